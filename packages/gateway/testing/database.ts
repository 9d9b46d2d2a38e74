import { PGlite } from '@electric-sql/pglite';
import type { Db } from '../src/database/database.ts';
import { embeddedDatabase } from '../src/database/embedded-database.ts';
import { CopiedFiles, readFiles, snapshotFiles, type DataFiles } from './data-files.ts';
import { engineParts } from './engine-parts.ts';
import { migratedFolder } from './migrated-folder.ts';
import { openDatabases } from './open-databases.ts';

/** Inserts the rows that a test database starts with. */
export type Fill = (db: Db) => Promise<void>;

let empty: Promise<DataFiles> | undefined;
const filled: { readonly fills: readonly Fill[]; readonly files: Promise<DataFiles> }[] = [];
const mostFilled = 6; // 20 MB each

/** A new in-memory database, migrated and filled. Later calls with the same fills copy the first database. */
export async function memoryDatabase(...fills: readonly Fill[]): Promise<Db> {
  empty ??= migratedFolder().then((path) => readFiles(path));
  const files = fills.length === 0 ? empty : filled.find((each) => isSame(each.fills, fills))?.files;
  const fs = new CopiedFiles(await (files ?? empty));
  const pglite = await PGlite.create({ ...(await engineParts()), fs });
  openDatabases.add(pglite);
  const db = embeddedDatabase(pglite);
  if (!files) {
    const snapshot = fillAll(db, fills).then(() => snapshotFiles(pglite));
    if (filled.push({ fills, files: snapshot }) > mostFilled) filled.shift();
    await snapshot;
  }
  return db;
}

const isSame = (one: readonly Fill[], other: readonly Fill[]): boolean =>
  one.length === other.length && one.every((fill, index) => fill === other[index]);

async function fillAll(db: Db, fills: readonly Fill[]): Promise<void> {
  for (const fill of fills) await fill(db);
}
