import { PGlite } from '@electric-sql/pglite';
import type { Db } from '../src/database/database.ts';
import { embeddedDatabase, embeddedStart } from '../src/database/embedded-database.ts';
import { migratedDump } from './migrated-dump.ts';
import { opened } from './opened.ts';

/** What a test database starts with. */
export type Fill = (db: Db) => Promise<void>;

let empty: Promise<Blob> | undefined;
const filled: { readonly fills: readonly Fill[]; readonly dump: Promise<Blob> }[] = [];
const MOST_FILLED = 6; // 20 MB each

/** A database of its own in memory, migrated and filled; the second with the same fills is a quick copy. */
export async function memoryDatabase(...fills: readonly Fill[]): Promise<Db> {
  empty ??= migratedDump();
  const dump = fills.length === 0 ? empty : filled.find((each) => isSame(each.fills, fills))?.dump;
  const pglite = await PGlite.create({ loadDataDir: await (dump ?? empty), startParams: embeddedStart });
  opened.add(pglite);
  const db = embeddedDatabase(pglite);
  if (!dump) {
    const made = fillAll(db, fills).then(() => pglite.dumpDataDir('none'));
    if (filled.push({ fills, dump: made }) > MOST_FILLED) filled.shift();
    await made;
  }
  return db;
}

const isSame = (one: readonly Fill[], other: readonly Fill[]): boolean =>
  one.length === other.length && one.every((fill, index) => fill === other[index]);

async function fillAll(db: Db, fills: readonly Fill[]): Promise<void> {
  for (const fill of fills) await fill(db);
}
