import type { Environment } from '../main/environment.ts';
import { openDatabase } from '../database/database.ts';

/** Applies the migrations, so that the gateways of a new version start on a migrated database. */
export async function migrateCommand(
  _: readonly string[],
  { databaseUrl: url, dataDir }: Environment,
): Promise<number> {
  const applied: string[] = [];
  const onApplied = (name: string) => void applied.push(name);
  const db = await openDatabase(url === undefined ? { dataDir } : { url }, { onApplied });
  await db.destroy();
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  return 0;
}
