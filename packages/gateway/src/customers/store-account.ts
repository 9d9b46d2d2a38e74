import type { Tx } from '../database/database.ts';
import { insertAccount, type AccountDraft } from './insert-account.ts';

/** An imported account. Its customer may already have an id, and its password may be unknown. */
export interface StoredAccount extends Omit<AccountDraft, 'passwordHash'> {
  readonly id?: string;
  readonly passwordHash?: string;
}

/**
 * Stores an account. Replaces one with the same e-mail address, which keeps its id and, without a new one, its
 * password.
 */
export async function storeAccount(tx: Tx, account: StoredAccount, unusableHash: string): Promise<void> {
  const now = new Date();
  const [id = crypto.randomUUID()] = [account.id];
  const draft = { ...account, passwordHash: account.passwordHash ?? unusableHash };
  const inserted = await insertAccount(tx, draft, { now: () => now, newId: idsStartingWith(id) });
  if (!inserted) await replaceAccount(tx, account, now);
}

/** Returns a generator of ids that starts with the given id, which becomes the customer's. */
function idsStartingWith(id: string): () => string {
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
