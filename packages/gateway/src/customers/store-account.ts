import type { Tx } from '../database/database.ts';
import { insertAccount, type AccountDraft } from './insert-account.ts';

/** An account as it is brought from elsewhere: its customer may have an id already, and its password be unknown. */
export interface StoredAccount extends Omit<AccountDraft, 'passwordHash'> {
  readonly id?: string;
  readonly passwordHash?: string;
}

/** Stores an account with its customer, over the one with the same e-mail; that one keeps its id, and its password unless one is given. */
export async function storeAccount(tx: Tx, account: StoredAccount, nobodysHash: string): Promise<void> {
  const now = new Date();
  const [id = crypto.randomUUID()] = [account.id];
  const draft = { ...account, passwordHash: account.passwordHash ?? nobodysHash };
  const inserted = await insertAccount(tx, draft, { now: () => now, newId: takeFirst(id) });
  if (!inserted) await replaceAccount(tx, account, now);
}

/** The customer's id is the first that is asked for. */
function takeFirst(id: string): () => string {
  const ids = [id];
  return () => ids.pop() ?? crypto.randomUUID();
}

async function replaceAccount(tx: Tx, account: StoredAccount, now: Date): Promise<void> {
  const { id } = await tx
    .updateTable('customers')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      persona: JSON.stringify(account.persona ?? []),
      koc: account.koc ?? null,
      document: JSON.stringify(account.document),
      last_modified_at: now,
    }))
    .where('email', '=', account.email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { passwordHash } = account;
  await tx
    .updateTable('accounts')
    .set({
      login: account.login,
      status: account.status ?? 'ACTIVE',
      recovery_question: account.recovery?.question ?? null,
      recovery_answer_hash: account.recovery?.answerHash ?? null,
      ...(passwordHash !== undefined && { password_hash: passwordHash, password_changed_at: now }),
    })
    .where('customer_id', '=', id)
    .execute();
}
