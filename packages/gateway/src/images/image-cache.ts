import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from '../http/log.ts';

/** Keeps what was made, by key. */
export type ImageCache = (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;

const MAX_BYTES = 1_000_000_000;
const TRIM_EVERY_WRITES = 500;

/**
 * A folder of finished pictures. What is asked for twice at once is made once. A disk that takes no more does not stop
 * pictures from being served; the folder is kept under a gigabyte by letting the longest unused go.
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
      if (writes++ % TRIM_EVERY_WRITES === 0) await trim(folder, MAX_BYTES);
    } catch (error) {
      log.warn({ err: error }, 'a picture could not be kept');
      await rm(draft, { force: true }).catch(() => undefined); // where nothing can be written there is nothing to remove
    }
  };
  const read = async (path: string) => {
    try {
      return await readFile(path);
    } catch (error) {
      if (!isMissing(error)) log.warn({ err: error }, 'a kept picture could not be read');
      return undefined;
    }
  };
  const fetch = async (key: string, make: () => Promise<Buffer>) => {
    const path = join(folder, key.slice(0, 2), key);
    const kept = await read(path);
    if (kept) {
      void utimes(path, new Date(), new Date()).catch(() => undefined); // used just now; when it is not kept any more, so be it
      return kept;
    }
    const bytes = await make();
    await store(path, bytes);
    return bytes;
  };
  return (key, make) => {
    const started = underway.get(key) ?? fetch(key, make).finally(() => underway.delete(key));
    underway.set(key, started);
    return started;
  };
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Deletes the longest unused files until the folder is no larger than it may be. */
export async function trim(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const { size, mtimeMs } = await stat(path);
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
