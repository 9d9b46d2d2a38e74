import { sql, type RawBuilder } from 'kysely';
import { responseLifetimeMs } from '../http/idempotency/run-once.ts';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { maxAttempts } from '../mail/index.ts';

const mailDays = 30;
const authorizationDays = 7;
const networkDays = 90;
/** Longer than an e-mail is retried: sending it renews its link. */
const unsentLinkDays = 1;
/** Longer than the session of a guest, which is the only way to a guest's cart. */
const guestCartDays = 90;
const dayMs = 86_400_000;
const batchSize = 1_000;

/** The tables whose rows expire, the column with the date, and the number of days for which a row stays after it. */
const expiring = [
  ['attempts', 'window_ends_at', 0],
  ['identity_sessions', 'expires_at', 0],
  ['identity_transactions', 'expires_at', unsentLinkDays],
  ['authorization_codes', 'expires_at', 1],
  ['grants', 'expires_at', 0],
  ['known_networks', 'seen_at', networkDays],
  ['card_tokens', 'expires_at', 0],
  ['pay_pal_attempts', 'expires_at', 0],
  ['outbox', 'created_at', mailDays],
  ['idempotency_keys', 'created_at', responseLifetimeMs / dayMs],
  ['shared_carts', 'expires_at', 0],
  ['favourites_lists', 'expires_at', 0],
] as const satisfies readonly (readonly [table: keyof Tables, column: string, days: number])[];

/**
 * Deletes expired rows: sessions, transactions, codes, grants, attempts, old e-mail, cached responses, shared
 * carts, favourites lists and the carts that guests left.
 * Voids authorizations whose order was never submitted.
 */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const [table, column, days] of expiring)
    await deleteWhere(db, table, sql`${sql.ref(column)} < ${daysAgo(days)}`);
  const isLeft = sql`customer_id is null and state <> 'Ordered' and last_modified_at < ${daysAgo(guestCartDays)}`;
  await deleteWhere(db, 'carts', isLeft);
  // otherwise the secret of an e-mail whose sender died during the last attempt would stay stored
  await db
    .updateTable('outbox')
    .set({ token: null })
    .where('token', 'is not', null)
    .where('attempts', '>=', maxAttempts)
    .execute();
  await db
    .updateTable('payments')
    .set({ status: 'VOIDED' })
    .where('status', '=', 'AUTHORIZED')
    .where('created_at', '<', daysAgo(authorizationDays))
    .execute();
}

/**
 * Deletes rows a thousand at a time: a statement that deletes many would exceed its five seconds, or keep shoppers
 * waiting for the embedded database.
 */
async function deleteWhere(db: Db, table: keyof Tables, condition: RawBuilder<unknown>): Promise<void> {
  const from = sql.table(table);
  const batch = sql`select ctid from ${from} where ${condition} limit ${sql.lit(batchSize)}`;
  // the condition is repeated for a row that changes meanwhile
  const statement = sql`delete from ${from} where ctid = any(array(${batch})) and ${condition}`;
  while ((await statement.execute(db)).numAffectedRows === BigInt(batchSize)) continue;
}
