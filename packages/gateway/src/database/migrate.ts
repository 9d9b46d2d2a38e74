import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';
import { migrations } from './migrations/index.ts';

export interface MigrateOptions {
  readonly migrations?: Readonly<Record<string, Migration>>;
  /** Called with the name of each applied migration. */
  readonly onApplied?: (name: string) => void;
}

/** The database was migrated by a newer version of the program. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/**
 * Applies the pending migrations, all or none. Waits while another process migrates.
 *
 * @throws {NewerDatabaseError} when the database has migrations that this version does not know
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
    `the database is newer than this program, which does not know its migration ${name}: start the version that applied it, or restore an older backup`,
    { cause: error },
  );
}
