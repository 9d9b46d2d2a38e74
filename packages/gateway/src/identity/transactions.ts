import type { Db } from '../database/database.ts';
import type { IdentityTransactionRow } from './table.ts';
import { hashSecret, newSecret } from './secret.ts';

export type TransactionKind = IdentityTransactionRow['kind'];

/** A single-use step, with its token. */
export interface Transaction {
  readonly token: string;
  readonly expiresAt: Date;
}

const lifetimeSeconds: Record<TransactionKind, number> = {
  session: 300,
  passwordExpired: 600,
  recovery: 3_600,
  recoveryQuestion: 600,
  passwordReset: 600,
  unlock: 3_600,
  emailChange: 86_400,
};

/** Opens a transaction for an account; that of an e-mail change has the new address. */
export async function openTransaction(
  db: Db,
  kind: TransactionKind,
  uid: string,
  now: Date,
  email: string | null = null,
): Promise<Transaction> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + lifetimeSeconds[kind] * 1000);
  await db
    .insertInto('identity_transactions')
    .values({ token_hash: hashSecret(token), kind, uid, expires_at: expiresAt, email })
    .execute();
  return { token, expiresAt };
}

/** Redeems a transaction. Returns its account, or undefined when it was redeemed, has expired or is of another kind. */
export async function takeTransaction(
  db: Db,
  kind: TransactionKind,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('identity_transactions')
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', kind)
    .returning(['uid', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.uid : undefined;
}

/** Returns the account of a transaction without redeeming it. */
export async function findTransaction(
  db: Db,
  kind: TransactionKind,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity_transactions')
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .select('uid')
    .executeTakeFirst();
  return row?.uid;
}
