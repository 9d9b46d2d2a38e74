import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { intoPlace, migratedDump, migratedPath } from './migrated-dump.ts';

/** The folder of a database with all migrations and no rows. Nobody opens it: it is there to be copied. */
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
  await intoPlace(draft, path);
}
