import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
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
