import promises, { mkdtemp, readdir, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { loadKeys } from './key-file.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('keys that cannot be stored leave no draft behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'basin-keys-'));
  vi.spyOn(promises, 'link').mockRejectedValue(new Error('no space left on device'));
  syncBuiltinESMExports();
  await expect(loadKeys(folder)).rejects.toThrow('no space left');
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
