import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createLogger } from '../http/log.ts';
import { createImageCache, trim } from './image-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin-image-cache-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a failed rendering is retried on the next request', async () => {
  const cache = createImageCache({ folder: join(folder, 'failing'), log: createLogger('silent') });
  await expect(cache('abcd', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await cache('abcd', () => Promise.resolve(Buffer.from('rendered')))).toEqual(Buffer.from('rendered'));
  expect(await cache('abcd', () => Promise.reject(new Error('unexpected call')))).toEqual(Buffer.from('rendered'));
});

test('a cached picture that cannot be read is rendered again, and the reason is logged', async () => {
  const path = join(folder, 'failing', 'ef', 'efgh');
  await mkdir(path, { recursive: true });
  const log = createLogger('silent');
  const warn = vi.spyOn(log, 'warn');
  const cache = createImageCache({ folder: join(folder, 'failing'), log });
  expect(await cache('efgh', () => Promise.resolve(Buffer.from('anew')))).toEqual(Buffer.from('anew'));
  expect(warn).toHaveBeenCalledWith(
    { err: expect.objectContaining({ code: 'EISDIR' }) as Error },
    'a cached picture could not be read',
  );
});

test('trim deletes the least recently used files until the folder is below the limit', async () => {
  for (const [index, name] of ['oldest', 'older', 'newest'].entries()) {
    await writeFile(join(folder, name), 'x'.repeat(100));
    await utimes(join(folder, name), index, index);
  }
  await trim(folder, 210);
  expect((await readdir(folder)).sort()).toEqual(['failing', 'newest', 'older']);
});

test('trim ignores files that other requests rename meanwhile', async () => {
  const busy = join(folder, 'busy');
  await mkdir(busy);
  let isBusy = true;
  const writers = Array.from({ length: 20 }, async (_, index) => {
    const path = join(busy, String(index));
    while (isBusy) {
      await writeFile(`${path}.draft`, 'x');
      await rename(`${path}.draft`, path);
    }
  });
  try {
    for (let round = 0; round < 30; round++) await trim(busy, 1_000);
  } finally {
    isBusy = false;
    await Promise.all(writers);
  }
});
