import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { addLanguage, type Language, type Locale } from '@basin/domain';
import * as z from 'zod';
import { addTexts } from './texts.ts';

const languageSchema = z.strictObject({ name: z.string(), tag: z.string(), direction: z.enum(['ltr', 'rtl']) });

/** Folders of further languages, in the order in which they were added. */
export const languageFolders: string[] = [];
const known = new Map<string, unknown>();

/**
 * Adds the languages of a folder: those of `texts/{locale}/language.json`. A program calls it at its start.
 *
 * @throws {RangeError} when the folder has no languages or a `language.json` cannot be read; the message is one line that says what to do
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
  known.clear();
}

const textFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'language.json')
    .map((name) => join(folder, name));

function readLanguage(path: string): Language {
  const { data } = languageSchema.safeParse(existsSync(path) ? parseJson(readFileSync(path, 'utf8')) : undefined);
  if (data) return data;
  throw new RangeError(
    `${path} in LANGUAGES_DIR cannot be read: it must be an object such as { "name": "Polski", "tag": "pl-PL", "direction": "ltr" }`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a file of a folder of texts in a language, as far as it or an added language has the file. */
export function readTexts(folder: string, locale: Locale, name: string): unknown {
  const file = `${locale}/${name}.json`;
  return kept(`${folder} ${file}`, () => {
    const folders = [folder, ...languageFolders.map((languages) => join(languages, 'texts'))];
    const path = folders.map((each) => join(each, file)).findLast(existsSync);
    return path === undefined ? {} : readJson(path);
  });
}

function kept(key: string, make: () => unknown): unknown {
  const texts = known.get(key) ?? make();
  known.set(key, texts);
  return texts;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
