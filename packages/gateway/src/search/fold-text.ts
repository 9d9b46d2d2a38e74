import type { Locale } from '@basin/domain';
import { textsOf } from '../texts/texts.ts';

interface SmallWords {
  /** Stop words. */
  readonly ignored: ReadonlySet<string>;
  /** Letters that are part of the next word, as in "o ring". */
  readonly prefixes: ReadonlySet<string>;
}
const smallWords = new Map<Locale, SmallWords>();

function smallWordsOf(locale: Locale): SmallWords {
  const { stopWords, letterPrefixes } = textsOf('search', locale);
  const words = smallWords.get(locale) ?? {
    ignored: new Set(stopWords.split(' ')),
    prefixes: new Set(letterPrefixes.split(' ')),
  };
  smallWords.set(locale, words);
  return words;
}

/**
 * Splits a text into folded words: in lower case, stemmed, without accents, stop words and elisions.
 *
 * "L’évier" and "éviers" fold to the same word, and so do "O-ring" and "oring". Inches lose their unit, and in French
 * they become centimetres: "60 inch tub" is "60 tub", "60 po" is "152".
 */
export function wordsOf(text: string, locale: Locale): string[] {
  const { ignored, prefixes } = smallWordsOf(locale);
  const stem = stems[locale] ?? ((word: string) => word);
  const length = lengths[locale] ?? ((inches: string) => inches);
  return foldedWords(text, prefixes, length)
    .filter((word) => !ignored.has(word) && (word.length > 1 || /\d/.test(word)))
    .map((word) => stem(word));
}

/** Returns the last word of a text as it is typed, folded but not stemmed; '' when there is none. */
export const unfinishedWord = (text: string): string => split(folded(text)).at(-1) ?? '';

/** Normalizes a model number: upper case, without hyphens and spaces. */
export function foldModelNumber(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

const letterBeforeWord = /(?<![\p{L}\p{N}'’])(\p{L})([-\s]+)(?=\p{L}{2})/gu;

/** An abbreviation such as `W.-C.`, which is folded to `wc`. */
const speltLetters = /(?<![\p{L}\p{N}'’])\p{L}(?:[.-]+\p{L})+(?![\p{L}\p{N}])/gu;

/** The multiplication sign of a size, such as `3x6`. */
const times = /(?<=\d) ?[x×] ?(?=\d)/g;

/** A number of inches, such as `60 inches`, `60in` or `4,25 po`. */
const inchesPattern = /(?<!\d)(\d{1,4}(?:[.,]\d{1,3})?)(?:[-\s]?(?:inch(?:es)?|pouces?|po)|in)(?![\p{L}\p{N}])/gu;

/** The number in which a language's catalogue has a length in inches. */
const lengths: Readonly<Record<Locale, (inches: string) => string>> = {
  fr: (inches) => String(Math.round(Number(inches.replace(',', '.')) * 2.54)),
};

function foldedWords(text: string, prefixes: ReadonlySet<string>, lengthOf: (inches: string) => string): string[] {
  const joined = (match: string, letter: string, between: string) =>
    between === '-' || prefixes.has(letter) ? letter : match;
  const spelt = (letters: string) => letters.replaceAll(/[.-]/g, '');
  return split(
    folded(text)
      .replaceAll(inchesPattern, (_, inches: string) => lengthOf(inches))
      .replaceAll(speltLetters, spelt)
      .replaceAll(times, ' ')
      .replaceAll(letterBeforeWord, joined),
  );
}

/** Returns the slug of a name: `Polished Nickel` becomes `polished-nickel`. */
export const slugOf = (name: string): string => split(folded(name)).join('-');

/** Lower-cases a text and removes accents. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const split = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Removes the plural ending. */
function stemEnglish(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /[us]s$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  return /(?:[sxz]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Removes the plural ending, a final mute e and a doubled last letter. */
function stemFrench(word: string): string {
  if (word.length < 4) return word;
  const singular = word.replace(/(?<=eau)x$|(?<=[ou]u)x$|s$/, '').replace(/(?<!e)aux$/, 'al');
  const bare = singular.replace(/e{1,2}$/, '');
  if (bare.length < 3) return singular;
  return bare.replace(/(\p{L})\1$/u, '$1');
}

const stems: Readonly<Record<Locale, (word: string) => string>> = { en: stemEnglish, fr: stemFrench };
