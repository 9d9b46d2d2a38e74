import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase, type Db } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';

/** What a test database starts with. */
export type Fill = (db: Db) => Promise<void>;

const dumps = new Map<Fill, Promise<Blob>>();

/** A database of its own in memory, migrated and filled; the second with the same filling is a quick copy. */
export async function memoryDatabase(fill: Fill = nothing): Promise<Db> {
  const dump = dumps.get(fill) ?? dumpOf(fill);
  dumps.set(fill, dump);
  return embeddedDatabase(await PGlite.create({ loadDataDir: await dump }));
}

async function dumpOf(fill: Fill): Promise<Blob> {
  const pglite = await PGlite.create();
  const db = embeddedDatabase(pglite);
  await migrate(db);
  await fill(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  return dump;
}

async function nothing(): Promise<void> {
  await Promise.resolve();
}
