import { PGlite } from '@electric-sql/pglite';
import type { Db } from '../src/database/database.ts';
import { embeddedDatabase } from '../src/database/embedded-database.ts';
import { CopiedFiles, readFiles, takeFiles, type DataFiles } from './data-files.ts';
import { engineParts } from './engine-parts.ts';
import { migratedFolder } from './migrated-folder.ts';
import { opened } from './opened.ts';

/** What a test database starts with. */
export type Fill = (db: Db) => Promise<void>;

let empty: Promise<DataFiles> | undefined;
const filled: { readonly fills: readonly Fill[]; readonly files: Promise<DataFiles> }[] = [];
const MOST_FILLED = 6; // 20 MB each

/** A database of its own in memory, migrated and filled; the second with the same fills is a quick copy. */
export async function memoryDatabase(...fills: readonly Fill[]): Promise<Db> {
  empty ??= migratedFolder().then((path) => readFiles(path));
  const files = fills.length === 0 ? empty : filled.find((each) => isSame(each.fills, fills))?.files;
  const fs = new CopiedFiles(await (files ?? empty));
  const pglite = await PGlite.create({ ...(await engineParts()), fs });
  opened.add(pglite);
  const db = embeddedDatabase(pglite);
  if (!files) {
    const made = fillAll(db, fills).then(() => takeFiles(pglite));
    if (filled.push({ fills, files: made }) > MOST_FILLED) filled.shift();
    await made;
  }
  return db;
}

const isSame = (one: readonly Fill[], other: readonly Fill[]): boolean =>
  one.length === other.length && one.every((fill, index) => fill === other[index]);

async function fillAll(db: Db, fills: readonly Fill[]): Promise<void> {
  for (const fill of fills) await fill(db);
}
