import type { Tx } from '../database/database.ts';
import type { AccountRow } from '../identity/index.ts';
import type { CustomerDocument } from './customer.ts';
import type { Customer } from './customers.ts';

/** A new account and its customer. */
export interface AccountDraft {
  readonly login: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly persona?: readonly string[];
  readonly koc?: string;
  readonly status?: AccountRow['status'];
  readonly recovery?: { readonly question: string; readonly answerHash: string };
  readonly document: CustomerDocument;
}

/** Stores an account with its customer. Returns undefined when the e-mail address is taken. */
export async function insertAccount(
  tx: Tx,
  draft: AccountDraft,
  { now, newId }: { now: () => Date; newId: () => string },
): Promise<Customer | undefined> {
  const customer = await insertCustomer(tx, draft, newId(), now());
  if (!customer) return undefined;
  await tx
    .insertInto('accounts')
    .values({
      uid: newId(),
      customer_id: customer.id,
      login: draft.login,
      password_hash: draft.passwordHash,
      password_changed_at: now(),
      status: draft.status ?? 'ACTIVE',
      recovery_question: draft.recovery?.question ?? null,
      recovery_answer_hash: draft.recovery?.answerHash ?? null,
    })
    .execute();
  return customer;
}

function insertCustomer(tx: Tx, draft: AccountDraft, id: string, now: Date): Promise<Customer | undefined> {
  return tx
    .insertInto('customers')
    .values({
      id,
      version: 1,
      email: draft.email,
      persona: JSON.stringify(draft.persona ?? []),
      koc: draft.koc ?? null,
      document: JSON.stringify(draft.document),
      created_at: now,
      last_modified_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}
