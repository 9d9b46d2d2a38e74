import { canonicalEmail } from '../mail/index.ts';
import type { Db, Tx } from '../database/database.ts';
import type { AccountRow } from './table.ts';
import type { TokenSubject } from './access-token.ts';

/** An account with its customer's details. */
export type Account = Pick<AccountRow, 'uid' | 'login' | 'password_hash' | 'password_changed_at' | 'status'> &
  Pick<AccountRow, 'recovery_question' | 'recovery_answer_hash' | 'customer_id'> & {
    email: string;
    persona: string[];
    koc: string | null;
    firstName: string;
    lastName: string;
    locale: string | undefined;
  };

export const findAccountByLogin = (db: Db | Tx, login: string) => findAccount(db, 'accounts.login', login);
export const findAccountByUid = (db: Db | Tx, uid: string) => findAccount(db, 'accounts.uid', uid);

async function findAccount(
  db: Db | Tx,
  column: 'accounts.login' | 'accounts.uid',
  value: string,
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.id', 'accounts.customer_id')
    .where(column, '=', value)
    .selectAll('accounts')
    .select(['customers.email', 'customers.persona', 'customers.koc', 'customers.document'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { document, ...account } = row;
  const { firstName, lastName, locale } = document;
  return { ...account, firstName, lastName, locale };
}

/** Returns the token claims about an account. */
export const tokenSubjectFrom = ({ email, uid, koc, persona, firstName, lastName }: Account): TokenSubject => ({
  sub: email,
  uid,
  ...(koc !== null && { koc }),
  persona,
  firstName,
  lastName,
});

/** Returns the form in which logins are stored and compared. */
export const loginFrom = (username: string): string => canonicalEmail(username) ?? username.trim().toLowerCase();

/** Ends all pending transactions of an account, so that no link which was sent to it still works. */
export async function endTransactions(db: Db | Tx, uid: string): Promise<void> {
  await db.deleteFrom('identity_transactions').where('uid', '=', uid).execute();
}

/** Ends all sessions, pending transactions, authorization codes and grants of an account. */
export async function signOutEverywhere(db: Db | Tx, uid: string, now: Date): Promise<void> {
  await db.deleteFrom('identity_sessions').where('uid', '=', uid).execute();
  await endTransactions(db, uid);
  await db.deleteFrom('authorization_codes').where('uid', '=', uid).where('grant_id', 'is', null).execute();
  await db
    .updateTable('grants')
    .set({ revoked_at: now })
    .where('uid', '=', uid)
    .where('revoked_at', 'is', null)
    .execute();
}
