import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDataFolder } from './create-data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin data '));
afterAll(() => rmSync(folder, { recursive: true }));

test('a data folder is created with its parents, and an existing one is accepted', () => {
  const path = join(folder, 'a', 'b');
  createDataFolder(path);
  createDataFolder(path);
  expect(statSync(path).isDirectory()).toBe(true);
});

test('an unusable data folder path is rejected with the path and the reason', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => createDataFolder(file)).toThrow(`DATA_DIR ${file} is not a folder`);
  expect(() => createDataFolder(join(file, 'x'))).toThrow('cannot be created (ENOTDIR)');
  expect(() => createDataFolder('/proc/basin')).toThrow(/cannot be created \(\w+\): set DATA_DIR to another folder/);
});
