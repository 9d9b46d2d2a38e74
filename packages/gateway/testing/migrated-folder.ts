import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { migratedDump, migratedPath, moveIntoPlace } from './migrated-dump.ts';

/** Returns the folder of a database with all migrations and no rows, which is only ever copied, never opened. */
export async function migratedFolder(): Promise<string> {
  const path = await migratedPath();
  if (!existsSync(path)) await writeFolder(path);
  return path;
}

async function writeFolder(path: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  const pglite = await PGlite.create(draft, { loadDataDir: await migratedDump() });
  await pglite.close();
  await moveIntoPlace(draft, path);
}
