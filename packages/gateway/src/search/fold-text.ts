import type { Locale } from '@basin/domain';
import { textsOf } from '../texts/texts.ts';

const stopWords = new Map<Locale, ReadonlySet<string>>();

function stopWordsOf(locale: Locale): ReadonlySet<string> {
  const words = stopWords.get(locale) ?? new Set(textsOf('search', locale).stopWords.split(' '));
  stopWords.set(locale, words);
  return words;
}

/**
 * The words of a text as they are compared: lower case, without accents, stop words and elisions, in their stem.
 *
 * "L’évier" and "éviers" give the same word.
 */
export function wordsOf(text: string, locale: Locale): string[] {
  const ignored = stopWordsOf(locale);
  const stem = stems[locale] ?? ((word: string) => word);
  return foldedWords(text)
    .filter((word) => !ignored.has(word) && (word.length > 1 || /\d/.test(word)))
    .map((word) => stem(word));
}

/** A model number without what people leave out or add: case, hyphens, spaces. */
export function foldModelNumber(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

function foldedWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Takes the plural off. */
function stemEnglish(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /[us]s$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  return /(?:[sxz]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Takes off the plural, the mute e of the feminine and a doubled last letter. */
function stemFrench(word: string): string {
  if (word.length < 4) return word;
  const singular = word.replace(/(?<=eau)x$|(?<=[ou]u)x$|s$/, '').replace(/(?<!e)aux$/, 'al');
  const bare = singular.replace(/e{1,2}$/, '');
  if (bare.length < 3) return singular;
  return bare.replace(/(\p{L})\1$/u, '$1');
}

const stems: Readonly<Record<Locale, (word: string) => string>> = { en: stemEnglish, fr: stemFrench };
