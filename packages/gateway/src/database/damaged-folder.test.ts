import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '../main/environment.ts';
import { loadKeys } from '../identity/key-file.ts';
import { startupFailure } from '../main/startup-failure.ts';
import { openDatabase } from './database.ts';
import { folderDatabase } from '../../testing/folder-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin-damage-'));
const whole = join(folder, 'whole');
beforeAll(async () => {
  await (await folderDatabase(whole)).destroy();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the startup failure that the gateway logs for a folder, or undefined for an unexpected error. */
const startupFailureOf = (dataDir: string, start: () => Promise<unknown>): Promise<string | undefined> =>
  start().then(
    () => 'it started',
    (error: unknown) => startupFailure(error, readEnvironment({ DATA_DIR: dataDir })),
  );

const empty = (path: string): void => {
  rmSync(path, { recursive: true });
  mkdirSync(path);
};
const overwriteAll = (path: string): void => {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files) writeFileSync(join(file.parentPath, file.name), Buffer.alloc(8192, 0x5a));
};

test.each<[string, (postgres: string) => void]>([
  ['its version file is missing', (postgres) => rmSync(join(postgres, 'PG_VERSION'))],
  ['its version file is empty', (postgres) => truncateSync(join(postgres, 'PG_VERSION'))],
  ['it is of another version', (postgres) => writeFileSync(join(postgres, 'PG_VERSION'), '12\n')],
  ['its control file is missing', (postgres) => rmSync(join(postgres, 'global', 'pg_control'))],
  ['its control file is truncated', (postgres) => truncateSync(join(postgres, 'global', 'pg_control'), 100)],
  ['its log is missing', (postgres) => empty(join(postgres, 'pg_wal'))],
  ['its tables are missing', (postgres) => empty(join(postgres, 'base'))],
  ['its tables are overwritten', (postgres) => overwriteAll(join(postgres, 'base'))],
  ['its settings are missing', (postgres) => rmSync(join(postgres, 'postgresql.conf'))],
])('opening a database fails with one line that names the folder and the remedy when %s', async (_, damage) => {
  const dataDir = mkdtempSync(join(folder, 'damaged-'));
  cpSync(whole, dataDir, { recursive: true });
  damage(join(dataDir, 'postgres'));
  const message = await startupFailureOf(dataDir, () => openDatabase({ dataDir }));
  expect(message).toMatch(/^the database in DATA_DIR [^\n]+ is damaged \([^\n]+\): restore the folder from a backup/);
  expect(message).toContain(dataDir);
  expect(message).not.toContain('\n');
});

test('a file that the user may not write, as after a command of root, is named, and the database is not called damaged', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'basin-rights-'));
  cpSync(whole, dataDir, { recursive: true });
  const file = join(dataDir, 'postgres', 'global', 'pg_control');
  chmodSync(file, 0);
  const uid = process.getuid?.() === 0 ? 65_534 : undefined; // root may write every file
  for (const name of uid === undefined ? [] : ['', ...readdirSync(dataDir, { recursive: true })])
    chownSync(join(dataDir, String(name)), 65_534, 65_534);
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
  const command = fileURLToPath(new URL('../cli/basin.ts', import.meta.url));
  const args = ['--conditions=@basin/source', command, 'export', 'stock', '-'];
  const { stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', ...(uid !== undefined && { uid }) });
  rmSync(dataDir, { recursive: true });
  expect(stderr).toContain(`DATA_DIR ${dataDir} cannot be written (EACCES, ${file}): make all of it writable`);
});

test('a truncated key file fails with one line that names the folder and the remedy', async () => {
  const dataDir = mkdtempSync(join(folder, 'keys-'));
  await loadKeys(dataDir);
  truncateSync(join(dataDir, 'keys.json'), 200);
  const message = await startupFailureOf(dataDir, () => loadKeys(dataDir));
  expect(message).toMatch(/^keys\.json in DATA_DIR [^\n]+ is damaged: restore it from a backup[^\n]+$/);
  expect(message).toContain(dataDir);
});

test('a file in place of the database folder fails with one line, and the next start without it creates the database', async () => {
  const dataDir = mkdtempSync(join(folder, 'new-'));
  writeFileSync(join(dataDir, 'postgres'), 'a file in the way');
  const message = await startupFailureOf(dataDir, () => openDatabase({ dataDir }));
  expect(message).toMatch(/^the database in DATA_DIR [^\n]+$/);
  rmSync(join(dataDir, 'postgres'));
  await (await openDatabase({ dataDir })).destroy();
});
