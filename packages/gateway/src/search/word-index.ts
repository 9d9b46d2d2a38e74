import type { Locale } from '@basin/domain';
import SearchableMap from 'minisearch/SearchableMap';
import { wordsOf } from './fold-text.ts';
import type { Term } from './synonyms.ts';

/** The texts of one entry, by how much they say about it. */
export interface EntryTexts {
  readonly name: readonly string[];
  /** Category, collection, brand. */
  readonly kind: readonly string[];
  /** Finishes and sizes. */
  readonly finish: readonly string[];
  readonly text: readonly string[];
}

export const fieldWeights: Readonly<Record<keyof EntryTexts, number>> = { name: 4, kind: 3, finish: 2, text: 1 };
const fields = Object.keys(fieldWeights) as (keyof EntryTexts)[];

// a second mention says less than the first
const SATURATION = 1.2;
export const SYNONYM_WEIGHT = 0.9;
export const BEGINNING_WEIGHT = 0.6;
export const MISTAKE_WEIGHT = 0.4;

/**
 * How terms are looked for: as words of the index, as beginnings of them, with mistakes, or, of the last two, so that
 * one term or all but one may be missing.
 */
export type Reading = 'whole' | 'begun' | 'mistaken' | 'most' | 'any';

const readings = (isTyping: boolean): readonly Reading[] =>
  isTyping ? ['begun', 'mistaken'] : ['whole', 'begun', 'mistaken', 'most', 'any'];

/** A reading, and whether only the categories that the words name are looked through. */
interface Attempt {
  readonly reading: Reading;
  readonly isInCategories: boolean;
}

/** What is tried until something is found: words may be missing in the categories that the others name before elsewhere. */
export function attempts(isTyping: boolean, namesCategories: boolean): readonly Attempt[] {
  const everywhere = readings(isTyping).map((reading) => ({ reading, isInCategories: false }));
  if (!namesCategories) return everywhere;
  const lacksWords = ({ reading }: Attempt) => reading === 'most' || reading === 'any';
  const inCategories = everywhere.filter(lacksWords).map(({ reading }) => ({ reading, isInCategories: true }));
  return [...everywhere.filter((each) => !lacksWords(each)), ...inCategories, ...everywhere.filter(lacksWords)];
}

/** Whether a reading finds what comes close, not what was typed. */
export const isNear = (reading: Reading): boolean => reading !== 'whole' && reading !== 'begun';

/** How many of the terms must be there. */
export function leastTerms(terms: number, reading: Reading): number {
  if (reading === 'any') return Math.min(terms, 1);
  return reading === 'most' ? Math.max(Math.min(terms, 1), terms - 1) : terms;
}

/** The entries that have a word, and how much it says about each. */
interface Postings {
  readonly ordinals: Uint32Array;
  readonly impacts: Float32Array;
}

/** Words of the index that stand for a typed one, each with how well it does. */
type Expansion = ReadonlyMap<string, number>;

/** Entries that fit a term, each with what its fit is worth when multiplied by the factor. */
type Weighted = readonly [postings: Postings, factor: number];

/** Entries found by words. */
export interface WordMatches {
  /** In no order. */
  readonly ordinals: readonly number[];
  /** By ordinal, higher for a better match; good for the found ones, until the next search. */
  readonly scores: Float64Array;
}

/** The words of all entries; the postings of one word follow those of another. */
export interface IndexedWords {
  readonly words: readonly string[];
  /** Where the postings of each word end. */
  readonly ends: Uint32Array;
  readonly ordinals: Uint32Array;
  readonly impacts: Float32Array;
}

