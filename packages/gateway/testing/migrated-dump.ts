import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';

const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/basin/', import.meta.url));
const migrationsFolder = fileURLToPath(new URL('../src/database/migrations/', import.meta.url));
const engine = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));

/**
 * A database with all migrations and no rows, as a dump. Kept on disk until engine or migrations change: making one
 * takes seconds, and every test file runs in a process of its own.
 */
export async function migratedDump(): Promise<Blob> {
  const path = join(cacheFolder, `${await fingerprint()}.tar`);
  const kept = await readFile(path).catch(() => undefined); // what can't be read is made anew
  return new Blob([kept ?? (await writeDump(path))]);
}

async function writeDump(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const pglite = await PGlite.create();
  const db = embeddedDatabase(pglite);
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  const bytes = new Uint8Array(await dump.arrayBuffer());
  await mkdir(cacheFolder, { recursive: true });
  // aside first: another test process may read it at any moment
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
  return bytes;
}

async function fingerprint(): Promise<string> {
  const names = (await readdir(migrationsFolder)).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(migrationsFolder, name))));
  const hash = createHash('sha256').update(await readFile(engine));
  for (const source of sources) hash.update(source);
  return hash.digest('hex').slice(0, 32);
}
