import type { CallRequest, crmCalls } from '@basin/sdk/contract';
import { sql } from 'kysely';
import type { Tx } from '../store/database.ts';

type Case = CallRequest<typeof crmCalls.openCase>['body'];

/** What a shopper wrote in the contact form. */
export type CaseDocument = Omit<Case, 'email'>;

/** Opens a case; its number is what the shopper is told. */
export async function openCase(tx: Tx, owner: string, { email, ...document }: Case, now: Date): Promise<string> {
  const { case_number } = await tx
    .insertInto('cases')
    .values({
      case_number: sql<string>`'C' || nextval('case_numbers')`,
      owner,
      email,
      document: JSON.stringify(document),
      created_at: now,
    })
    .returning('case_number')
    .executeTakeFirstOrThrow();
  return case_number;
}
