import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod';
import { customerDocumentSchema, storeAccount, type StoredAccount, type CustomerRow } from '../customers/index.ts';
import type { Db } from '../database/database.ts';
import { hashPassword, loginFrom, type AccountRow } from '../identity/index.ts';
import { canonicalEmail } from '../mail/index.ts';
import type { ImportKind } from './import-records.ts';
import { batchSize, inBatches, type Keyed } from './in-batches.ts';

/** An encoded argon2id hash: import files never contain passwords. */
const hash = z
  .string()
  .regex(
    /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+(?:\$(?:[A-Za-z\d+/]{4}){2,}(?:[A-Za-z\d+/]{2,3})?){2}$/,
    'must be a complete argon2id hash: $argon2id$v=19$m=…,t=…,p=…$salt$hash',
  );

/** An NDJSON line: an account with its customer. */
export const accountLineSchema = z.strictObject({
  /** The customer's id, to which orders and carts refer; generated when missing. */
  id: z.string().min(1).exactOptional(),
  email: z.string().min(3),
  /** The login name; defaults to the e-mail address. */
  login: z.string().min(1).exactOptional(),
  /** When it is missing, the owner of a new account sets a password by the forgotten-password e-mail. */
  passwordHash: hash.exactOptional(),
  status: z.enum(['ACTIVE', 'LOCKED_OUT', 'PASSWORD_EXPIRED']).exactOptional(),
  /** Groups as in the tokens: a sales channel and a group, such as `KOUS:TVS`. */
  persona: z.array(z.string().regex(/^[A-Z]+:[A-Z]+$/)).exactOptional(),
  /** The associate id of an employee who orders on behalf of customers. */
  koc: z.string().min(1).exactOptional(),
  recovery: z.strictObject({ question: z.string().min(1), answerHash: hash }).exactOptional(),
  customer: customerDocumentSchema,
});
export type AccountLine = z.output<typeof accountLineSchema>;

/** Imports accounts by e-mail address; a line without a password hash preserves the existing account's password. */
export const accountImport: ImportKind<AccountLine> = {
  name: 'accounts',
  schema: accountLineSchema,
  keyOf: ({ email }) => canonicalEmail(email) ?? email,
  async store(tx, lines) {
    const rejected = new Map<AccountLine, string>();
    const unusableHash = await hashPassword(randomUUID());
    for (const line of lines) {
      const email = canonicalEmail(line.email);
      if (email === undefined) rejected.set(line, `email: ${line.email} is not a valid e-mail address`);
      else await storeAccount(tx, accountFrom(line, email), unusableHash);
    }
    return rejected;
  },
  stored: (db) => inBatches((after) => accountsAfter(db, after)),
};

const accountFrom = ({ customer, login, ...line }: AccountLine, email: string): StoredAccount => ({
  ...line,
  email,
  login: login === undefined ? email : loginFrom(login),
  document: customer,
});

async function accountsAfter(db: Db, after: string): Promise<Keyed<AccountLine>[]> {
  const rows = await db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.customer_id', 'customers.id')
    .selectAll()
    .where('email', '>', after)
    .orderBy('email')
    .limit(batchSize)
    .execute();
  return rows.map((row) => [row.email, lineFrom(row)]);
}

function lineFrom({ id, email, login, persona, koc, ...row }: Selectable<CustomerRow & AccountRow>): AccountLine {
  const { recovery_question: question, recovery_answer_hash: answerHash } = row;
  return {
    id,
    email,
    login,
    passwordHash: row.password_hash,
    status: row.status,
    persona,
    ...(koc !== null && { koc }),
    ...(question !== null && answerHash !== null && { recovery: { question, answerHash } }),
    customer: row.document,
  };
}
