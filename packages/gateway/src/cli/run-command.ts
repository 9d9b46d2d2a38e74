import { resolve } from 'node:path';
import { readEnvironment, type Environment } from '../main/environment.ts';
import { startupFailure } from '../main/startup-failure.ts';
import { FolderLockedError } from '../database/folder-lock.ts';
import { FileFormatError } from '../import/records.ts';
import { FileError } from './file-error.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { UsageError } from './usage-error.ts';

const usage = `Manages the data of a shop.

  npm run basin -- import stock stock.csv   a file of one kind; - reads standard input
  npm run basin -- import mine/             every file of a folder; each file is named after its kind
  npm run basin -- export stock stock.csv   or stock.ndjson; prices too, and the other kinds as NDJSON only
  npm run basin -- export mine/             every kind, in files that import can read; orders are no kind
  npm run basin -- remove products p-30160  by id; also stores, pages, drafts, texts, settings, collections
  npm run basin -- migrate                  brings the database up to date
  npm run basin -- orders list --state open
  npm run basin -- orders show W1234        one order with its history
  npm run basin -- orders ship W1234 --carrier UPS --tracking 1Z999 --line TL-300-GY=4
  npm run basin -- orders complete|cancel|return|refund W1234 --why "…"
  npm run basin -- trade list               who applied for trade prices, who decided about whom
  npm run basin -- trade admit|decline|remove lee@example.com --by ada
  npm run basin -- contact cases            the messages of the contact form; also subscriptions, to the newsletter
  npm run basin -- contact attachments C100001 files/    the files of a message

docs/import.md lists the kinds and their formats, docs/orders.md the steps of an order, docs/trade.md the trade customers, docs/contact.md the messages. The commands use the database of DATABASE_URL, or of the folder DATA_DIR (.data).`;

/** A command. Resolves to its exit code; throws a `UsageError` for invalid arguments. */
type Command = (args: readonly string[], environment: Environment) => Promise<number>;

// each imports much of the gateway, which the others and --help do without
const commands = new Map<string, () => Promise<Command>>([
  ['import', async () => (await import('./import-command.ts')).importCommand],
  ['export', async () => (await import('./export-command.ts')).exportCommand],
  ['remove', async () => (await import('./remove-command.ts')).removeCommand],
  ['migrate', async () => (await import('./migrate-command.ts')).migrateCommand],
  ['orders', async () => (await import('./orders-command.ts')).ordersCommand],
  ['trade', async () => (await import('./trade-command.ts')).tradeCommand],
  ['contact', async () => (await import('./contact-command.ts')).contactCommand],
]);

/** Runs the command in the arguments, reports errors on standard error and returns the exit code. */
export async function runCommand(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<number> {
  let environment: Environment | undefined;
  try {
    environment = readEnvironment(variables);
    return await perform(args, environment);
  } catch (error) {
    console.error(explain(error, environment));
    return error instanceof UsageError ? 2 : 1;
  }
}

async function perform([name, ...args]: readonly string[], given: Environment): Promise<number> {
  const isHelp = name === '--help' || args.includes('--help');
  if (isHelp || name === undefined) {
    console.error(usage);
    return isHelp ? 0 : 2;
  }
  const load = commands.get(name);
  if (!load) throw new UsageError(`There is no command “${name}”.`);
  const command = await load();
  return command(args, given);
}

/** Returns why the command failed and what to do, or the error itself when it is unexpected. */
function explain(error: unknown, environment: Environment | undefined): unknown {
  if (error instanceof FolderLockedError) {
    return `${error.message}: stop the shop first, or let both use one DATABASE_URL`;
  }
  if (error instanceof FileFormatError) return `The file cannot be imported: ${error.message} (docs/import.md)`;
  if (error instanceof UsageError) return `${error.message}\n“npm run basin -- --help” lists the commands.`;
  if (error instanceof FileError || error instanceof HttpProblem) return error.message;
  if (isMissingFile(error)) return `The file ${resolve(String(error.path))} does not exist.`;
  return startupFailure(error, environment) ?? error;
}

function isMissingFile(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error;
}
