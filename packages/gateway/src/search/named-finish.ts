import { inLocale, locales } from '@basin/domain';
import type { Variant } from '../catalogue/index.ts';
import { wordsOf } from './fold-text.ts';
import type { Query } from './query.ts';
import type { Vocabulary } from './synonyms.ts';

/**
 * Returns a function that counts the words of a variant's finish in a shopper's words: 0 unless they contain the whole
 * name in a language. While typing, the last word may be unfinished.
 */
export function finishWordCounter(
  query: Query,
  vocabulary: Vocabulary,
  isTyping: boolean,
): (variant: Variant) => number {
  if (query.kind !== 'words') return () => 0;
  const counters = locales.map((locale) => {
    const typed = inLocale(vocabulary, locale).read(query.text).terms.flat(2);
    const [unfinished] = isTyping ? wordsOf(query.text, locale).slice(-1) : [];
    const isTyped = (word: string) => typed.includes(word) || (unfinished !== undefined && word.startsWith(unfinished));
    const counts = new Map<string, number>(); // products share finishes
    return ({ finish }: Variant): number => {
      const name = inLocale(finish, locale);
      const words = counts.has(name) ? [] : wordsOf(name, locale);
      const count = counts.get(name) ?? (words.every(isTyped) ? words.length : 0);
      counts.set(name, count);
      return count;
    };
  });
  return (variant) => Math.max(...counters.map((count) => count(variant)));
}
