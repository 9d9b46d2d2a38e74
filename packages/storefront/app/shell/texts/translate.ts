import { localeTag, type Locale } from '@basin/domain';
import type en from '@basin/gateway/dictionary/en.json';
import { lazily } from './lazily.ts';

type DictionaryKey = keyof typeof en;
type PluralForm = 'one' | 'other';
type PluralKey = DictionaryKey extends infer Key ? (Key extends `${infer Stem}.${PluralForm}` ? Stem : never) : never;

/** A text of the dictionary; one with plural forms goes by its stem and takes a `count`. */
export type TextKey = Exclude<DictionaryKey, `${string}.${PluralForm}`> | PluralKey;

/** A language's texts by key, as the author system gives them. */
export type Texts = ReadonlyMap<string, string>;
export type TextValues = Readonly<Record<string, string | number>>;

/** The text of a key, with its `{placeholders}` filled; an unknown key stands for itself. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** Reads texts of one language. A number is written as that language writes it; give a year or a sku as text. */
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
