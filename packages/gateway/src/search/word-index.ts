import type { Locale } from '@basin/domain';
import SearchableMap from 'minisearch/SearchableMap';
import { wordsOf } from './fold-text.ts';
import type { Term } from './synonyms.ts';

/** The texts of an entry, by relevance. */
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

// repeated mentions add less than the first
const saturation = 1.2;
export const synonymWeight = 0.9;
export const prefixWeight = 0.6;
export const fuzzyWeight = 0.4;

/**
 * How terms are matched: exactly, as prefixes or fuzzily; or, for the last two, with one term missing, or with at least
 * one term present.
 */
export type MatchMode = 'exact' | 'prefix' | 'fuzzy' | 'mostTerms' | 'anyTerm';

const matchModes = (isTyping: boolean): readonly MatchMode[] =>
  isTyping ? ['prefix', 'fuzzy'] : ['exact', 'prefix', 'fuzzy', 'mostTerms', 'anyTerm'];

/** A match mode, and whether only the categories that the words name are searched. */
interface Attempt {
  readonly mode: MatchMode;
  readonly isInCategories: boolean;
}

/**
 * Returns the attempts in order until one matches: partial matches are tried in the named categories before elsewhere.
 */
export function attempts(isTyping: boolean, namesCategories: boolean): readonly Attempt[] {
  const everywhere = matchModes(isTyping).map((mode) => ({ mode, isInCategories: false }));
  if (!namesCategories) return everywhere;
  const isPartial = ({ mode }: Attempt) => mode === 'mostTerms' || mode === 'anyTerm';
  const inCategories = everywhere.filter(isPartial).map(({ mode }) => ({ mode, isInCategories: true }));
  return [...everywhere.filter((each) => !isPartial(each)), ...inCategories, ...everywhere.filter(isPartial)];
}

/** Whether a mode finds near matches. */
export const isNear = (mode: MatchMode): boolean => mode !== 'exact' && mode !== 'prefix';

/** Returns how many of the terms must match. */
export function requiredTerms(terms: number, mode: MatchMode): number {
  if (mode === 'anyTerm') return Math.min(terms, 1);
  return mode === 'mostTerms' ? Math.max(Math.min(terms, 1), terms - 1) : terms;
}

/** The entries that have a word, and its relevance in each. */
interface Postings {
  readonly ordinals: Uint32Array;
  readonly impacts: Float32Array;
}

/** The index words that match a typed word, each with its weight. */
type Expansion = ReadonlyMap<string, number>;

/** The entries that match a term; their impacts are multiplied by the factor. */
type Weighted = readonly [postings: Postings, factor: number];

/** The entries that match words. */
export interface WordMatches {
  /** Unordered. */
  readonly ordinals: readonly number[];
  /** By ordinal, higher for a better match; valid for the matches only, until the next search. */
  readonly scores: Float64Array;
}

/** The words of all entries, with concatenated postings. */
export interface IndexedWords {
  readonly words: readonly string[];
  /** The end offset of each word's postings. */
  readonly ends: Uint32Array;
  readonly ordinals: Uint32Array;
  readonly impacts: Float32Array;
}

