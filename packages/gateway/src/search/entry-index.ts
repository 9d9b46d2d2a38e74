import { inLocale, type Locale } from '@basin/domain';
import type { TypedFastBitSet } from 'typedfastbitset';
import { nothingFound, type Entry, type EntryQuery, type Found, type Preference, type Sort } from './entry.ts';
import {
  CommonEntriesBuilder,
  LanguageEntriesBuilder,
  orderName,
  type CommonEntries,
  type LanguageEntries,
} from './entry-index-builder.ts';
import { emptySet, entrySet, FacetColumn, type EntrySet, type ValueCount } from './facet-column.ts';
import { greatest } from './greatest.ts';
import { entriesWithKeys } from './entries-with-keys.ts';
import { entriesByModel } from './model-numbers.ts';
import { NumberColumn, type RangeCounts } from './number-column.ts';
import { QueryProblem, type Clause, type Query } from './query.ts';
import { noSynonyms, type Term } from './synonyms.ts';
import { attempts, isNear, WordIndex, type WordMatches } from './word-index.ts';

/** The entries that a clause lets through. */
interface Selection {
  readonly field: string;
  readonly bits: TypedFastBitSet;
}

const SCORE_STEPS = 1000;
// no words are worth as much as a preference
const PREFERENCE = 1e7;
const MOST_VALUES = 100;

/**
 * Finds, counts and sorts the documents of one collection in one language, all in memory.
 *
 * Counts of a field leave out the filters on that field itself: they say what choosing another of its values too
 * would bring. The query is never left out: what a page is about belongs there.
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

  /** Finds by the words of other languages, too, where those of its own find nothing; they have the same documents. */
  fallBackOn(foreign: readonly EntryIndex[]): void {
    this.#foreign = foreign;
  }

  /** @throws {QueryProblem} for a field that the index does not have; an empty index has none and finds nothing */
  search(question: EntryQuery): Found {
    if (this.size === 0) return nothingFound();
    const { query, scope = [], filters, sort, start, rows, counts } = question;
    const matches = query.kind === 'words' ? this.#match(query.text, question) : undefined;
    const matched = intersection(
      this.#asked(query, matches),
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
        sort || !matches ? this.#order(sort) : this.#byScore(matches, found, question),
        start,
        rows,
      ),
      ...this.#count(counts, (field) => {
        const others = selections.filter((other) => other.field !== field);
        return others.length === selections.length ? foundSet : entrySet(intersection(matched, others));
      }),
    };
  }

  /** Model numbers go before words, what was typed before what comes close, and this language before others. */
  #match(text: string, { isTyping = false, vocabulary = noSynonyms, preferred = [] }: EntryQuery): Matches {
    const ordinals = entriesByModel(this.#common.models, text);
    if (ordinals.length > 0) return { ordinals, isNear: false };
    const languages = [this, ...this.#foreign].map((index): [WordIndex, readonly Term[]] => [
      index.#words,
      inLocale(vocabulary, index.#locale).read(text).terms,
    ]);
    for (const { reading, isInCategories } of attempts(isTyping, preferred.length > 0)) {
      for (const [words, terms] of languages) {
        const matches = words.search(terms, reading);
        const kept = isInCategories ? this.#preferredOf(matches.ordinals, preferred) : matches.ordinals;
        if (kept.length > 0) return { ...matches, ordinals: kept, isNear: isNear(reading) };
      }
    }
    return { ordinals: [], isNear: false };
  }

  #preferredOf(ordinals: readonly number[], preferred: readonly Preference[]): number[] {
    const categories = preferred.map(({ clause }) => this.#select(clause).bits);
    return ordinals.filter((ordinal) => categories.some((bits) => bits.has(ordinal)));
  }

  #asked(query: Query, matches: Matches | undefined): TypedFastBitSet {
    if (query.kind === 'words') return setOf(matches?.ordinals ?? [], this.size);
    return query.kind === 'all' ? this.#all : this.#select(query).bits;
  }

  /** As many as a page needs of the found ones: preferred ones first, then best first; equally good ones by rank. */
  #byScore(matches: Matches, found: TypedFastBitSet, question: EntryQuery): ArrayLike<number> {
    const { ordinals, scores } = matches;
    const { preferred = [], start, rows } = question;
    if (!scores) return ordinals;
    const preferences = preferred.map(({ clause, weight }) => ({ bits: this.#select(clause).bits, weight }));
    const preference = (ordinal: number) =>
      preferences.reduce((most, { bits, weight }) => (weight > most && bits.has(ordinal) ? weight : most), 0);
    // preference, score and place in one number, which compares far faster than by a function
    const { places, byRank } = this.#common;
    const keys = new Float64Array(ordinals.length);
    let kept = 0;
    for (const ordinal of ordinals) {
      if (!found.has(ordinal)) continue;
      const worth = preference(ordinal) * PREFERENCE + Math.round((scores[ordinal] ?? 0) * SCORE_STEPS);
      keys[kept++] = worth * this.size + (this.size - 1 - (places[ordinal] ?? 0));
    }
    const best = greatest(keys.subarray(0, kept), start + rows);
    return best.map((key) => byRank[this.size - 1 - (key % this.size)] ?? 0);
  }

  #select(clause: Clause): Selection {
    const { field } = clause;
    if (clause.kind === 'range') {
      const column = this.#numbers.get(field);
      if (!column) throw new QueryProblem(`${field} is not a field that can be filtered by range.`);
      return { field, bits: column.select(clause.low, clause.high) };
    }
    const keys = this.#common.keys.get(field);
    const bits =
      this.#facets.get(field)?.select(clause.values) ?? (keys && entriesWithKeys(keys, clause.values, this.size));
    if (!bits) throw new QueryProblem(`${field} is not a field that can be filtered by value.`);
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

  #count(counts: EntryQuery['counts'], without: (field: string) => EntrySet): Pick<Found, 'facets' | 'ranges'> {
    const facets = new Map<string, readonly ValueCount[]>();
    const ranges = new Map<string, RangeCounts>();
    for (const field of counts?.facets ?? []) {
      const values = this.#facets.get(field)?.count(without(field), MOST_VALUES) ?? [];
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
    if (!order) throw new QueryProblem(`${sort.field} is not a field that can be sorted by.`);
    return order;
  }
}

/** An index over entries of one language. */
export function indexEntries(locale: Locale, entries: Iterable<Entry>): EntryIndex {
  const builders = [new CommonEntriesBuilder(), new LanguageEntriesBuilder(locale)] as const;
  for (const entry of entries) for (const builder of builders) builder.add(entry);
  const common = builders[0].finish();
  return new EntryIndex(locale, common, builders[1].finish(common));
}

/** What words or a model number found; without scores it is in order already. */
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
