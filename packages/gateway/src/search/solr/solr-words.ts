import { inLocale, locales, type Locale } from '@basin/domain';
import type { EntryQuery } from '../entry.ts';
import { foldModelNumber } from '../fold-text.ts';
import { noSynonyms, type Term } from '../synonyms.ts';
import {
  attempts,
  allowedMistakes,
  BEGINNING_WEIGHT,
  fieldWeights,
  isNear,
  leastTerms,
  MISTAKE_WEIGHT,
  swapped,
  SYNONYM_WEIGHT,
  type EntryTexts,
  type Reading,
} from '../word-index.ts';
import { MODELS, textField } from './solr-fields.ts';

/** A query in Solr's language. */
export interface SolrQuery {
  readonly q: string;
  /** What it finds comes close to what was typed. */
  readonly isNear: boolean;
  /** It looks only through the categories that the words name. */
  readonly isInCategories?: boolean;
}

/** A word as Solr looks it up, and how well it does for what was typed. */
type Lookup = readonly [word: string, weight: number];

const whole = (word: string): readonly Lookup[] => [[word, 1]];

const begun = (word: string): readonly Lookup[] => [...whole(word), [`${word}*`, BEGINNING_WEIGHT]];

const mistaken = (word: string): readonly Lookup[] => {
  const distance = allowedMistakes(word);
  return [
    ...begun(word),
    ...swapped(word).map((each): Lookup => [each, BEGINNING_WEIGHT]),
    ...(distance > 0 ? [[`${word}~${distance}`, MISTAKE_WEIGHT] as const] : []),
  ];
};

const lookups: Readonly<Record<Reading, (word: string) => readonly Lookup[]>> = {
  whole,
  begun,
  mistaken,
  most: begun,
  any: whole,
};

/**
 * The queries to try one after the other until one finds something: a model number, then the words in each reading, in
 * this language and in the others. The words have only letters and figures left, so there is nothing to escape.
 */
export function wordQueries(text: string, locale: Locale, question: EntryQuery): SolrQuery[] {
  const { isTyping = false, vocabulary = noSynonyms, preferred = [] } = question;
  const languages = [locale, ...locales.filter((other) => other !== locale)].map(
    (each) => [each, inLocale(vocabulary, each).read(text).terms] as const,
  );
  return [
    ...modelQueries(text),
    ...attempts(isTyping, preferred.length > 0).flatMap(({ reading, isInCategories }) =>
      languages.flatMap(([each, terms]): SolrQuery[] =>
        terms.length > 0 ? [{ q: termsQuery(terms, reading, each), isNear: isNear(reading), isInCategories }] : [],
      ),
    ),
  ];
}

const LEAST_MODEL_LENGTH = 3;

function modelQueries(text: string): SolrQuery[] {
  const model = foldModelNumber(text);
  return model.length >= LEAST_MODEL_LENGTH && /\d/.test(model) ? [{ q: `${MODELS}:${model}*`, isNear: false }] : [];
}

/** As many of the terms as the reading asks for. */
function termsQuery(terms: readonly Term[], reading: Reading, locale: Locale): string {
  const queries = terms.map((term) => termQuery(term, lookups[reading], locale));
  const least = leastTerms(terms.length, reading);
  if (least === terms.length) return queries.join(' AND ');
  if (least === 1) return queries.join(' OR ');
  return queries.map((_, missing) => `(${queries.filter((_, place) => place !== missing).join(' AND ')})`).join(' OR ');
}

/** A term in any of its ways; only what was typed can be unfinished or mistyped. */
function termQuery(term: Term, lookUp: (word: string) => readonly Lookup[], locale: Locale): string {
  const ways = term.map((way, place) =>
    way.map((word) => wordQuery(place === 0 ? lookUp(word) : [[word, SYNONYM_WEIGHT]], locale)).join(' AND '),
  );
  return `(${ways.map((way) => `(${way})`).join(' OR ')})`;
}

function wordQuery(lookups: readonly Lookup[], locale: Locale): string {
  const texts = Object.entries(fieldWeights) as [keyof EntryTexts, number][];
  const clauses = lookups.flatMap(([word, weight]) =>
    texts.map(([text, worth]) => `${textField(text, locale)}:${word}^${(worth * weight).toFixed(2)}`),
  );
  return `(${clauses.join(' OR ')})`;
}
