import { randomUUID } from 'node:crypto';
import {
  admitToTrade,
  declineForTrade,
  removeFromTrade,
  tradeApplicants,
  tradeRecords,
  type Customer,
} from '../customers/index.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Environment } from '../main/environment.ts';
import { isoDay, isoMinute } from '../texts/company-day.ts';
import { operatorName } from './operator-name.ts';
import { readArguments } from './read-arguments.ts';
import { unknownCommand, UsageError } from './usage-error.ts';
import { withDatabase } from './with-database.ts';

const delay = 'from their next sign-in or after an hour at most';

const changes = new Map([
  ['admit', { change: admitToTrade, done: `is now a trade customer, ${delay}` }],
  ['decline', { change: declineForTrade, done: 'reads in the account that the application was declined' }],
  ['remove', { change: removeFromTrade, done: `is no longer a trade customer, ${delay}` }],
]);

/** Lists who applied for trade prices and who decided about whom, or admits, declines or removes a trade customer. */
export async function tradeCommand(args: readonly string[], environment: Environment): Promise<number> {
  const { positionals, values } = readArguments(args, { by: { type: 'string' } });
  const [name = '', email, ...rest] = positionals;
  const unexpected = name === 'list' ? email : rest[0];
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument: ${unexpected}`);
  if (name === 'list') return withDatabase(environment, list);
  const found = changes.get(name);
  if (!found) throw unknownCommand('trade', name, ['list', ...changes.keys()]);
  if (email === undefined) throw new UsageError(`${name} needs the e-mail address of a customer`);
  const request = { email, by: operatorName(values.by) };
  await withDatabase(environment, (db) =>
    transact(db, (tx) => found.change(tx, request, { now: () => new Date(), newId: randomUUID })),
  );
  console.log(`${email} ${found.done}.`);
  return 0;
}

async function list(db: Db): Promise<number> {
  const applicants = (await tradeApplicants(db)).map(applicantLine);
  console.log(applicants.length === 0 ? 'Nobody is waiting for trade prices.' : applicants.join('\n'));
  const records = (await tradeRecords(db)).flatMap(recordLines);
  if (records.length > 0) console.log(['', 'Decisions:', ...records].join('\n'));
  return 0;
}

function applicantLine({ created_at: createdAt, email, document }: Customer): string {
  const { firstName, lastName, accountType, companyName = '' } = document;
  return [isoDay(createdAt), accountType.padEnd('professional'.length), email, `${firstName} ${lastName}`, companyName]
    .join('  ')
    .trimEnd();
}

const recordLines = ({ email, document: { tradeChanges = [] } }: Customer): string[] =>
  tradeChanges.map(({ change, by, at }) =>
    [isoMinute(new Date(at)), change.padEnd('decline'.length), email, by].join('  '),
  );
