import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from '../http/log.ts';
import { ignoreNotFound } from './ignore-not-found.ts';

/** Returns the cached bytes of a key, or renders and caches them. */
export type ImageCache = (key: string, render: () => Promise<Buffer>) => Promise<Buffer>;

const defaultMaxBytes = 1_000_000_000;
const trimEveryWrites = 500;

/**
 * A cache of rendered pictures in a folder. Concurrent requests for a key share one rendering. Pictures are still
 * served when the disk is full. The least recently used files are deleted to keep the folder below a gigabyte.
 */
export function createImageCache({ folder, log }: { folder: string; log: Logger }): ImageCache {
  const underway = new Map<string, Promise<Buffer>>();
  let writes = 0;
  const store = async (path: string, bytes: Buffer) => {
    const draft = `${path}.${crypto.randomUUID()}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
      if (writes++ % trimEveryWrites === 0) await trim(folder, defaultMaxBytes);
    } catch (error) {
      log.warn({ err: error }, 'a picture could not be cached');
      await rm(draft, { force: true }).catch(() => undefined); // an unwritable folder has no draft to delete
    }
  };
  const read = async (path: string) => {
    try {
      return await readFile(path);
    } catch (error) {
      if (!isMissing(error)) log.warn({ err: error }, 'a cached picture could not be read');
      return undefined;
    }
  };
  const fetch = async (key: string, render: () => Promise<Buffer>) => {
    const path = join(folder, key.slice(0, 2), key);
    const cached = await read(path);
    if (cached) {
      void utimes(path, new Date(), new Date()).catch(() => undefined); // marks it as recently used, if it still exists
      return cached;
    }
    const bytes = await render();
    await store(path, bytes);
    return bytes;
  };
  return (key, render) => {
    const started = underway.get(key) ?? fetch(key, render).finally(() => underway.delete(key));
    underway.set(key, started);
    return started;
  };
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Deletes the least recently used files until the folder holds at most `maxBytes`. */
export async function trim(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        // another request may have renamed or deleted it since
        const { size, mtimeMs } = (await stat(path).catch(ignoreNotFound)) ?? { size: 0, mtimeMs: 0 };
        return { path, size, mtimeMs };
      }),
  );
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= maxBytes) return;
    await rm(path, { force: true });
    total -= size;
  }
}
