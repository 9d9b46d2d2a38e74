import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createLogger } from '../http/log.ts';
import { createImageCache, trim } from './image-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin-image-cache-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what could not be made is made again when asked for again', async () => {
  const cache = createImageCache({ folder: join(folder, 'failing'), log: createLogger('silent') });
  await expect(cache('abcd', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await cache('abcd', () => Promise.resolve(Buffer.from('made')))).toEqual(Buffer.from('made'));
  expect(await cache('abcd', () => Promise.reject(new Error('not asked')))).toEqual(Buffer.from('made'));
});

test('a kept picture that cannot be read is made anew, and the log says why', async () => {
  const path = join(folder, 'failing', 'ef', 'efgh');
  await mkdir(path, { recursive: true });
  const log = createLogger('silent');
  const warn = vi.spyOn(log, 'warn');
  const cache = createImageCache({ folder: join(folder, 'failing'), log });
  expect(await cache('efgh', () => Promise.resolve(Buffer.from('anew')))).toEqual(Buffer.from('anew'));
  expect(warn).toHaveBeenCalledWith(
    { err: expect.objectContaining({ code: 'EISDIR' }) as Error },
    'a kept picture could not be read',
  );
});

test('the longest unused go until the folder is small enough', async () => {
  for (const [index, name] of ['oldest', 'older', 'newest'].entries()) {
    await writeFile(join(folder, name), 'x'.repeat(100));
    await utimes(join(folder, name), index, index);
  }
  await trim(folder, 210);
  expect((await readdir(folder)).sort()).toEqual(['failing', 'newest', 'older']);
});
