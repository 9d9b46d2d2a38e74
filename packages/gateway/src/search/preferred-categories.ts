import { inLocale, locales, type Locale } from '@basin/domain';
import type { Entry, Preference } from './entry.ts';
import type { FilterLabels } from './filter-labels.ts';
import type { Vocabulary } from './synonyms.ts';

/**
 * Returns the categories that a shopper's words name in any language, weighted by the length of the name. Only complete
 * names count, so that "bathtub" means bathtubs and not bathtub faucets.
 */
export function preferredCategories(
  text: string,
  { categories }: Pick<FilterLabels, 'categories'>,
  vocabulary: Vocabulary,
): Preference[] {
  const typed = locales.map((locale): [Locale, TypedWords] => {
    const { terms, alone, first } = inLocale(vocabulary, locale).read(text);
    return [locale, { words: new Set(terms.flat(2)), alone, first }];
  });
  const byLocale = new Map(typed);
  return [...categories].flatMap(({ locale, words, clause }) => {
    const typedWords = byLocale.get(locale);
    const weight = typedWords ? weightOf(words, typedWords) : 0;
    return weight > 0 ? [{ clause, weight }] : [];
  });
}

interface TypedWords {
  readonly words: ReadonlySet<string>;
  readonly alone: ReadonlySet<string>;
  /** The names of categories that a synonym ranks first, in order. */
  readonly first: readonly string[];
}

/** Ranks a category named by a synonym above a one-word name, and below a longer name. */
function weightOf(words: readonly string[], typed: TypedWords): number {
  const place = typed.first.indexOf(words.join(' '));
  const known = words.length > 1 ? typed.words : typed.alone;
  const byName = words.every((word) => known.has(word)) ? words.length : 0;
  return Math.max(byName, place < 0 ? 0 : FIRST - place * STEP);
}

const FIRST = 1.9;
const STEP = 0.01;

/** Whether a product is in one of the preferred categories. */
export const isInCategory = (facets: Entry['facets'], preferred: readonly Preference[]): boolean =>
  preferred.some(({ clause: { field, values } }) => facets[field]?.some((value) => values.includes(value)));
