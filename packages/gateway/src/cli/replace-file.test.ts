import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFile } from './replace-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basin replace '));
  file = join(folder, 'stock.ndjson');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = () => readFileSync(file, 'utf8');

test('a file is unchanged until its replacement is complete, and remains when that fails', async () => {
  writeFileSync(file, 'before');
  const seen: string[] = [];
  const failing = async function* () {
    yield 'x'.repeat(1_000_000);
    await new Promise((resolve) => setTimeout(resolve));
    seen.push(read());
    throw new Error('the database is gone');
  };
  await expect(replaceFile(file, failing())).rejects.toThrow('the database is gone');
  expect([seen, read(), readdirSync(folder)]).toEqual([['before'], 'before', ['stock.ndjson']]);
});

test('a replaced file has the permissions of the one before, and a new one is private', async () => {
  writeFileSync(file, 'before', { mode: 0o640 });
  await replaceFile(file, ['after']);
  await replaceFile(join(folder, 'new'), ['new']);
  const modes = ['stock.ndjson', 'new'].map((name) => statSync(join(folder, name)).mode & 0o777);
  expect([read(), modes]).toEqual(['after', [0o640, 0o600]]);
});

test('a link stays a link to the replaced file', async () => {
  writeFileSync(file, 'before');
  symlinkSync(file, join(folder, 'latest'));
  await replaceFile(join(folder, 'latest'), ['after']);
  expect([read(), readdirSync(folder)]).toEqual(['after', ['latest', 'stock.ndjson']]);
});
