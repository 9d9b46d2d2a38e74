import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { addLanguage, type Language, type Locale } from '@basin/domain';
import * as z from 'zod';
import { addTexts } from './texts.ts';

const languageSchema = z.strictObject({ name: z.string(), tag: z.string(), direction: z.enum(['ltr', 'rtl']) });

/** The folders of additional languages, in the order in which they were added. */
export const languageFolders: string[] = [];
const cache = new Map<string, unknown>();

/**
 * Adds the languages of a folder, described by `texts/{locale}/language.json`. Call it at startup.
 *
 * @throws {RangeError} when the folder has no languages, a `language.json` is invalid or a file is not JSON; the one-line
 *   message names the fix
 */
export function addLanguages(folder: string): void {
  const texts = join(folder, 'texts');
  if (!existsSync(texts))
    throw new RangeError(
      `LANGUAGES_DIR ${folder} has no folder "texts": set it to a folder with texts/{locale}/language.json`,
    );
  for (const locale of readdirSync(texts)) {
    addLanguage(locale, readLanguage(join(texts, locale, 'language.json')));
    for (const file of textFiles(join(texts, locale))) addTexts(locale, basename(file, '.json'), readJson(file));
  }
  if (!languageFolders.includes(folder)) languageFolders.push(folder);
  cache.clear();
}

const textFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'language.json')
    .map((name) => join(folder, name));

function readLanguage(path: string): Language {
  const { data } = languageSchema.safeParse(existsSync(path) ? parseJson(readFileSync(path, 'utf8')) : undefined);
  if (data) return data;
  throw new RangeError(
    `${path} in LANGUAGES_DIR is invalid: it must be an object such as { "name": "Polski", "tag": "pl-PL", "direction": "ltr" }`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a messages file of a folder in a language, preferring that of an added language; empty when both lack it. */
export function readTexts(folder: string, locale: Locale, name: string): unknown {
  const file = `${locale}/${name}.json`;
  return cached(`${folder} ${file}`, () => {
    const folders = [folder, ...languageFolders.map((languages) => join(languages, 'texts'))];
    const path = folders.map((each) => join(each, file)).findLast(existsSync);
    return path === undefined ? {} : readJson(path);
  });
}

function cached(key: string, read: () => unknown): unknown {
  const texts = cache.get(key) ?? read();
  cache.set(key, texts);
  return texts;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new RangeError(`${path} is not JSON: ${String(error)}`, { cause: error });
  }
}