/** Collects the words of texts, one entry after the other. */
export class IndexedWordsBuilder {
  readonly #locale: Locale;
  readonly #postings = new Map<string, { ordinals: number[]; impacts: number[] }>();
  /** Caches the words of texts, most of which entries share. */
  readonly #wordCache = new Map<string, readonly string[]>();
  #size = 0;

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  /** Adds the texts of the next entry. */
  add(texts: EntryTexts): void {
    const ordinal = this.#size++;
    for (const [word, impact] of wordImpacts(texts, (text) => this.#wordsOf(text))) {
      const postings = this.#postings.get(word) ?? { ordinals: [], impacts: [] };
      postings.ordinals.push(ordinal);
      postings.impacts.push(impact);
      this.#postings.set(word, postings);
    }
  }

  finish(): IndexedWords {
    const postings = [...this.#postings.values()];
    let end = 0;
    const ends = Uint32Array.from(postings, ({ ordinals }) => (end += ordinals.length));
    const indexed = {
      words: [...this.#postings.keys()],
      ends,
      ordinals: new Uint32Array(end),
      impacts: new Float32Array(end),
    };
    postings.forEach(({ ordinals, impacts }, place) => {
      indexed.ordinals.set(ordinals, ends[place - 1] ?? 0);
      indexed.impacts.set(impacts, ends[place - 1] ?? 0);
    });
    return indexed;
  }

  #wordsOf(text: string): readonly string[] {
    const known = this.#wordCache.get(text) ?? wordsOf(text, this.#locale);
    this.#wordCache.set(text, known);
    return known;
  }
}

/** Searches entries by the words of their texts. */
export class WordIndex {
  readonly #postings = new SearchableMap<Postings>();
  readonly #size: number;
  readonly #scores: Float64Array;
  /** The current term's contribution to each score. */
  readonly #best: Float64Array;
  /** The number of matched terms of each entry so far, and the last of them. */
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

  /** Returns the entries that match the terms in a mode. */
  search(terms: readonly Term[], mode: MatchMode): WordMatches {
    const expand = {
      exact: this.#exact,
      prefix: this.#prefix,
      fuzzy: this.#fuzzy,
      mostTerms: this.#prefix,
      anyTerm: this.#exact,
    };
    const weighted = terms.map((term) => this.#weigh(term, (word) => expand[mode].call(this, word)));
    return { ordinals: this.#match(weighted, requiredTerms(terms.length, mode)), scores: this.#scores };
  }

  /** Returns the matches of a term's alternatives; synonyms weigh less than the typed words. */
  #weigh(term: Term, expand: (word: string) => Expansion): Weighted[] {
    return term.flatMap((alternative, place): Weighted[] => {
      const weight = place === 0 ? 1 : synonymWeight;
      const [word = ''] = alternative;
      // only typed words can be unfinished or mistyped
      if (alternative.length === 1) return this.#postingsOf(place === 0 ? expand(word) : new Map([[word, 1]]), weight);
      const parts = alternative.map((each) => this.#postingsOf(place === 0 ? expand(each) : new Map([[each, 1]]), 1));
      const ordinals = this.#match(parts, parts.length);
      const impacts = Float32Array.from(ordinals, (ordinal) => this.#scores[ordinal] ?? 0);
      return [[{ ordinals: Uint32Array.from(ordinals), impacts }, weight]];
    });
  }

  #postingsOf(expansion: Expansion, weight: number): Weighted[] {
    return [...expansion].flatMap(([word, wordWeight]): Weighted[] => {
      const postings = this.#postings.get(word);
      return postings ? [[postings, weight * wordWeight * rarity(postings.ordinals.length, this.#size)]] : [];
    });
  }

  /** Returns the entries that match at least `required` terms; their scores are valid until the next call. */
  #match(terms: readonly (readonly Weighted[])[], required: number): number[] {
    this.#scores.fill(0);
    this.#hits.fill(0);
    this.#lastHit.fill(0);
    terms.forEach((weighted, place) => this.#score(weighted, place, required - terms.length + place));
    const ordinals: number[] = [];
    for (const weighted of terms.slice(Math.max(0, required - 1))) {
      for (const [postings] of weighted) {
        for (const ordinal of postings.ordinals) {
          if (required === 0 || (this.#hits[ordinal] ?? 0) < required) continue;
          this.#hits[ordinal] = 0;
          ordinals.push(ordinal);
        }
      }
    }
    return ordinals;
  }

  /** Scores the entries that have matched enough terms before this one; only the best match of the term counts. */
  #score(weighted: readonly Weighted[], place: number, minHits: number): void {
    const [hits, lastHit, scores, best] = [this.#hits, this.#lastHit, this.#scores, this.#best];
    for (const [{ ordinals, impacts }, factor] of weighted) {
      for (let at = 0; at < ordinals.length; at++) {
        const ordinal = ordinals[at] ?? 0;
        const isAgain = lastHit[ordinal] === place + 1;
        if (!isAgain && (hits[ordinal] ?? 0) < minHits) continue;
        const score = factor * (impacts[at] ?? 0);
        const before = isAgain ? (best[ordinal] ?? 0) : 0;
        if (!isAgain) hits[ordinal] = (hits[ordinal] ?? 0) + 1;
        lastHit[ordinal] = place + 1;
        if (score <= before) continue;
        best[ordinal] = score;
        scores[ordinal] = (scores[ordinal] ?? 0) + score - before;
      }
    }
  }

  #exact(word: string): Expansion {
    return new Map([[word, 1]]);
  }

  #prefix(word: string): Expansion {
    const completions = [...this.#postings.atPrefix(word).keys()];
    return new Map([
      ...completions.map((each): [string, number] => [each, (prefixWeight * word.length) / each.length]),
      [word, 1],
    ]);
  }

  #fuzzy(word: string): Expansion {
    const distance = maxEditDistance(word);
    const near = distance === 0 ? [] : [...this.#postings.fuzzyGet(word, distance)];
    return new Map([
      ...near.map(([each, [, edits]]): [string, number] => [each, fuzzyWeight / Math.max(1, edits)]),
      ...transpositions(word).map((each): [string, number] => [each, prefixWeight]),
      ...this.#prefix(word),
    ]);
  }
}

/** Returns the relevance of each word of an entry. */
export function wordImpacts(texts: EntryTexts, words: (text: string) => readonly string[]): Map<string, number> {
  const impacts = new Map<string, number>();
  for (const field of fields) {
    const counts = new Map<string, number>();
    for (const word of texts[field].flatMap(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) {
      impacts.set(word, (impacts.get(word) ?? 0) + (fieldWeights[field] * count) / (count + saturation));
    }
  }
  return impacts;
}

/** Weighs rare words higher (inverse document frequency). */
function rarity(having: number, all: number): number {
  return Math.log1p((all - having + 0.5) / (having + 0.5));
}

// one edit in words of four letters or more, two from eight letters on, none in words with digits
export function maxEditDistance(word: string): number {
  return word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;
}

/** Returns the variants of a word with two adjacent letters swapped. */
export function transpositions(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );
}
