import type { Locale } from '@basin/domain';
import type { Text } from './text.ts';

/** The texts of a file, in the shape of that file. */
export type WrittenTexts<File> = File extends string ? Text : { readonly [Key in keyof File]: WrittenTexts<File[Key]> };

/**
 * Returns the texts of a file, each to be read in any language; one that a language lacks is in the default language.
 *
 * @param english the file in the default language, which has every text
 * @param read the file in a language, as far as the language has it
 */
export function writtenTexts<File>(english: File, read: (locale: Locale) => unknown): WrittenTexts<File> {
  const texts: unknown = isTree(english) ? branches(english, read) : leaf(english, read);
  return texts as WrittenTexts<File>;
}

function branches(english: object, read: (locale: Locale) => unknown): unknown {
  const entries = Object.entries(english).map(([key, value]) => [key, writtenTexts(value, reader(key, read))] as const);
  return Array.isArray(english) ? entries.map(([, texts]) => texts) : Object.fromEntries(entries);
}

const reader = (key: string, read: (locale: Locale) => unknown) => (locale: Locale) => {
  const tree = read(locale);
  return isTree(tree) ? tree[key] : undefined;
};

const leaf =
  (english: unknown, read: (locale: Locale) => unknown): Text =>
  (locale) => {
    const text = read(locale);
    return typeof text === 'string' ? text : String(english);
  };

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
