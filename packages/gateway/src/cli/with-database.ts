import { openDatabase, type Db } from '../database/database.ts';
import type { Environment } from '../main/environment.ts';

/** Opens the shop's database, runs the work and closes the database. */
export async function withDatabase<Result>(
  { databaseUrl: url, dataDir }: Environment,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase(url === undefined ? { dataDir } : { url });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
