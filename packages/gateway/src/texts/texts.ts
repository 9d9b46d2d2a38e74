import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addLanguage, defaultLanguage, type Language, type Locale } from '@basin/domain';
import * as z from 'zod';
import type cardForm from './en/card-form.json';
import type cataloguePdf from './en/catalogue-pdf.json';
import type documents from './en/documents.json';
import type emails from './en/emails.json';
import type facets from './en/facets.json';
import type measures from './en/measures.json';
import type payPal from './en/pay-pal.json';
import type search from './en/search.json';
import type specifications from './en/specifications.json';
import type typography from './en/typography.json';

/** What the gateway itself writes to shoppers; each member is a file in the folder of every language. */
interface Texts {
  readonly 'card-form': typeof cardForm;
  readonly 'catalogue-pdf': typeof cataloguePdf;
  readonly documents: typeof documents;
  readonly emails: typeof emails;
  readonly facets: typeof facets;
  readonly measures: typeof measures;
  readonly 'pay-pal': typeof payPal;
  readonly search: typeof search;
  readonly specifications: typeof specifications;
  readonly typography: typeof typography;
}

const languageSchema = z.strictObject({ name: z.string(), tag: z.string(), direction: z.enum(['ltr', 'rtl']) });

/** Folders of further languages, in the order in which they were added. */
export const languageFolders: string[] = [];
const ownFolder = fileURLToPath(new URL('.', import.meta.url));
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
  for (const locale of readdirSync(texts)) addLanguage(locale, readLanguage(join(texts, locale, 'language.json')));
  languageFolders.push(folder);
  known.clear();
}

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

/** Returns the texts of a file in a language; those that the language lacks, in the default language. */
export function textsOf<Name extends keyof Texts>(name: Name, locale: Locale): Texts[Name] {
  const read = (language: Locale) => readTexts(ownFolder, language, name);
  const texts = kept(`${locale}/${name}`, () => withDefaults(read(locale), read(defaultLanguage)));
  return texts as Texts[Name];
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

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of a language, filled up with those of the default one. */
function withDefaults(texts: unknown, defaults: unknown): unknown {
  if (!isTable(texts) || !isTable(defaults)) return texts ?? defaults;
  const keys = new Set([...Object.keys(defaults), ...Object.keys(texts)]);
  return Object.fromEntries([...keys].map((key) => [key, withDefaults(texts[key], defaults[key])]));
}
