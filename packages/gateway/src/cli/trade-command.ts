import { randomUUID } from 'node:crypto';
import { admitToTrade, removeFromTrade, tradeApplicants } from '../customers/index.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Environment } from '../main/environment.ts';
import { UsageError } from './usage-error.ts';
import { withDatabase } from './with-database.ts';

const changes = new Map([
  ['admit', { change: admitToTrade, done: 'is now a trade customer' }],
  ['remove', { change: removeFromTrade, done: 'is no longer a trade customer' }],
]);

/** Lists who applied for trade prices, or puts a customer into the trade group or takes them out of it. */
export async function tradeCommand(args: readonly string[], environment: Environment): Promise<number | undefined> {
  const [name = '', email, ...rest] = args;
  const unexpected = name === 'list' ? email : rest[0];
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument: ${unexpected}`);
  if (name === 'list') return withDatabase(environment, listApplicants);
  const found = changes.get(name);
  if (!found) {
    if (name !== '') console.error(`There is no trade command “${name}”.\n`);
    return undefined;
  }
  if (email === undefined) throw new UsageError(`${name} needs the e-mail address of a customer`);
  await withDatabase(environment, (db) =>
    transact(db, (tx) => found.change(tx, email, { now: () => new Date(), newId: randomUUID })),
  );
  console.log(`${email} ${found.done}, from their next sign-in or after an hour at most.`);
  return 0;
}

async function listApplicants(db: Db): Promise<number> {
  const applicants = await tradeApplicants(db);
  if (applicants.length === 0) console.log('Nobody is waiting for trade prices.');
  for (const { created_at: createdAt, email, document } of applicants) {
    const { firstName, lastName, accountType, companyName = '' } = document;
    const day = createdAt.toISOString().slice(0, 10);
    console.log(
      [day, accountType.padEnd('professional'.length), email, `${firstName} ${lastName}`, companyName]
        .join('  ')
        .trimEnd(),
    );
  }
  return 0;
}