/** Gathers the words of texts, entry by entry. */
export class IndexedWordsBuilder {
  readonly #locale: Locale;
  readonly #growing = new Map<string, { ordinals: number[]; impacts: number[] }>();
  /** The words of texts met so far: entries share most of theirs. */
  readonly #known = new Map<string, readonly string[]>();
  #size = 0;

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  /** The texts of the next entry. */
  add(texts: EntryTexts): void {
    const ordinal = this.#size++;
    for (const [word, impact] of wordImpacts(texts, (text) => this.#wordsOf(text))) {
      const postings = this.#growing.get(word) ?? { ordinals: [], impacts: [] };
      postings.ordinals.push(ordinal);
      postings.impacts.push(impact);
      this.#growing.set(word, postings);
    }
  }

  finish(): IndexedWords {
    const postings = [...this.#growing.values()];
    let end = 0;
    const ends = Uint32Array.from(postings, ({ ordinals }) => (end += ordinals.length));
    const indexed = {
      words: [...this.#growing.keys()],
      ...{ ends, ordinals: new Uint32Array(end), impacts: new Float32Array(end) },
    };
    postings.forEach(({ ordinals, impacts }, place) => {
      indexed.ordinals.set(ordinals, ends[place - 1] ?? 0);
      indexed.impacts.set(impacts, ends[place - 1] ?? 0);
    });
    return indexed;
  }

  #wordsOf(text: string): readonly string[] {
    const known = this.#known.get(text) ?? wordsOf(text, this.#locale);
    this.#known.set(text, known);
    return known;
  }
}

/** Finds entries by the words of their texts. */
export class WordIndex {
  readonly #postings = new SearchableMap<Postings>();
  readonly #size: number;
  readonly #scores: Float64Array;
  /** What the current word has added to each score. */
  readonly #best: Float64Array;
  /** How many terms an entry has so far, and the last of them. */
  readonly #hits: Uint8Array;
  readonly #lastHit: Uint8Array;

  constructor({ words, ends, ordinals, impacts }: IndexedWords, size: number) {
    words.forEach((word, place) => {
      const [from, to] = [ends[place - 1] ?? 0, ends[place]];
      this.#postings.set(word, { ordinals: ordinals.subarray(from, to), impacts: impacts.subarray(from, to) });
    });
    this.#size = size;
    this.#scores = new Float64Array(size);
    this.#best = new Float64Array(size);
    this.#hits = new Uint8Array(size);
    this.#lastHit = new Uint8Array(size);
  }

  /** The entries that have the terms, as a reading asks for them. */
  search(terms: readonly Term[], reading: Reading): WordMatches {
    const expand = {
      whole: this.#whole,
      begun: this.#begun,
      mistaken: this.#mistaken,
      most: this.#begun,
      any: this.#whole,
    };
    const weighted = terms.map((term) => this.#weigh(term, (word) => expand[reading].call(this, word)));
    return { ordinals: this.#match(weighted, leastTerms(terms.length, reading)), scores: this.#scores };
  }

  /** What the ways of a term find: its own word best, then what stands for it. */
  #weigh(term: Term, expand: (word: string) => Expansion): Weighted[] {
    return term.flatMap((way, place): Weighted[] => {
      const weight = place === 0 ? 1 : SYNONYM_WEIGHT;
      const [word = ''] = way;
      // only what was typed can be unfinished or mistyped
      if (way.length === 1) return this.#postingsOf(place === 0 ? expand(word) : new Map([[word, 1]]), weight);
      const parts = way.map((each) => this.#postingsOf(place === 0 ? expand(each) : new Map([[each, 1]]), 1));
      const ordinals = this.#match(parts, parts.length);
      const impacts = Float32Array.from(ordinals, (ordinal) => this.#scores[ordinal] ?? 0);
      return [[{ ordinals: Uint32Array.from(ordinals), impacts }, weight]];
    });
  }

  #postingsOf(expansion: Expansion, weight: number): Weighted[] {
    return [...expansion].flatMap(([word, worth]): Weighted[] => {
      const postings = this.#postings.get(word);
      return postings ? [[postings, weight * worth * rarity(postings.ordinals.length, this.#size)]] : [];
    });
  }

  /** The entries that have so many of the terms; their scores are good until the next call. */
  #match(terms: readonly (readonly Weighted[])[], least: number): number[] {
    this.#scores.fill(0);
    this.#hits.fill(0);
    this.#lastHit.fill(0);
    terms.forEach((weighted, place) => this.#score(weighted, place, least - terms.length + place));
    const ordinals: number[] = [];
    for (const weighted of terms.slice(Math.max(0, least - 1))) {
      for (const [postings] of weighted) {
        for (const ordinal of postings.ordinals) {
          if (least === 0 || (this.#hits[ordinal] ?? 0) < least) continue;
          this.#hits[ordinal] = 0;
          ordinals.push(ordinal);
        }
      }
    }
    return ordinals;
  }

  /** Scores the entries that have enough terms before this one; what stands best for it counts. */
  #score(weighted: readonly Weighted[], place: number, enough: number): void {
    const [hits, lastHit, scores, best] = [this.#hits, this.#lastHit, this.#scores, this.#best];
    for (const [{ ordinals, impacts }, factor] of weighted) {
      for (let at = 0; at < ordinals.length; at++) {
        const ordinal = ordinals[at] ?? 0;
        const isAgain = lastHit[ordinal] === place + 1;
        if (!isAgain && (hits[ordinal] ?? 0) < enough) continue;
        const worth = factor * (impacts[at] ?? 0);
        const before = isAgain ? (best[ordinal] ?? 0) : 0;
        if (!isAgain) hits[ordinal] = (hits[ordinal] ?? 0) + 1;
        lastHit[ordinal] = place + 1;
        if (worth <= before) continue;
        best[ordinal] = worth;
        scores[ordinal] = (scores[ordinal] ?? 0) + worth - before;
      }
    }
  }

  #whole(word: string): Expansion {
    return new Map([[word, 1]]);
  }

  #begun(word: string): Expansion {
    const beginnings = [...this.#postings.atPrefix(word).keys()];
    return new Map([
      ...beginnings.map((each): [string, number] => [each, (BEGINNING_WEIGHT * word.length) / each.length]),
      [word, 1],
    ]);
  }

  #mistaken(word: string): Expansion {
    const distance = allowedMistakes(word);
    const near = distance === 0 ? [] : [...this.#postings.fuzzyGet(word, distance)];
    return new Map([
      ...near.map(([each, [, mistakes]]): [string, number] => [each, MISTAKE_WEIGHT / Math.max(1, mistakes)]),
      ...swapped(word).map((each): [string, number] => [each, BEGINNING_WEIGHT]),
      ...this.#begun(word),
    ]);
  }
}

/** How much each word says about an entry. */
export function wordImpacts(texts: EntryTexts, words: (text: string) => readonly string[]): Map<string, number> {
  const impacts = new Map<string, number>();
  for (const field of fields) {
    const counts = new Map<string, number>();
    for (const word of texts[field].flatMap(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) {
      impacts.set(word, (impacts.get(word) ?? 0) + (fieldWeights[field] * count) / (count + SATURATION));
    }
  }
  return impacts;
}

/** What few entries have says more than what many have. */
function rarity(having: number, all: number): number {
  return Math.log1p((all - having + 0.5) / (having + 0.5));
}

// one letter may be wrong in a word of four, two in one of eight; a number is meant as it stands
export function allowedMistakes(word: string): number {
  return word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;
}

/** A word with each two neighbouring letters changed over. */
export function swapped(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );
}
