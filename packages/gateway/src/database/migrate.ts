import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';
import { migrations } from './migrations/index.ts';

export interface MigrateOptions {
  readonly migrations?: Readonly<Record<string, Migration>>;
  /** Called with the name of each migration that was applied. */
  readonly onApplied?: (name: string) => void;
}

/** A database that a newer version of the program has migrated. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/**
 * Brings the tables to the newest shape, all migrations or none; does nothing when they have it. While another process
 * does it, this one waits for its lock.
 *
 * @throws {NewerDatabaseError} when the database has had migrations that this version does not know
 */
export async function migrate(db: Kysely<Tables>, options: MigrateOptions = {}): Promise<void> {
  const { migrations: all = migrations, onApplied = () => undefined } = options;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...all }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw newerDatabase(error) ?? error;
  for (const { migrationName } of results) onApplied(migrationName);
}

const unknownMigration = /previously executed migration (\S+) is missing/;

function newerDatabase(error: unknown): NewerDatabaseError | undefined {
  const [, name] = unknownMigration.exec(error instanceof Error ? error.message : '') ?? [];
  if (name === undefined) return undefined;
  return new NewerDatabaseError(
    `the database is newer than this program, which does not know its migration ${name}: start the version that made it, or restore a backup from before it`,
    { cause: error },
  );
}
