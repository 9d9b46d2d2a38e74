import { randomHex } from '../http/digest.ts';
import { hashSecret, newSecret } from '../identity/index.ts';
import type { Db, Tx } from '../database/database.ts';
import type { PayPalAttemptRow } from './table.ts';
import { payerOutcome } from './test-cards.ts';

/** A payment that a shopper approves at PayPal. */
export type PayPalDraft = Pick<PayPalAttemptRow, 'cart_id' | 'cent_amount' | 'return_url' | 'cancel_url'>;

const lifetimeMs = 3 * 60 * 60 * 1000;

/** Opens a payment attempt and returns its token, which is valid for three hours. */
export async function openPayPalAttempt(db: Db, draft: PayPalDraft, now: Date): Promise<string> {
  const token = `EC-${newSecret()}`;
  const expires_at = new Date(now.getTime() + lifetimeMs);
  await db
    .insertInto('pay_pal_attempts')
    .values({ ...draft, token_hash: hashSecret(token), payer_id: null, outcome: null, expires_at })
    .execute();
  return token;
}

/** Returns the attempt of a token until its approval is redeemed. It may be approved or expired. */
export const findAttempt = (db: Db, token: string) =>
  db.selectFrom('pay_pal_attempts').selectAll().where('token_hash', '=', hashSecret(token)).executeTakeFirst();

/** Approves an attempt on behalf of a PayPal account, unless it is already approved or expired. */
export async function approveAttempt(db: Db, token: string, email: string, now: Date): Promise<void> {
  await db
    .updateTable('pay_pal_attempts')
    .set({ payer_id: randomHex(8).toUpperCase(), outcome: payerOutcome(email) })
    .where('token_hash', '=', hashSecret(token))
    .where('payer_id', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Redeems the approval of a token and payer, which can be used once. */
export async function takeApproval(
  tx: Tx,
  { token, payerId }: { readonly token: string; readonly payerId: string },
  now: Date,
): Promise<PayPalAttemptRow | undefined> {
  const row = await tx
    .deleteFrom('pay_pal_attempts')
    .where('token_hash', '=', hashSecret(token))
    .where('payer_id', '=', payerId)
    .returningAll()
    .executeTakeFirst();
  return row && row.expires_at > now ? row : undefined;
}
