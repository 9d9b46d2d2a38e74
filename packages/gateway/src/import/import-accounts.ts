import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod';
import { customerDocumentSchema, storeAccount, type StoredAccount, type CustomerRow } from '../customers/index.ts';
import type { Db } from '../database/database.ts';
import { hashPassword, type AccountRow } from '../identity/index.ts';
import { canonicalEmail } from '../mail/index.ts';
import type { ImportKind } from './import-records.ts';
import { BATCH_SIZE, inBatches, type Keyed } from './in-batches.ts';

/** As argon2 writes it: a password itself never stands in a file. */
const hash = z.string().regex(/^\$argon2id\$/, 'must be a hash of argon2id: $argon2id$…');

/** An account with its customer: a line of NDJSON. */
export const accountLineSchema = z.strictObject({
  /** The customer's id, which orders and carts know; a new one when it is missing. */
  id: z.string().min(1).exactOptional(),
  email: z.string().min(3),
  /** What is typed to sign in; the e-mail when it is missing. */
  login: z.string().min(1).exactOptional(),
  /** Without one a new account gets its password by the mail for those who forgot theirs. */
  passwordHash: hash.exactOptional(),
  status: z.enum(['ACTIVE', 'LOCKED_OUT', 'PASSWORD_EXPIRED']).exactOptional(),
  /** Groups as tokens carry them: a sales channel and a group, such as `KOUS:TVS`. */
  persona: z.array(z.string().regex(/^[A-Z]+:[A-Z]+$/)).exactOptional(),
  /** The associate id of a person who orders for customers. */
  koc: z.string().min(1).exactOptional(),
  recovery: z.strictObject({ question: z.string().min(1), answerHash: hash }).exactOptional(),
  customer: customerDocumentSchema,
});
export type AccountLine = z.output<typeof accountLineSchema>;

/** Accounts over those with the same e-mail; a line without a password leaves that of a known account as it is. */
export const accountImport: ImportKind<AccountLine> = {
  name: 'accounts',
  schema: accountLineSchema,
  keyOf: ({ email }) => canonicalEmail(email) ?? email,
  async store(tx, lines) {
    const refused = new Map<AccountLine, string>();
    const nobodysHash = await hashPassword(randomUUID());
    for (const line of lines) {
      const email = canonicalEmail(line.email);
      if (email === undefined) refused.set(line, `email: ${line.email} is no e-mail address`);
      else await storeAccount(tx, accountFrom(line, email), nobodysHash);
    }
    return refused;
  },
  stored: (db) => inBatches((after) => accountsAfter(db, after)),
};

const accountFrom = ({ customer, login, ...line }: AccountLine, email: string): StoredAccount => ({
  ...line,
  ...{ email, login: login ?? email, document: customer },
});

async function accountsAfter(db: Db, after: string): Promise<Keyed<AccountLine>[]> {
  const rows = await db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.customer_id', 'customers.id')
    .selectAll()
    .where('email', '>', after)
    .orderBy('email')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map((row) => [row.email, lineFrom(row)]);
}

function lineFrom({ id, email, login, persona, koc, ...row }: Selectable<CustomerRow & AccountRow>): AccountLine {
  const { recovery_question: question, recovery_answer_hash: answerHash } = row;
  return {
    ...{ id, email, login, passwordHash: row.password_hash, status: row.status, persona },
    ...(koc !== null && { koc }),
    ...(question !== null && answerHash !== null && { recovery: { question, answerHash } }),
    customer: row.document,
  };
}
