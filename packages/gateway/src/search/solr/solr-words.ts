import { inLocale, locales, type Locale } from '@basin/domain';
import type { EntryQuery } from '../entry.ts';
import { foldModelNumber } from '../fold-text.ts';
import { noSynonyms, type Term } from '../synonyms.ts';
import {
  attempts,
  maxEditDistance,
  prefixWeight,
  fieldWeights,
  isNear,
  requiredTerms,
  fuzzyWeight,
  transpositions,
  synonymWeight,
  type EntryTexts,
  type MatchMode,
} from '../word-index.ts';
import { modelsField, textField } from './solr-fields.ts';

/** A query in Solr's language. */
export interface SolrQuery {
  readonly q: string;
  /** Its results are near matches. */
  readonly isNear: boolean;
  /** Whether it searches only the categories that the words name. */
  readonly isInCategories?: boolean;
}

/** A word to look up in Solr, with its weight. */
type Lookup = readonly [word: string, weight: number];

const exact = (word: string): readonly Lookup[] => [[word, 1]];

const prefix = (word: string): readonly Lookup[] => [...exact(word), [`${word}*`, prefixWeight]];

const fuzzy = (word: string): readonly Lookup[] => {
  const distance = maxEditDistance(word);
  return [
    ...prefix(word),
    ...transpositions(word).map((each): Lookup => [each, prefixWeight]),
    ...(distance > 0 ? [[`${word}~${distance}`, fuzzyWeight] as const] : []),
  ];
};

const lookups: Readonly<Record<MatchMode, (word: string) => readonly Lookup[]>> = {
  exact,
  prefix,
  fuzzy,
  mostTerms: prefix,
  anyTerm: exact,
};

/**
 * Returns the queries to try until one matches: a model number, then the words in each match mode, in this language and
 * in the others. Folded words have only letters and digits, so nothing needs escaping.
 */
export function wordQueries(text: string, locale: Locale, entryQuery: EntryQuery): SolrQuery[] {
  const { isTyping = false, vocabulary = noSynonyms, preferred = [] } = entryQuery;
  const languages = [locale, ...locales.filter((other) => other !== locale)].map(
    (each) => [each, inLocale(vocabulary, each).read(text).terms] as const,
  );
  return [
    ...modelQueries(text),
    ...attempts(isTyping, preferred.length > 0).flatMap(({ mode, isInCategories }) =>
      languages.flatMap(([each, terms]): SolrQuery[] =>
        terms.length > 0 ? [{ q: termsQuery(terms, mode, each), isNear: isNear(mode), isInCategories }] : [],
      ),
    ),
  ];
}

const minModelLength = 3;

function modelQueries(text: string): SolrQuery[] {
  const model = foldModelNumber(text);
  return model.length >= minModelLength && /\d/.test(model) ? [{ q: `${modelsField}:${model}*`, isNear: false }] : [];
}

/** Combines as many of the terms as the match mode requires. */
function termsQuery(terms: readonly Term[], mode: MatchMode, locale: Locale): string {
  const queries = terms.map((term) => termQuery(term, lookups[mode], locale));
  const required = requiredTerms(terms.length, mode);
  if (required === terms.length) return queries.join(' AND ');
  if (required === 1) return queries.join(' OR ');
  return queries.map((_, missing) => `(${queries.filter((_, place) => place !== missing).join(' AND ')})`).join(' OR ');
}

/** Matches any alternative of a term; only typed words can be unfinished or mistyped. */
function termQuery(term: Term, lookUp: (word: string) => readonly Lookup[], locale: Locale): string {
  const alternatives = term.map((words, place) =>
    words.map((word) => wordQuery(place === 0 ? lookUp(word) : [[word, synonymWeight]], locale)).join(' AND '),
  );
  return `(${alternatives.map((each) => `(${each})`).join(' OR ')})`;
}

function wordQuery(lookups: readonly Lookup[], locale: Locale): string {
  const texts = Object.entries(fieldWeights) as [keyof EntryTexts, number][];
  const clauses = lookups.flatMap(([word, weight]) =>
    texts.map(([text, fieldWeight]) => `${textField(text, locale)}:${word}^${(fieldWeight * weight).toFixed(2)}`),
  );
  return `(${clauses.join(' OR ')})`;
}
