import type { Locale } from '@basin/domain';
import type { Text } from './text.ts';

/** The localized texts of a file, in the structure of the file. */
export type LocalizedTexts<File> = File extends string
  ? Text
  : { readonly [Key in keyof File]: LocalizedTexts<File[Key]> };

/**
 * Returns the localized texts of a file; each falls back to the default language.
 *
 * @param english the complete file in the default language
 * @param read reads the file in a language, which may be incomplete
 */
export function localizedTexts<File>(english: File, read: (locale: Locale) => unknown): LocalizedTexts<File> {
  const texts: unknown = isTree(english) ? branches(english, read) : leaf(english, read);
  return texts as LocalizedTexts<File>;
}

function branches(english: object, read: (locale: Locale) => unknown): unknown {
  const entries = Object.entries(english).map(
    ([key, value]) => [key, localizedTexts(value, reader(key, read))] as const,
  );
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
