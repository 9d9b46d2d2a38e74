import { inLocale, locales, type Locale } from '@basin/domain';
import type { Entry, Preference } from './entry.ts';
import type { FilterWords } from './filter-words.ts';
import type { Vocabulary } from './synonyms.ts';

/**
 * The categories that a shopper's words name, in any language: the more words of it they name, the heavier. A name
 * counts only as a whole, so that "bathtub" means bathtubs and not bathtub faucets.
 */
export function preferredCategories(
  text: string,
  { categories }: Pick<FilterWords, 'categories'>,
  vocabulary: Vocabulary,
): Preference[] {
  const typed = locales.map((locale): [Locale, Said] => {
    const { terms, alone, first } = inLocale(vocabulary, locale).read(text);
    return [locale, { words: new Set(terms.flat(2)), alone, first }];
  });
  const byLocale = new Map(typed);
  return [...categories].flatMap(({ locale, words, clause }) => {
    const said = byLocale.get(locale);
    const weight = said ? weightOf(words, said) : 0;
    return weight > 0 ? [{ clause, weight }] : [];
  });
}

interface Said {
  readonly words: ReadonlySet<string>;
  readonly alone: ReadonlySet<string>;
  /** Names of categories that a synonym puts first, in order. */
  readonly first: readonly string[];
}

/** A category that a synonym names goes before one of a single word, and behind one that is said in more words. */
function weightOf(words: readonly string[], said: Said): number {
  const place = said.first.indexOf(words.join(' '));
  const known = words.length > 1 ? said.words : said.alone;
  const byName = words.every((word) => known.has(word)) ? words.length : 0;
  return Math.max(byName, place < 0 ? 0 : FIRST - place * STEP);
}

const FIRST = 1.9;
const STEP = 0.01;

/** Whether a product is in one of the categories that a shopper's words name. */
export const isInCategory = (facets: Entry['facets'], preferred: readonly Preference[]): boolean =>
  preferred.some(({ clause: { field, values } }) => facets[field]?.some((value) => values.includes(value)));
