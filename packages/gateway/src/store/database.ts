import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import type { AccountTables } from './tables/accounts.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { CommerceTables } from './tables/commerce.ts';
import type { ContentTables } from './tables/content.ts';
import type { CorrespondenceTables } from './tables/correspondence.ts';
import type { FavouritesTables } from './tables/favourites.ts';

/** Every table of the gateway. */
interface Database
  extends CommerceTables, AccountTables, CatalogueTables, ContentTables, FavouritesTables, CorrespondenceTables {}

/** A handle to the tables: the database itself, or a transaction on it. */
export type Db = Kysely<Database>;

/** An open transaction. Inside one use only it: PGlite has one connection and would wait for itself. */
export type Tx = Transaction<Database>;

/** Where the tables live: in this process, in a folder, or on a PostgreSQL server. */
export type DatabaseLocation = 'memory' | { dataDir: string } | { url: string };

// PGlite reads int8 as a number, pg as text; counts and versions are numbers here
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

const STATEMENT_TIMEOUT_MS = 5_000;
const READ_TIMEOUT_MS = 7_000; // for a server that stands still and cannot tell that a statement takes too long
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
const ACQUIRE_TIMEOUT_MS = 2_000;
const POOL_SIZE = 10;

/**
 * The database at a location, with all migrations applied; `destroy()` closes it.
 *
 * @throws {FolderLockedError} when another process has the folder open
 */
export async function openDatabase(location: DatabaseLocation): Promise<Db> {
  if (location === 'memory') return migrated(embeddedDatabase(new PGlite()));
  if ('url' in location) return migrated(serverDatabase(location.url));
  mkdirSync(location.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(location.dataDir);
  try {
    return await migrated(embeddedDatabase(new FolderPGlite(join(location.dataDir, 'postgres'), unlock)));
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A database over an embedded engine that already holds the tables. */
export function embeddedDatabase(pglite: PGlite): Db {
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
}

/** A PGlite on a folder, which gives the folder's lock back when it is closed. */
class FolderPGlite extends PGlite {
  readonly #unlock: () => Promise<void>;

  constructor(dataDir: string, unlock: () => Promise<void>, options?: PGliteOptions) {
    super(dataDir, options);
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

function serverDatabase(url: string): Db {
  const pool = new pg.Pool({
    Client: Connection,
    connectionString: url,
    query_timeout: READ_TIMEOUT_MS,
    max: POOL_SIZE,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    types,
  });
  // an idle connection that breaks is replaced by the pool; the next query reports what is wrong
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

async function migrated(db: Db): Promise<Db> {
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
