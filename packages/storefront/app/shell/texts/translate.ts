import { localeTag, type Locale } from '@basin/domain';
import type en from '@basin/gateway/dictionary/en.json';
import { lazily } from './lazily.ts';

type DictionaryKey = keyof typeof en;
type PluralForm = 'one' | 'other';
type PluralKey = DictionaryKey extends infer Key ? (Key extends `${infer Stem}.${PluralForm}` ? Stem : never) : never;

/** A dictionary key. A text with plural forms is addressed by its stem and takes a `count`. */
export type TextKey = Exclude<DictionaryKey, `${string}.${PluralForm}`> | PluralKey;

/** A language's texts by key, as loaded from the author system. */
export type Texts = ReadonlyMap<string, string>;
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns the text of a key with its `{placeholders}` filled. An unknown key is returned unchanged. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/**
 * Creates a translate function for one language. Numbers are formatted in that language; pass a year or a SKU as text.
 */
export function createTranslate(texts: Texts, locale: Locale): Translate {
  const tag = localeTag(locale);
  const plural = lazily(() => new Intl.PluralRules(tag));
  const number = lazily(() => new Intl.NumberFormat(tag));
  const write = (value: string | number) => (typeof value === 'number' ? number().format(value) : value);
  const textOf = (key: string, count: string | number | undefined) => {
    const form = typeof count === 'number' ? plural().select(count) : 'other';
    return texts.get(key) ?? texts.get(`${key}.${form}`) ?? texts.get(`${key}.other`) ?? key;
  };
  return (key, values = {}) =>
    textOf(key, values.count).replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return value === undefined ? placeholder : write(value);
    });
}
