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
/** The files that the dump depends on besides the migrations: the engine and this module. */
const inputs = [new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), new URL(import.meta.url)];

/**
 * A dump of a database with all migrations and no rows. It is cached on disk until the engine or the migrations change:
 * creating it takes seconds, and every test file runs in its own process.
 */
export async function migratedDump(): Promise<Blob> {
  const path = `${await migratedPath()}.tar`;
  const cached = await readFile(path).catch(() => undefined); // missing or unreadable: create it
  return new Blob([cached ?? (await writeDump(path))]);
}

/** The cache path of the migrated database, without extension. It contains a hash of the engine and the migrations. */
export const migratedPath = async (): Promise<string> => join(cacheFolder, await fingerprint());

async function writeDump(path: string): Promise<Uint8Array<ArrayBuffer>> {
  // the write-ahead log takes whole segments, and one of the default 16 MB is larger than all the tables
  const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  const db = embeddedDatabase(pglite);
  await migrate(db);
  await dropTemplates(pglite);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  const bytes = new Uint8Array(await dump.arrayBuffer());
  await mkdir(cacheFolder, { recursive: true });
  // write to a temporary path first: another test process may read the dump at any moment
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, bytes);
  await moveIntoPlace(draft, path);
  return bytes;
}

/** Renames a complete draft. If two test processes created the same file, the first one wins. */
export async function moveIntoPlace(draft: string, path: string): Promise<void> {
  try {
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
}

/** Tests never create a database from the templates, which are most of what a copy has to read. */
async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
}

async function fingerprint(): Promise<string> {
  const names = (await readdir(migrationsFolder)).sort();
  const files = [...inputs, ...names.map((name) => join(migrationsFolder, name))];
  const sources = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source);
  return hash.digest('hex').slice(0, 32);
}
