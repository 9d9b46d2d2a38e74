import type { CallRequest, crmCalls } from '@basin/sdk/contract';
import { sql } from 'kysely';
import { queueToUnverified } from '../mail/index.ts';
import type { Tx } from '../database/database.ts';

type Case = CallRequest<typeof crmCalls.openCase>['body'];

interface Clock {
  readonly now: () => Date;
  readonly newId: () => string;
}

/** The fields of the contact form. */
export type CaseDocument = Omit<Case, 'email'>;

/** Opens a case and returns its number. */
export async function openCase(tx: Tx, owner: string, { email, ...document }: Case, clock: Clock): Promise<string> {
  const now = clock.now();
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
  const { firstName = document.name, locale } = document;
  const facts = { firstName, caseNumber: case_number };
  await queueToUnverified(tx, { recipient: email, kind: 'case', locale, facts }, clock);
  return case_number;
}
