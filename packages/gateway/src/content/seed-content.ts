import { watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whileAlone } from '../database/while-alone.ts';
import type { Db } from '../database/database.ts';
import { storeContent } from './store-content.ts';
import type { ContentDocument } from './table.ts';

const ownFolder = fileURLToPath(new URL('.', import.meta.url));
/** Editors write a file in several steps. */
const SETTLE_MS = 100;

/**
 * Puts the house's own content into the database, where editors change it: `pages/en/cart.json` becomes `/pages/en/cart`.
 * What an editor changed stays as it is.
 */
export async function seedContent(db: Db, folder = ownFolder): Promise<void> {
  const seeds = await readSeeds(folder);
  await whileAlone(db, (tx) => storeContent(tx, seeds));
}

/** Puts content into the database again whenever one of its files changes: for development. Returns what ends it. */
export function followContent(db: Db, onError: (error: unknown) => void, folder = ownFolder): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true, persistent: false }, (_, file) => {
    if (!file?.endsWith('.json')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void seedContent(db, folder).catch(onError), SETTLE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

async function readSeeds(folder: string): Promise<Map<string, ContentDocument>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.name.endsWith('.json')).map((file) => join(file.parentPath, file.name));
  const seeds = paths.sort().map(async (path): Promise<[string, ContentDocument]> => {
    const name = relative(folder, path).slice(0, -'.json'.length);
    return [`/${name.split(sep).join('/')}`, JSON.parse(await readFile(path, 'utf8')) as ContentDocument];
  });
  return new Map(await Promise.all(seeds));
}
