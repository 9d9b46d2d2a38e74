import { defaultLanguage, type Locale } from '@basin/domain';
import { ownTexts } from './own-texts.ts';

/** What the gateway itself writes to shoppers, by file. */
type Texts = (typeof ownTexts)['en'];

const added = new Map<string, unknown>();
const known = new Map<string, unknown>();

/** Adds a file of texts in a language; it comes before one of the gateway's own. */
export function addTexts(locale: Locale, name: string, texts: unknown): void {
  added.set(`${locale}/${name}`, texts);
  known.clear();
}

/** Returns the texts of a file in a language; those that the language lacks, in the default language. */
export function textsOf<Name extends keyof Texts>(name: Name, locale: Locale): Texts[Name] {
  const key = `${locale}/${name}`;
  const texts = known.get(key) ?? withDefaults(findTexts(name, locale), findTexts(name, defaultLanguage));
  known.set(key, texts);
  return texts as Texts[Name];
}

function findTexts(name: keyof Texts, locale: Locale): unknown {
  const own: Readonly<Record<string, Texts | undefined>> = ownTexts;
  return added.get(`${locale}/${name}`) ?? own[locale]?.[name] ?? {};
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of a language, filled up with those of the default one. */
function withDefaults(texts: unknown, defaults: unknown): unknown {
  if (!isTable(texts) || !isTable(defaults)) return texts ?? defaults;
  const keys = new Set([...Object.keys(defaults), ...Object.keys(texts)]);
  return Object.fromEntries([...keys].map((key) => [key, withDefaults(texts[key], defaults[key])]));
}
