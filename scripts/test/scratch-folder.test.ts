import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { scratchFolder } from './scratch-folder.ts';

test('the scratch folder is in memory when it has enough space, otherwise the system’s temporary folder', () => {
  expect(scratchFolder(import.meta.dirname, 1)).toBe(import.meta.dirname);
  expect(scratchFolder(import.meta.dirname, Infinity)).toBe(tmpdir());
  expect(scratchFolder('/of/another/system', 1)).toBe(tmpdir());
});
