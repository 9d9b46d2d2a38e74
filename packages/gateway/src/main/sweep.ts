import { responseLifetimeMs } from '../http/idempotency/run-once.ts';
import type { Db } from '../database/database.ts';
import { maxAttempts } from '../mail/index.ts';

const mailDays = 30;
const authorizationDays = 7;
const networkDays = 90;
/** Longer than an e-mail is retried: sending it renews its link. */
const unsentLinkDays = 1;
/** Longer than the session of a guest, which is the only way to a guest's cart. */
const guestCartDays = 90;
const dayMs = 86_400_000;

/**
 * Deletes expired rows: sessions, transactions, codes, grants, attempts, old e-mail, cached responses, shared
 * carts, favourites lists and the carts that guests left.
 * Voids authorizations whose order was never submitted.
 */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.deleteFrom('attempts').where('window_ends_at', '<', now).execute();
  await db.deleteFrom('identity_sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('identity_transactions').where('expires_at', '<', daysAgo(unsentLinkDays)).execute();
  await db.deleteFrom('authorization_codes').where('expires_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('grants').where('expires_at', '<', now).execute();
  await db.deleteFrom('known_networks').where('seen_at', '<', daysAgo(networkDays)).execute();
  await db.deleteFrom('card_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('pay_pal_attempts').where('expires_at', '<', now).execute();
  await db.deleteFrom('outbox').where('created_at', '<', daysAgo(mailDays)).execute();
  // otherwise the secret of an e-mail whose sender died during the last attempt would stay stored
  await db
    .updateTable('outbox')
    .set({ token: null })
    .where('token', 'is not', null)
    .where('attempts', '>=', maxAttempts)
    .execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', new Date(now.getTime() - responseLifetimeMs))
    .execute();
  await db
    .updateTable('payments')
    .set({ status: 'VOIDED' })
    .where('status', '=', 'AUTHORIZED')
    .where('created_at', '<', daysAgo(authorizationDays))
    .execute();
  await db.deleteFrom('shared_carts').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('carts')
    .where('customer_id', 'is', null)
    .where('state', '!=', 'Ordered')
    .where('last_modified_at', '<', daysAgo(guestCartDays))
    .execute();
  await db.deleteFrom('favourites_lists').where('expires_at', '<', now).execute();
}
