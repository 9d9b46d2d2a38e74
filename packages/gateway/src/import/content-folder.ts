import { watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { defaultLanguage } from '@basin/domain';
import type { ContentDocument } from '../content/index.ts';
import type { Db } from '../database/database.ts';
import { withExclusiveLock } from '../database/with-exclusive-lock.ts';
import { contentImports, type ContentKind, type ContentLine } from './import-content.ts';
import { importItems, parseRecord } from './import-records.ts';

/** Text editors write a file in several steps. */
const settleMs = 100;

/**
 * Imports a folder of pages, messages, settings and collections in one transaction: `pages/en/cart.json` is the English
 * page `cart`, `dictionary/en.json` holds the English messages. Changes made by an import or in the database are
 * preserved.
 */
export async function importContent(db: Db, folder: string): Promise<void> {
  const kinds = await Promise.all(
    Object.entries(contentImports).map(
      async ([name, kind]) => [kind, await linesIn(join(folder, name), kind)] as const,
    ),
  );
  await withExclusiveLock(db, async (tx) => {
    for (const [kind, lines] of kinds) await importItems(tx, { ...kind, store: kind.seed }, lines);
  });
}

/**
 * Adds to the stored dictionaries the texts of a folder that they lack, such as those of a newer version, with the shop's
 * own name in them. Stored texts stay, and a language without a dictionary gets none.
 */
export async function addMissingTexts(db: Db, folder: string): Promise<void> {
  const { dictionary } = contentImports;
  const lines = await linesIn(join(folder, 'dictionary'), dictionary);
  await withExclusiveLock(db, async (tx) => {
    const paths = lines.map(dictionary.keyOf);
    const rows = await tx.selectFrom('content').select(['path', 'document']).where('path', 'in', paths).execute();
    const stored = new Map(rows.map(({ path, document }) => [path, document]));
    const shopName = stored.get(`/dictionary/${defaultLanguage}`)?.[nameKey];
    const completed = lines.flatMap((line) => {
      const texts = stored.get(dictionary.keyOf(line));
      const isComplete = !texts || Object.keys(line.document).every((key) => Object.hasOwn(texts, key));
      if (isComplete) return [];
      return [{ ...line, document: { ...withName(line.document, texts[nameKey] ?? shopName), ...texts } }];
    });
    await importItems(tx, dictionary, completed);
  });
}

const nameKey = 'site.name';

/** Names another shop in the texts of a dictionary. */
function withName(texts: ContentDocument, name: unknown): ContentDocument {
  const own = texts[nameKey];
  if (typeof own !== 'string' || typeof name !== 'string') return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, String(text).replaceAll(own, () => name)]),
  );
}

/**
 * Reimports a folder of content whenever one of its files changes, for development. Returns a function that stops it.
 */
export function followContent(db: Db, folder: string, onError: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true, persistent: false }, (_, file) => {
    if (!file?.endsWith('.json')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void importContent(db, folder).catch(onError), settleMs);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/** @throws {RangeError} for an invalid file; the message names it */
async function linesIn(folder: string, { schema }: ContentKind): Promise<ContentLine[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(emptyWhenMissing);
  const paths = files.filter((file) => file.name.endsWith('.json')).map((file) => join(file.parentPath, file.name));
  return Promise.all(
    paths.sort().map(async (path) => {
      const [language = '', ...name] = relative(folder, path).slice(0, -'.json'.length).split(sep);
      const value = { language, name: name.join('/'), document: documentFrom(path, await readFile(path, 'utf8')) };
      const line = parseRecord({ number: 1, value }, schema);
      if ('reason' in line) throw new RangeError(`${path}: ${line.reason}`);
      return line.item;
    }),
  );
}

function documentFrom(path: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new RangeError(`${path} is not JSON: ${String(error)}`, { cause: error });
  }
}

function emptyWhenMissing(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
