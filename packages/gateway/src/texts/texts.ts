import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addLanguage, defaultLanguage, type Locale } from '@basin/domain';
import * as z from 'zod';
import type cardForm from './en/card-form.json';
import type cataloguePdf from './en/catalogue-pdf.json';
import type documents from './en/documents.json';
import type emails from './en/emails.json';
import type facets from './en/facets.json';
import type payPal from './en/pay-pal.json';
import type search from './en/search.json';
import type specifications from './en/specifications.json';

/** What the gateway itself writes to shoppers; each member is a file in the folder of every language. */
interface Texts {
  readonly 'card-form': typeof cardForm;
  readonly 'catalogue-pdf': typeof cataloguePdf;
  readonly documents: typeof documents;
  readonly emails: typeof emails;
  readonly facets: typeof facets;
  readonly 'pay-pal': typeof payPal;
  readonly search: typeof search;
  readonly specifications: typeof specifications;
}

const languageSchema = z.strictObject({ name: z.string(), tag: z.string(), direction: z.enum(['ltr', 'rtl']) });

/** Folders of further languages, in the order in which they were added. */
export const languageFolders: string[] = [];
const textFolders = [fileURLToPath(new URL('.', import.meta.url))];
const known = new Map<string, unknown>();

/** Adds the languages of a folder: those of `texts/{locale}/language.json`. A program calls it at its start. */
export function addLanguages(folder: string): void {
  const texts = join(folder, 'texts');
  for (const locale of readdirSync(texts))
    addLanguage(locale, languageSchema.parse(readJson(join(texts, locale, 'language.json'))));
  languageFolders.push(folder);
  textFolders.push(texts);
  known.clear();
}

/** Returns the texts of a file in a language; those that the language lacks, in the default language. */
export function textsOf<Name extends keyof Texts>(name: Name, locale: Locale): Texts[Name] {
  const key = `${locale}/${name}`;
  const texts = known.get(key) ?? withDefaults(readTexts(locale, name), readTexts(defaultLanguage, name));
  known.set(key, texts);
  return texts as Texts[Name];
}

function readTexts(locale: Locale, name: string): unknown {
  const path = textFolders.map((folder) => join(folder, locale, `${name}.json`)).findLast(existsSync);
  return path === undefined ? {} : readJson(path);
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
