import { receivedCases, receivedSubscriptions } from '../contact/index.ts';
import type { Db } from '../database/database.ts';
import type { Environment } from '../main/environment.ts';
import { isoDay } from '../texts/company-day.ts';
import { readArguments } from './read-arguments.ts';
import { saveAttachments } from './save-attachments.ts';
import { unknownCommand, UsageError } from './usage-error.ts';
import { withDatabase } from './with-database.ts';

/** Finds the messages of one kind, oldest first. */
type Find = (db: Db) => Promise<readonly { readonly createdAt: Date }[]>;

const kinds = new Map<string, Find>([
  ['cases', receivedCases],
  ['subscriptions', receivedSubscriptions],
]);

const attachments = 'attachments';

/** Prints what shoppers sent to the company, one JSON object per line, or saves the files that they attached. */
export async function contactCommand(args: readonly string[], environment: Environment): Promise<number> {
  if (args[0] === attachments) return saveAttachments(args.slice(1), environment);
  return printMessages(args, environment);
}

async function printMessages(args: readonly string[], environment: Environment): Promise<number> {
  const { positionals, values } = readArguments(args, { since: { type: 'string' } });
  const [name = '', unexpected] = positionals;
  const { since = '' } = values;
  const find = kinds.get(name);
  if (!find) throw unknownCommand('contact', name, [...kinds.keys(), attachments]);
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument: ${unexpected}`);
  if (!/^(?:\d{4}-\d\d-\d\d)?$/.test(since))
    throw new UsageError(`--since must be a day such as 2030-01-31, not ${since}`);
  const messages = await withDatabase(environment, find);
  const wanted = messages.filter(({ createdAt }) => isoDay(createdAt) >= since);
  if (wanted.length === 0) console.error(`No ${name}.`);
  else console.log(wanted.map((message) => JSON.stringify(message)).join('\n'));
  return 0;
}
