import type { Locale } from '@basin/domain';
import { foldModelNumber, withSynonyms, wordsOf } from '../fold-text.ts';
import {
  allowedMistakes,
  BEGINNING_WEIGHT,
  fieldWeights,
  MISTAKE_WEIGHT,
  MOST_WORDS,
  swapped,
  SYNONYM_WEIGHT,
  type EntryTexts,
} from '../word-index.ts';
import { MODELS, textFields } from './solr-fields.ts';

/** A word as Solr looks it up, and how well it does for what was typed. */
type Term = readonly [term: string, weight: number];
type Expand = (word: string, locale: Locale) => readonly Term[];

const whole: Expand = (word, locale) =>
  withSynonyms(word, locale).map((each, place): Term => [each, place === 0 ? 1 : SYNONYM_WEIGHT]);

const beginnings: Expand = (word, locale) => [...whole(word, locale), [`${word}*`, BEGINNING_WEIGHT]];

const mistakes: Expand = (word, locale) => {
  const distance = allowedMistakes(word);
  const changedOver = swapped(word).flatMap((each) => whole(each, locale));
  return [
    ...beginnings(word, locale),
    ...changedOver.map(([term, weight]): Term => [term, weight * BEGINNING_WEIGHT]),
    ...(distance > 0 ? [[`${word}~${distance}`, MISTAKE_WEIGHT] as const] : []),
  ];
};

/**
 * The queries to try one after the other until one finds something: a model number, the words as typed, as
 * beginnings, with mistakes. The words have only letters and figures left, so there is nothing to escape.
 */
export function wordQueries(text: string, locale: Locale, isTyping = false): string[] {
  const words = [...new Set(wordsOf(text, locale))].slice(0, MOST_WORDS);
  const attempts = isTyping ? [beginnings, mistakes] : [whole, beginnings, mistakes];
  return [
    ...modelQueries(text),
    ...(words.length > 0
      ? attempts.map((expand) => words.map((word) => wordQuery(expand(word, locale))).join(' AND '))
      : []),
  ];
}

const LEAST_MODEL_LENGTH = 3;

function modelQueries(text: string): string[] {
  const model = foldModelNumber(text);
  return model.length >= LEAST_MODEL_LENGTH && /\d/.test(model) ? [`${MODELS}:${model}*`] : [];
}

function wordQuery(terms: readonly Term[]): string {
  const fields = Object.entries(textFields) as [keyof EntryTexts, string][];
  const clauses = terms.flatMap(([term, weight]) =>
    fields.map(([text, field]) => `${field}:${term}^${(fieldWeights[text] * weight).toFixed(2)}`),
  );
  return `(${clauses.join(' OR ')})`;
}
