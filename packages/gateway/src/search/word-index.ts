import type { Locale } from '@basin/domain';
import SearchableMap from 'minisearch/SearchableMap';
import { withSynonyms, wordsOf } from './fold-text.ts';

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
export const MOST_WORDS = 16;

/** The entries that have a word, and how much it says about each. */
interface Postings {
  readonly ordinals: Uint32Array;
  readonly impacts: Float32Array;
}

/** Words of the index that stand for a typed one, each with how well it does. */
type Expansion = ReadonlyMap<string, number>;

/** Entries found by words. */
export interface WordMatches {
  /** In no order. */
  readonly ordinals: readonly number[];
  /** By ordinal, higher for a better match; good for the found ones, until the next search. */
  readonly scores: Float64Array;
}

/**
 * Finds entries by words: all of them must be there.
 *
 * As typed first; when nothing is found so, as beginnings; then with mistakes.
 */
export class WordIndex {
  readonly #locale: Locale;
  readonly #postings = new SearchableMap<Postings>();
  readonly #growing = new Map<string, { ordinals: number[]; impacts: number[] }>();
  /** The words of texts met while building: entries share most of theirs. */
  readonly #known = new Map<string, readonly string[]>();
  #size = 0;
  #scores = new Float64Array();
  /** What the current word has added to each score. */
  #best = new Float64Array();
  #hits = new Uint8Array();

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

  /** Called once, when all entries are added. */
  finish(): void {
    for (const [word, { ordinals, impacts }] of this.#growing) {
      this.#postings.set(word, { ordinals: Uint32Array.from(ordinals), impacts: Float32Array.from(impacts) });
    }
    this.#growing.clear();
    this.#known.clear();
    this.#scores = new Float64Array(this.#size);
    this.#best = new Float64Array(this.#size);
    this.#hits = new Uint8Array(this.#size);
  }

  /** The entries with all words of a text. With `isTyping` they may be unfinished. */
  search(text: string, isTyping = false): WordMatches {
    const words = [...new Set(wordsOf(text, this.#locale))].slice(0, MOST_WORDS);
    const attempts = isTyping ? [this.#beginnings, this.#mistakes] : [this.#whole, this.#beginnings, this.#mistakes];
    for (const expand of attempts) {
      const ordinals = this.#matchAll(words.map((word) => expand.call(this, word)));
      if (ordinals.length > 0) return { ordinals, scores: this.#scores };
    }
    return { ordinals: [], scores: this.#scores };
  }

  #wordsOf(text: string): readonly string[] {
    const known = this.#known.get(text) ?? wordsOf(text, this.#locale);
    this.#known.set(text, known);
    return known;
  }

  #matchAll(expansions: readonly Expansion[]): number[] {
    this.#scores.fill(0);
    this.#hits.fill(0);
    expansions.forEach((expansion, place) => this.#match(expansion, place));
    const ordinals: number[] = [];
    for (const word of expansions.at(-1)?.keys() ?? []) {
      for (const ordinal of this.#postings.get(word)?.ordinals ?? []) {
        if (this.#hits[ordinal] !== expansions.length) continue;
        this.#hits[ordinal] = 0;
        ordinals.push(ordinal);
      }
    }
    return ordinals;
  }

  /** Scores the entries that have all words before this one; what stands best for it counts. */
  #match(expansion: Expansion, place: number): void {
    const [hits, scores, best] = [this.#hits, this.#scores, this.#best];
    for (const [word, weight] of expansion) {
      const postings = this.#postings.get(word);
      if (!postings) continue;
      const { ordinals, impacts } = postings;
      const factor = weight * rarity(ordinals.length, this.#size);
      for (let at = 0; at < ordinals.length; at++) {
        const ordinal = ordinals[at] ?? 0;
        const hit = hits[ordinal] ?? 0;
        if (hit !== place && hit !== place + 1) continue;
        const worth = factor * (impacts[at] ?? 0);
        const before = hit === place ? 0 : (best[ordinal] ?? 0);
        hits[ordinal] = place + 1;
        if (worth <= before) continue;
        best[ordinal] = worth;
        scores[ordinal] = (scores[ordinal] ?? 0) + worth - before;
      }
    }
  }

  #whole(word: string): Expansion {
    const [own, ...synonyms] = withSynonyms(word, this.#locale);
    return new Map([...synonyms.map((each): [string, number] => [each, SYNONYM_WEIGHT]), [own ?? word, 1]]);
  }

  #beginnings(word: string): Expansion {
    const beginnings = [...this.#postings.atPrefix(word).keys()];
    return new Map([
      ...beginnings.map((each): [string, number] => [each, (BEGINNING_WEIGHT * word.length) / each.length]),
      ...this.#whole(word),
    ]);
  }

  #mistakes(word: string): Expansion {
    const distance = allowedMistakes(word);
    const near = distance === 0 ? [] : [...this.#postings.fuzzyGet(word, distance)];
    return new Map([
      ...near.map(([each, [, mistakes]]): [string, number] => [each, MISTAKE_WEIGHT / Math.max(1, mistakes)]),
      ...swapped(word).flatMap((each) =>
        [...this.#whole(each)].map(([stem, weight]): [string, number] => [stem, weight * BEGINNING_WEIGHT]),
      ),
      ...this.#beginnings(word),
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
