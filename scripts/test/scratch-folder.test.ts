import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { scratchFolder } from './scratch-folder.ts';

test('tests write into memory where there is room for them, else where the system puts such files', () => {
  expect(scratchFolder(import.meta.dirname, 1)).toBe(import.meta.dirname);
  expect(scratchFolder(import.meta.dirname, Infinity)).toBe(tmpdir());
  expect(scratchFolder('/of/another/system', 1)).toBe(tmpdir());
});
