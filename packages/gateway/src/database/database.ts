import { existsSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type KyselyPlugin, type Transaction } from 'kysely';
import pg from 'pg';
import { createDataFolder } from './create-data-folder.ts';
import { databaseFolder, dataFolderError, expectDiskSpace, expectIntactFolder } from './data-folder-error.ts';
import { embeddedDatabase, embeddedStartParams } from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import type { Tables } from './tables.ts';
import { migrate, type MigrateOptions } from './migrate.ts';

/** A handle to the tables: the database itself, or a transaction on it. */
export type Db = Kysely<Tables>;

/** An open transaction. Use only the transaction inside it: PGlite has one connection and would deadlock. */
export type Tx = Transaction<Tables>;

/** Where the tables are stored: in memory, in a folder, or on a PostgreSQL server. */
export type DatabaseLocation = 'memory' | { dataDir: string } | { url: string };

// PGlite parses int8 as a number, pg as a string; counts and versions are numbers here
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

const statementTimeoutMs = 5_000;
/** Long, because a migration may rewrite large tables or wait for the migration of another process. */
const migrationTimeoutMs = 6 * 3_600_000;
/** The time allowed for a result after the statement timeout, for a server that hangs without an error. */
const readGraceMs = 2_000;
const idlePerStatement = 2; // a transaction may be idle for the time of two statements
const acquireTimeoutMs = 2_000;
const poolSize = 10;

/**
 * Opens the database at a location, with all migrations applied; `destroy()` closes it.
 *
 * @throws {RangeError} when the folder cannot be created
 * @throws {FolderLockedError} when another process has the folder open
 * @throws {DataFolderError} when the folder's disk is full or read-only, or its database is damaged
 */
export async function openDatabase(location: DatabaseLocation, options: MigrateOptions = {}): Promise<Db> {
  if (location === 'memory')
    return migrateOrClose(embeddedDatabase(new PGlite({ startParams: embeddedStartParams })), options);
  if ('url' in location) return openServer(location.url, options);
  createDataFolder(location.dataDir);
  const unlock = await lockFolder(location.dataDir);
  try {
    const database = embeddedDatabase(await openFolder(location.dataDir, unlock));
    return await migrateOrClose(database.withPlugin(rejectWritesOnFullDisk(location.dataDir)), options);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openFolder(dataDir: string, unlock: () => Promise<void>): Promise<PGlite> {
  const folder = databaseFolder(dataDir);
  const isNew = !existsSync(folder);
  expectIntactFolder(dataDir);
  try {
    const pglite = new FolderPGlite(folder, unlock);
    await pglite.waitReady;
    return pglite;
  } catch (error) {
    const problem = dataFolderError(dataDir, error);
    // otherwise the next start would report the incomplete new database as damaged
    if (isNew) rmSync(folder, { recursive: true, force: true });
    throw problem;
  }
}

/** Rejects writes before the disk is full, because an engine that cannot extend its log hangs the process forever. */
const rejectWritesOnFullDisk = (dataDir: string): KyselyPlugin => ({
  transformQuery({ node }) {
    if (node.kind !== 'SelectQueryNode') expectDiskSpace(dataDir);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

/** A PGlite on a folder that releases the folder's lock when it is closed. */
class FolderPGlite extends PGlite {
  readonly #unlock: () => Promise<void>;

  constructor(dataDir: string, unlock: () => Promise<void>) {
    super(dataDir, { startParams: embeddedStartParams });
    this.#unlock = unlock;
  }

  override async close(): Promise<void> {
    await super.close();
    await this.#unlock();
  }
}

/** A connection that closes on a read timeout, because a hanging query would block all later ones. */
class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // an unhandled error between two statements of a transaction would end the process; the next statement reports it
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = (...given: unknown[]): never => {
      const result = query(...given);
      if (result instanceof Promise) result.catch((error: unknown) => isReadTimeout(error) && void this.end());
      return result as never;
    };
  }
}

const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Query read timeout');

/** Migrates over a separate connection, whose timeout is hours instead of seconds, then opens the database. */
async function openServer(url: string, options: MigrateOptions): Promise<Db> {
  const migrating = await migrateOrClose(serverDatabase(url, migrationTimeoutMs), options);
  await migrating.destroy();
  return serverDatabase(url, statementTimeoutMs);
}

function serverDatabase(url: string, timeoutMs: number): Db {
  const pool = new pg.Pool({
    Client: Connection,
    connectionString: url,
    query_timeout: timeoutMs + readGraceMs,
    max: poolSize,
    connectionTimeoutMillis: acquireTimeoutMs,
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: idlePerStatement * timeoutMs,
    types,
  });
  // the pool replaces a broken idle connection; the next query reports the problem
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function migrateOrClose(db: Db, options: MigrateOptions): Promise<Db> {
  try {
    await migrate(db, options);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
