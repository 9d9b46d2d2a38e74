import type { Environment } from '../main/environment.ts';
import { openDatabase } from '../database/database.ts';
import { readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';

/** Applies the migrations, so that the gateways of a new version start on a migrated database. */
export async function migrateCommand(
  args: readonly string[],
  { databaseUrl: url, dataDir }: Environment,
): Promise<number> {
  const [unexpected] = readArguments(args, {}).positionals;
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument: ${unexpected}`);
  const applied: string[] = [];
  const onApplied = (name: string) => void applied.push(name);
  const db = await openDatabase(url === undefined ? { dataDir } : { url }, { onApplied });
  await db.destroy();
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  return 0;
}
