import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { databaseFolder } from '../src/database/data-folder-error.ts';
import { openDatabase, type Db } from '../src/database/database.ts';
import { migratedDump } from './migrated-dump.ts';

/** Opens a new data folder with the tables in it: a copy, since the engine takes seconds for a new one. */
export async function folderDatabase(dataDir: string): Promise<Db> {
  await mkdir(dataDir, { recursive: true });
  const pglite = await PGlite.create(databaseFolder(dataDir), { loadDataDir: await migratedDump() });
  await pglite.close();
  return openDatabase({ dataDir });
}
