import { constants, existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { databaseFolder } from '../src/database/data-folder-error.ts';
import { openDatabase, type Db } from '../src/database/database.ts';
import { intoPlace, migratedDump, migratedPath } from './migrated-dump.ts';

/** Opens a new data folder with the tables in it: a copy, since the engine takes seconds for a new one. */
export async function folderDatabase(dataDir: string): Promise<Db> {
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
  await cp(await migratedFolder(), databaseFolder(dataDir), options);
  return openDatabase({ dataDir });
}

/** The folder of a database with all migrations and no rows. Nobody opens it: it is there to be copied. */
async function migratedFolder(): Promise<string> {
  const path = await migratedPath();
  if (!existsSync(path)) await writeFolder(path);
  return path;
}

async function writeFolder(path: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  const pglite = await PGlite.create(draft, { loadDataDir: await migratedDump() });
  await pglite.close();
  await intoPlace(draft, path);
}
