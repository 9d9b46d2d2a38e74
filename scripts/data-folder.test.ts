import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeDataFolder } from './data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin data '));
afterAll(() => rmSync(folder, { recursive: true }));

test('a data folder is created with its parents, and may exist already', () => {
  const path = join(folder, 'a', 'b');
  makeDataFolder(path);
  makeDataFolder(path);
  expect(statSync(path).isDirectory()).toBe(true);
});

test('a file, a path through a file and a path where no folder can be created are rejected with the path and the reason', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => makeDataFolder(file)).toThrow(`DATA_DIR ${file} is not a folder`);
  expect(() => makeDataFolder(join(file, 'x'))).toThrow('cannot be created (ENOTDIR)');
  expect(() => makeDataFolder('/proc/basin')).toThrow('cannot be created');
});
