import type { Locale } from '@basin/domain';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { foldModelNumber, withSynonyms, wordsOf } from './fold-text.ts';

/** The words of one entry, by how much they say about it. */
export interface EntryWords {
  readonly name: string;
  /** Category, collection, brand. */
  readonly kind: string;
  /** Finishes and sizes. */
  readonly finish: string;
  readonly text: string;
}

const fields = ['name', 'kind', 'finish', 'text'] as const satisfies readonly (keyof EntryWords)[];
const boosts: Readonly<Record<keyof EntryWords, number>> = { name: 4, kind: 3, finish: 2, text: 1 };
const LEAST_MODEL_LENGTH = 3;

const whole: SearchOptions = {};
const beginnings: SearchOptions = { prefix: true };
// one letter may be wrong in a word of four, two in one of eight
const mistaken: SearchOptions = {
  prefix: true,
  fuzzy: (word) => (word.length < 4 || /\d/.test(word) ? false : word.length < 8 ? 1 : 2),
};

/**
 * Finds entries by words and by model numbers.
 *
 * All words must be there. As typed first; when nothing is found so, as beginnings; then with mistakes.
 */
export class WordIndex {
  readonly #locale: Locale;
  readonly #words: MiniSearch;
  readonly #models: [model: string, ordinal: number][] = [];
  #size = 0;

  constructor(locale: Locale) {
    this.#locale = locale;
    this.#words = new MiniSearch({
      fields: [...fields],
      idField: 'ordinal',
      tokenize: (text) => wordsOf(text, locale),
      processTerm: (word) => [...withSynonyms(word, locale)],
      searchOptions: { processTerm: (word) => word, boost: boosts, combineWith: 'AND' },
    });
  }

  add(words: EntryWords, models: readonly string[]): void {
    const ordinal = this.#size++;
    this.#words.add({ ordinal, ...words });
    for (const model of new Set(models.map(foldModelNumber))) this.#models.push([model, ordinal]);
  }

  /** Called once, when all entries are added. */
  finish(): void {
    this.#models.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  }

  /** The ordinals of the entries, best match first. With `isTyping` the words may be unfinished. */
  search(text: string, isTyping = false): number[] {
    const models = this.#searchModels(text);
    if (models.length > 0) return models;
    const words = [...new Set(wordsOf(text, this.#locale))];
    if (words.length === 0) return [];
    const attempts = isTyping ? [beginnings, mistaken] : [whole, beginnings, mistaken];
    for (const attempt of attempts) {
      const found = this.#words.search({ combineWith: 'AND', queries: words, ...attempt });
      if (found.length > 0) return found.map(({ id }) => id as number);
    }
    return [];
  }

  /** Entries with a model number that begins so, those with exactly this one first. */
  #searchModels(text: string): number[] {
    const prefix = foldModelNumber(text);
    if (prefix.length < LEAST_MODEL_LENGTH || !/\d/.test(prefix)) return [];
    const scores = new Map<number, number>();
    for (let at = this.#firstModel(prefix); this.#models[at]?.[0].startsWith(prefix); at++) {
      const [model, ordinal] = this.#models[at] ?? ['', -1];
      scores.set(ordinal, Math.max(scores.get(ordinal) ?? 0, prefix.length / model.length));
    }
    return [...scores].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b).map(([ordinal]) => ordinal);
  }

  /** Where model numbers that are not before a text begin. */
  #firstModel(text: string): number {
    let low = 0;
    let high = this.#models.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#models[middle]?.[0] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
