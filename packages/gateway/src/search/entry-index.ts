import { inLocale, type Locale } from '@basin/domain';
import type { TypedFastBitSet } from 'typedfastbitset';
import { emptyResult, type Entry, type EntryQuery, type MatchedEntries, type Preference, type Sort } from './entry.ts';
import {
  CommonEntriesBuilder,
  LanguageEntriesBuilder,
  orderName,
  type CommonEntries,
  type LanguageEntries,
} from './entry-index-builder.ts';
import { emptySet, entrySet, FacetColumn, type EntrySet, type ValueCount } from './facet-column.ts';
import { largest } from './largest.ts';
import { entriesWithKeys } from './entries-with-keys.ts';
import { entriesByModel } from './model-numbers.ts';
import { NumberColumn, type RangeCounts } from './number-column.ts';
import { QueryProblem, type Clause, type Query } from './query.ts';
import { noSynonyms, type Term } from './synonyms.ts';
import { attempts, isNear, WordIndex, type WordMatches } from './word-index.ts';

/** The entries that match a clause. */
interface Selection {
  readonly field: string;
  readonly bits: TypedFastBitSet;
}

const scoreSteps = 1000;
// greater than any word score
const preferenceStep = 1e7;
const maxValues = 100;

/**
 * Searches, counts and sorts the documents of one collection in one language, in memory.
 *
 * The counts of a field ignore the filters on that field, as they predict the effect of selecting another of its
 * values. They never ignore the query, which should define what a page is about.
 */
export class EntryIndex {
  readonly #locale: Locale;
  readonly #common: CommonEntries;
  readonly #facets: ReadonlyMap<string, FacetColumn>;
  readonly #numbers: ReadonlyMap<string, NumberColumn>;
  readonly #orders: ReadonlyMap<string, Uint32Array>;
  readonly #words: WordIndex;
  readonly #all: TypedFastBitSet;
  #foreign: readonly EntryIndex[] = [];

  constructor(locale: Locale, common: CommonEntries, language: LanguageEntries) {
    this.#locale = locale;
    this.#common = common;
    this.#facets = new Map([...language.facets].map(([field, values]) => [field, new FacetColumn(values)]));
    this.#numbers = new Map([...common.numbers].map(([field, values]) => [field, new NumberColumn(values)]));
    this.#orders = new Map([...common.orders, ...language.orders]);
    this.#words = new WordIndex(language.words, this.size);
    this.#all = emptySet(this.size);
    this.#all.addRange(0, this.size);
  }

  get size(): number {
    return this.#common.ids.length;
  }

  /** Sets the indexes of other languages over the same documents, which are searched when words match nothing here. */
  fallBackOn(foreign: readonly EntryIndex[]): void {
    this.#foreign = foreign;
  }

