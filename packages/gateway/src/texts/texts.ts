import { defaultLanguage, type Locale } from '@basin/domain';
import { ownTexts } from './own-texts.ts';

/** The gateway's messages to shoppers, by file. */
type Texts = (typeof ownTexts)['en'];

const added = new Map<string, unknown>();
const cache = new Map<string, unknown>();

/** Adds a messages file in a language; it overrides the built-in file. */
export function addTexts(locale: Locale, name: string, texts: unknown): void {
  added.set(`${locale}/${name}`, texts);
  cache.clear();
}

/** Returns the messages of a file in a language, falling back to the default language. */
export function textsOf<Name extends keyof Texts>(name: Name, locale: Locale): Texts[Name] {
  const key = `${locale}/${name}`;
  const texts = cache.get(key) ?? withDefaults(findTexts(name, locale), findTexts(name, defaultLanguage));
  cache.set(key, texts);
  return texts as Texts[Name];
}

function findTexts(name: keyof Texts, locale: Locale): unknown {
  const own: Readonly<Record<string, Texts | undefined>> = ownTexts;
  return added.get(`${locale}/${name}`) ?? own[locale]?.[name] ?? {};
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges the messages of a language with those of the default language. */
function withDefaults(texts: unknown, defaults: unknown): unknown {
  if (!isTable(texts) || !isTable(defaults)) return texts ?? defaults;
  const keys = new Set([...Object.keys(defaults), ...Object.keys(texts)]);
  return Object.fromEntries([...keys].map((key) => [key, withDefaults(texts[key], defaults[key])]));
}
