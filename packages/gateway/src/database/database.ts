import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type KyselyPlugin, type Transaction } from 'kysely';
import pg from 'pg';
import { databaseFolder, dataFolderError, expectRoom, expectWholeFolder } from './data-folder-error.ts';
import { embeddedDatabase, embeddedStart } from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import type { Tables } from './tables.ts';
import { migrate, type MigrateOptions } from './migrate.ts';

/** A handle to the tables: the database itself, or a transaction on it. */
export type Db = Kysely<Tables>;

/** An open transaction. Inside one use only it: PGlite has one connection and would wait for itself. */
export type Tx = Transaction<Tables>;

/** Where the tables live: in this process, in a folder, or on a PostgreSQL server. */
export type DatabaseLocation = 'memory' | { dataDir: string } | { url: string };

// PGlite reads int8 as a number, pg as text; counts and versions are numbers here
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

const STATEMENT_TIMEOUT_MS = 5_000;
/** A migration rewrites tables while nobody shops: it may take long, and so may the wait for another process's. */
const MIGRATION_TIMEOUT_MS = 6 * 3_600_000;
/** How much longer than a statement an answer may take, for a server that stands still and reports nothing. */
const READ_GRACE_MS = 2_000;
const IDLE_PER_STATEMENT = 2; // a transaction may say nothing for as long as two statements
const ACQUIRE_TIMEOUT_MS = 2_000;
const POOL_SIZE = 10;

/**
 * Opens the database at a location, with all migrations applied; `destroy()` closes it.
 *
 * @throws {FolderLockedError} when another process has the folder open
 * @throws {DataFolderError} when the folder's disk is full or read-only, or its database is damaged
 */
export async function openDatabase(location: DatabaseLocation, options: MigrateOptions = {}): Promise<Db> {
  if (location === 'memory') return migrated(embeddedDatabase(new PGlite({ startParams: embeddedStart })), options);
  if ('url' in location) return openServer(location.url, options);
  mkdirSync(location.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(location.dataDir);
  try {
    const database = embeddedDatabase(await openFolder(location.dataDir, unlock));
    return await migrated(database.withPlugin(writesNeedRoom(location.dataDir)), options);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openFolder(dataDir: string, unlock: () => Promise<void>): Promise<PGlite> {
  const folder = databaseFolder(dataDir);
  const isNew = !existsSync(folder);
  expectWholeFolder(dataDir);
  try {
    const pglite = new FolderPGlite(folder, unlock);
    await pglite.waitReady;
    return pglite;
  } catch (error) {
    const problem = dataFolderError(dataDir, error);
    // half of a new database would be taken for a damaged one at the next start
    if (isNew) rmSync(folder, { recursive: true, force: true });
    throw problem;
  }
}

/** Rejects writes before the disk is full: an engine that cannot extend its log never returns, and its process never ends. */
const writesNeedRoom = (dataDir: string): KyselyPlugin => ({
  transformQuery({ node }) {
    if (node.kind !== 'SelectQueryNode') expectRoom(dataDir);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

/** A PGlite on a folder, which gives the folder's lock back when it is closed. */
class FolderPGlite extends PGlite {
  readonly #unlock: () => Promise<void>;

  constructor(dataDir: string, unlock: () => Promise<void>) {
    super(dataDir, { startParams: embeddedStart });
    this.#unlock = unlock;
  }

  override async close(): Promise<void> {
    await super.close();
    await this.#unlock();
  }
}

/** A connection that is given up when the server does not answer: behind an unanswered query no other one gets through. */
class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // between two statements of a transaction no one listens, and the process would end; the next statement reports it
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = (...given: unknown[]): never => {
      const answer = query(...given);
      if (answer instanceof Promise) answer.catch((error: unknown) => isReadTimeout(error) && void this.end());
      return answer as never;
    };
  }
}

const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Query read timeout');

/** Migrations have connections and a time limit of their own: shoppers wait seconds for a statement, a migration hours. */
async function openServer(url: string, options: MigrateOptions): Promise<Db> {
  const migrating = await migrated(serverDatabase(url, MIGRATION_TIMEOUT_MS), options);
  await migrating.destroy();
  return serverDatabase(url, STATEMENT_TIMEOUT_MS);
}

function serverDatabase(url: string, timeoutMs: number): Db {
  const pool = new pg.Pool({
    Client: Connection,
    connectionString: url,
    query_timeout: timeoutMs + READ_GRACE_MS,
    max: POOL_SIZE,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: IDLE_PER_STATEMENT * timeoutMs,
    types,
  });
  // an idle connection that breaks is replaced by the pool; the next query reports what is wrong
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function migrated(db: Db, options: MigrateOptions): Promise<Db> {
  try {
    await migrate(db, options);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
