import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { findDrift } from './drift.ts';
import { skinFiles } from './skins.ts';

// `npm run check` generates all files and compares them, which takes longer than the rest of this folder's tests
const files = await skinFiles();
const copy = mkdtempSync(join(tmpdir(), 'basin-generated-'));
afterAll(() => rmSync(copy, { recursive: true }));

const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), content);
};
for (const { path, content } of files) write(path, content);
const drift = () => findDrift(copy, files).map(({ path }) => path);

test('the committed skins are up to date', () => {
  expect(findDrift(fileURLToPath(new URL('../../', import.meta.url)), files).map(({ path }) => path)).toEqual([]);
});

test.each(files)('control: a changed or missing $path is detected', ({ path, content }) => {
  write(path, content.replace('of', 'fo'));
  expect(drift()).toEqual([path]);
  rmSync(join(copy, path));
  expect(drift()).toEqual([path]);
  write(path, content);
  expect(drift()).toEqual([]);
});
