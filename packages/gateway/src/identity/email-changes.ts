import type { Db, Tx } from '../database/database.ts';
import { hashSecret } from './secret.ts';
import { openTransaction } from './transactions.ts';

/** Returns the new e-mail address that a customer has requested and not yet confirmed. */
export async function pendingEmailOf(db: Db | Tx, customerId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity_transactions')
    .innerJoin('accounts', 'accounts.uid', 'identity_transactions.uid')
    .where('accounts.customer_id', '=', customerId)
    .where('kind', '=', 'emailChange')
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .select('identity_transactions.email')
    .executeTakeFirst();
  return row?.email ?? undefined;
}

/**
 * Returns the token of the link that confirms a new address. Links to another address stop working; earlier links to
 * the same address stay valid, because a customer may follow any of them.
 */
export async function openEmailChange(tx: Tx, uid: string, email: string, now: Date): Promise<string> {
  await changesOf(tx, uid).where('email', '<>', email).execute();
  return (await openTransaction(tx, 'emailChange', uid, now, email)).token;
}

/** Redeems a link. Returns the new address, or undefined when the link was used, has expired or is another account's. */
export async function takeEmailChange(tx: Tx, uid: string, token: string, now: Date): Promise<string | undefined> {
  const row = await changesOf(tx, uid)
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  return row?.email ?? undefined;
}

/** Makes all links to new addresses of an account stop working. */
export async function cancelEmailChange(tx: Tx, uid: string): Promise<void> {
  await changesOf(tx, uid).execute();
}

const changesOf = (tx: Tx, uid: string) =>
  tx.deleteFrom('identity_transactions').where('uid', '=', uid).where('kind', '=', 'emailChange');
