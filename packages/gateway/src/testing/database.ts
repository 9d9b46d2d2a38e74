import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase, type Db } from '../store/database.ts';
import { migratedDump } from './migrated-dump.ts';

/** What a test database starts with. */
export type Fill = (db: Db) => Promise<void>;

const dumps = new Map<Fill | undefined, Promise<Blob>>();

/** A database of its own in memory, migrated and filled; the second with the same filling is a quick copy. */
export async function memoryDatabase(fill?: Fill): Promise<Db> {
  const dump = dumps.get(fill) ?? (fill ? filledDump(fill) : migratedDump());
  dumps.set(fill, dump);
  return embeddedDatabase(await PGlite.create({ loadDataDir: await dump }));
}

async function filledDump(fill: Fill): Promise<Blob> {
  const pglite = await PGlite.create({ loadDataDir: await migratedDump() });
  const db = embeddedDatabase(pglite);
  await fill(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  return dump;
}
