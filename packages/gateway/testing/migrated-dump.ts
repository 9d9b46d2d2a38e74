import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase } from '../src/database/embedded-database.ts';
import { migrate } from '../src/database/migrate.ts';

const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/basin/', import.meta.url));
const migrationsFolder = fileURLToPath(new URL('../src/database/migrations/', import.meta.url));
/** What the dump follows from: the engine, and how it is made. */
const makers = [new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), new URL(import.meta.url)];

/**
 * A database with all migrations and no rows, as a dump. Kept on disk until engine or migrations change: making one
 * takes seconds, and every test file runs in a process of its own.
 */
export async function migratedDump(): Promise<Blob> {
  const path = `${await migratedPath()}.tar`;
  const kept = await readFile(path).catch(() => undefined); // what can't be read is made anew
  return new Blob([kept ?? (await writeDump(path))]);
}

/** Where a migrated database is kept, without an ending: another engine or other migrations have another path. */
export const migratedPath = async (): Promise<string> => join(cacheFolder, await fingerprint());

async function writeDump(path: string): Promise<Uint8Array<ArrayBuffer>> {
  // the log takes whole segments: of the usual 16 MB one is more than all the tables
  const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  const db = embeddedDatabase(pglite);
  await migrate(db);
  await dropTemplates(pglite);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  const bytes = new Uint8Array(await dump.arrayBuffer());
  await mkdir(cacheFolder, { recursive: true });
  // aside first: another test process may read it at any moment
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, bytes);
  await intoPlace(draft, path);
  return bytes;
}

/** Renames what is complete; of two test processes that made the same, the first one's stays. */
export async function intoPlace(draft: string, path: string): Promise<void> {
  try {
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
}

/** Nobody makes a second database from them, and they are the greater part of what a copy has to read. */
async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
}

async function fingerprint(): Promise<string> {
  const names = (await readdir(migrationsFolder)).sort();
  const files = [...makers, ...names.map((name) => join(migrationsFolder, name))];
  const sources = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source);
  return hash.digest('hex').slice(0, 32);
}
