import { inLocale, locales, type Locale } from '@basin/domain';
import type { Entry, Preference } from './entry.ts';
import type { FilterLabels } from './filter-labels.ts';
import { unfinishedWord } from './fold-text.ts';
import { minCompleted, type CompletedPhrase, type Vocabulary } from './synonyms.ts';

/**
 * Returns the categories that a shopper's words name in any language, weighted by the length of the name. Only complete
 * names count, so that "bathtub" means bathtubs and not bathtub faucets. While typing in a language, the last word is
 * completed to names in that language.
 */
export function preferredCategories(
  text: string,
  { categories }: Pick<FilterLabels, 'categories'>,
  vocabulary: Vocabulary,
  typingIn?: Locale,
): Preference[] {
  const typed = locales.map((locale): [Locale, TypedWords] => {
    const synonyms = inLocale(vocabulary, locale);
    const { terms, alone, first } = synonyms.read(text);
    const begun = locale === typingIn ? { word: unfinishedWord(text), phrase: synonyms.complete(text) } : nothingBegun;
    return [locale, { words: new Set(terms.flat(2)), alone, first, begun }];
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
  /** The unfinished last word, and the completed phrase that it is part of. */
  readonly begun: { readonly word: string; readonly phrase: CompletedPhrase };
}

const nothingBegun: TypedWords['begun'] = { word: '', phrase: { first: [], length: 0 } };

/** Ranks a category named by a synonym above a one-word name, and below a longer name. */
function weightOf(words: readonly string[], { words: typed, alone, first, begun }: TypedWords): number {
  const known = words.length > 1 ? typed : alone;
  const byName = words.every((word) => known.has(word)) ? words.length : 0;
  return Math.max(byName, byPlace(words, first, firstWeight), completedWeight(words, known, begun));
}

function completedWeight(words: readonly string[], known: ReadonlySet<string>, begun: TypedWords['begun']): number {
  const { word: last, phrase } = begun;
  const canComplete = last.length >= (words.length > 1 ? 1 : minCompleted);
  const isNamed = canComplete && words.every((word) => known.has(word) || word.startsWith(last));
  const bySynonym = byPlace(words, phrase.first, phrase.length > 1 ? phraseWeight : wordWeight);
  return Math.max(isNamed ? words.length - completed : 0, bySynonym);
}

function byPlace(words: readonly string[], first: readonly string[], weight: number): number {
  const place = first.indexOf(words.join(' '));
  return place < 0 ? 0 : weight - place * step;
}

const firstWeight = 1.9;
// a completed phrase says more than its first words, a completed word less than a complete one
const phraseWeight = 1.95;
const wordWeight = 1.7;
const completed = 0.02;
const step = 0.01;

/** Whether a product is in one of the preferred categories. */
export const isInCategory = (facets: Entry['facets'], preferred: readonly Preference[]): boolean =>
  preferred.some(({ clause: { field, values } }) => facets[field]?.some((value) => values.includes(value)));
