import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { migrations } from './migrations/index.ts';

const ATTEMPTS = 12; // a minute of statement time-outs
const STATEMENT_TIMEOUT = '57014';

/**
 * Brings the tables to the newest shape, all migrations or none; does nothing when they have it. While another process
 * does it, this one waits for its lock, again when that takes longer than a statement may.
 */
export async function migrate(db: Db, attempt = 1): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const waitedTooLong = error instanceof Error && 'code' in error && error.code === STATEMENT_TIMEOUT;
  if (!waitedTooLong || attempt >= ATTEMPTS) throw error;
  await migrate(db, attempt + 1);
}
