import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { databaseFolder } from '../src/database/data-folder-error.ts';
import { openDatabase, type Db } from '../src/database/database.ts';
import { migratedFolder } from './migrated-folder.ts';

/** Opens a new data folder with the tables in it, by copying one: the engine takes seconds to create them. */
export async function folderDatabase(dataDir: string): Promise<Db> {
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
  await cp(await migratedFolder(), databaseFolder(dataDir), options);
  return openDatabase({ dataDir });
}