  /** @throws {QueryProblem} for an unknown field; an empty index has no fields and returns an empty result */
  search(entryQuery: EntryQuery): MatchedEntries {
    if (this.size === 0) return emptyResult();
    const { query, scope = [], filters, sort, start, rows, counts } = entryQuery;
    const matches = query.kind === 'words' ? this.#match(query.text, entryQuery) : undefined;
    const matched = intersection(
      this.#selectQuery(query, matches),
      scope.map((clause) => this.#select(clause)),
    );
    const selections = filters.map((clause) => this.#select(clause));
    const found = intersection(matched, selections);
    const foundSet = entrySet(found);
    return {
      total: foundSet.ordinals.length,
      variantTotal: this.#countVariants(foundSet),
      isNear: matches?.isNear ?? false,
      ids: this.#page(
        found,
        sort || !matches ? this.#order(sort) : this.#byScore(matches, found, entryQuery),
        start,
        rows,
      ),
      ...this.#count(counts, (field) => {
        const others = selections.filter((other) => other.field !== field);
        return others.length === selections.length ? foundSet : entrySet(intersection(matched, others));
      }),
    };
  }

  /** Prefers model numbers to words, exact matches to near ones, and this language to others. */
  #match(text: string, { isTyping = false, vocabulary = noSynonyms, preferred = [] }: EntryQuery): Matches {
    const ordinals = entriesByModel(this.#common.models, text);
    if (ordinals.length > 0) return { ordinals, isNear: false };
    const languages = [this, ...this.#foreign].map((index): [WordIndex, readonly Term[]] => [
      index.#words,
      inLocale(vocabulary, index.#locale).read(text).terms,
    ]);
    for (const { mode, isInCategories } of attempts(isTyping, preferred.length > 0)) {
      for (const [words, terms] of languages) {
        const matches = words.search(terms, mode);
        const ordinals = isInCategories ? this.#preferredOf(matches.ordinals, preferred) : matches.ordinals;
        if (ordinals.length > 0) return { ...matches, ordinals, isNear: isNear(mode) };
      }
    }
    return { ordinals: [], isNear: false };
  }

  #preferredOf(ordinals: readonly number[], preferred: readonly Preference[]): number[] {
    const categories = preferred.map(({ clause }) => this.#select(clause).bits);
    return ordinals.filter((ordinal) => categories.some((bits) => bits.has(ordinal)));
  }

  #selectQuery(query: Query, matches: Matches | undefined): TypedFastBitSet {
    if (query.kind === 'words') return setOf(matches?.ordinals ?? [], this.size);
    return query.kind === 'all' ? this.#all : this.#select(query).bits;
  }

  /** Orders the found entries up to the end of the page: preferred categories first, then by score, then by rank. */
  #byScore(matches: Matches, found: TypedFastBitSet, entryQuery: EntryQuery): ArrayLike<number> {
    const { ordinals, scores } = matches;
    const { preferred = [], start, rows } = entryQuery;
    if (!scores) return ordinals;
    const preferences = preferred.map(({ clause, weight }) => ({ bits: this.#select(clause).bits, weight }));
    const preference = (ordinal: number) =>
      preferences.reduce((highest, { bits, weight }) => (weight > highest && bits.has(ordinal) ? weight : highest), 0);
    // packs preference, score and rank into one number, because numbers sort far faster than with a comparator
    const { places, byRank } = this.#common;
    const keys = new Float64Array(ordinals.length);
    let count = 0;
    for (const ordinal of ordinals) {
      if (!found.has(ordinal)) continue;
      const weight = preference(ordinal) * preferenceStep + Math.round((scores[ordinal] ?? 0) * scoreSteps);
      keys[count++] = weight * this.size + (this.size - 1 - (places[ordinal] ?? 0));
    }
    const best = largest(keys.subarray(0, count), start + rows);
    return best.map((key) => byRank[this.size - 1 - (key % this.size)] ?? 0);
  }

  #select(clause: Clause): Selection {
    const { field } = clause;
    if (clause.kind === 'range') {
      const column = this.#numbers.get(field);
      if (!column) throw new QueryProblem(`${field} cannot be filtered by range.`);
      return { field, bits: column.select(clause.low, clause.high) };
    }
    const keys = this.#common.keys.get(field);
    const bits =
      this.#facets.get(field)?.select(clause.values) ?? (keys && entriesWithKeys(keys, clause.values, this.size));
    if (!bits) throw new QueryProblem(`${field} cannot be filtered by value.`);
    return { field, bits };
  }

  #countVariants({ ordinals }: EntrySet): number {
    let count = 0;
    for (const ordinal of ordinals) count += this.#common.variantCounts[ordinal] ?? 0;
    return count;
  }

  #page(found: TypedFastBitSet, order: ArrayLike<number>, start: number, rows: number): string[] {
    const ids: string[] = [];
    for (let at = 0, seen = 0; at < order.length && ids.length < rows; at++) {
      const ordinal = order[at] ?? 0;
      if (found.has(ordinal) && seen++ >= start) ids.push(this.#common.ids[ordinal] ?? '');
    }
    return ids;
  }

  #count(
    counts: EntryQuery['counts'],
    without: (field: string) => EntrySet,
  ): Pick<MatchedEntries, 'facets' | 'ranges'> {
    const facets = new Map<string, readonly ValueCount[]>();
    const ranges = new Map<string, RangeCounts>();
    for (const field of counts?.facets ?? []) {
      const values = this.#facets.get(field)?.count(without(field), maxValues) ?? [];
      if (values.length > 0) facets.set(field, values);
    }
    for (const field of counts?.ranges ?? []) {
      const range = this.#numbers.get(field)?.countRanges(without(field));
      if (range) ranges.set(field, range);
    }
    return { facets, ranges };
  }

  #order(sort: Sort | undefined): Uint32Array {
    if (!sort) return this.#common.byRank;
    const order = this.#orders.get(orderName(sort));
    if (!order) throw new QueryProblem(`${sort.field} cannot be sorted by.`);
    return order;
  }
}

/** Creates an index over entries in one language. */
export function indexEntries(locale: Locale, entries: Iterable<Entry>): EntryIndex {
  const builders = [new CommonEntriesBuilder(), new LanguageEntriesBuilder(locale)] as const;
  for (const entry of entries) for (const builder of builders) builder.add(entry);
  const common = builders[0].finish();
  return new EntryIndex(locale, common, builders[1].finish(common));
}

/** The matches of words or a model number; without scores they are already ordered. */
type Matches = Pick<WordMatches, 'ordinals'> & Partial<WordMatches> & { readonly isNear: boolean };

function intersection(matched: TypedFastBitSet, selections: readonly Selection[]): TypedFastBitSet {
  const found = matched.clone();
  for (const { bits } of selections) found.intersection(bits);
  return found;
}

function setOf(ordinals: readonly number[], size: number): TypedFastBitSet {
  const set = emptySet(size);
  for (const ordinal of ordinals) set.add(ordinal);
  return set;
}
