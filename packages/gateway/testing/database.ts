import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase, type Db } from '../src/database/database.ts';
import { migratedDump } from './migrated-dump.ts';
import { opened } from './opened.ts';

/** What a test database starts with. */
export type Fill = (db: Db) => Promise<void>;

let empty: Promise<Blob> | undefined;
const filled = new Map<Fill, Promise<Blob>>();
const MOST_FILLED = 4; // 40 MB each

/** A database of its own in memory, migrated and filled; the second with the same filling is a quick copy. */
export async function memoryDatabase(fill?: Fill): Promise<Db> {
  empty ??= migratedDump();
  const dump = fill ? filled.get(fill) : empty;
  const pglite = await PGlite.create({ loadDataDir: await (dump ?? empty) });
  opened.add(pglite);
  const db = embeddedDatabase(pglite);
  if (fill && !dump) {
    const made = fill(db).then(() => pglite.dumpDataDir('none'));
    keep(fill, made);
    await made;
  }
  return db;
}

function keep(fill: Fill, dump: Promise<Blob>): void {
  const [oldest] = filled.keys();
  if (oldest && filled.size === MOST_FILLED) filled.delete(oldest);
  filled.set(fill, dump);
}
