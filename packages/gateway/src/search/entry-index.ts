import { inLocale, type Locale } from '@basin/domain';
import type { TypedFastBitSet } from 'typedfastbitset';
import { nothingFound, type Entry, type EntryQuery, type Found, type Preference, type Sort } from './entry.ts';
import { emptySet, entrySet, FacetColumn, type EntrySet, type ValueCount } from './facet-column.ts';
import { greatest } from './greatest.ts';
import { KeyColumn } from './key-column.ts';
import { ModelIndex } from './model-index.ts';
import { NumberColumn, TitleColumn, type RangeCounts } from './number-column.ts';
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
  readonly #ids: string[] = [];
  readonly #variantCounts: number[] = [];
  readonly #ranks: number[] = [];
  readonly #keys = new Map<string, KeyColumn>();
  readonly #facets = new Map<string, FacetColumn>();
  readonly #numbers = new Map<string, NumberColumn>();
  readonly #titles = new Map<string, TitleColumn>();
  readonly #words: WordIndex;
  #foreign: readonly EntryIndex[] = [];
  readonly #models = new ModelIndex();
  readonly #locale: Locale;
  readonly #orders = new Map<string, Uint32Array>();
  #all: TypedFastBitSet = emptySet(0);
  #byRank = new Uint32Array();
  #places = new Uint32Array();

  constructor(locale: Locale) {
    this.#locale = locale;
    this.#words = new WordIndex(locale);
  }

  get size(): number {
    return this.#ids.length;
  }

  /** Finds by the words of other languages, too, where those of its own find nothing; they have the same documents. */
  fallBackOn(foreign: readonly EntryIndex[]): void {
    this.#foreign = foreign;
  }

  add(entry: Entry): void {
    const before = this.#ids.push(entry.id) - 1;
    this.#variantCounts.push(entry.variantCount);
    this.#ranks.push(entry.rank);
    addTo(this.#keys, entry.keys, before, () => new KeyColumn(), []);
    addTo(this.#facets, entry.facets, before, () => new FacetColumn(), []);
    addTo(this.#numbers, entry.numbers, before, () => new NumberColumn(), undefined);
    addTo(this.#titles, entry.titles, before, () => new TitleColumn(), '');
    this.#words.add(entry.texts);
    this.#models.add(entry.models);
  }

  /** Called once, when all entries are added. */
  finish(): void {
    this.#all = emptySet(this.size);
    this.#all.addRange(0, this.size);
    for (const [field, titles] of this.#titles) this.#numbers.set(field, titles.numbers(this.#locale));
    for (const column of [...this.#facets.values(), ...this.#numbers.values()]) column.finish();
    this.#words.finish();
    this.#models.finish();
    this.#byRank = Uint32Array.from(this.#ids.keys()).sort(
      (a, b) => (this.#ranks[a] ?? 0) - (this.#ranks[b] ?? 0) || a - b,
    );
    this.#places = new Uint32Array(this.size);
    this.#byRank.forEach((ordinal, place) => (this.#places[ordinal] = place));
    this.#orderNumbers();
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
    const ordinals = this.#models.search(text);
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
    const keys = new Float64Array(ordinals.length);
    let kept = 0;
    for (const ordinal of ordinals) {
      if (!found.has(ordinal)) continue;
      const worth = preference(ordinal) * PREFERENCE + Math.round((scores[ordinal] ?? 0) * SCORE_STEPS);
      keys[kept++] = worth * this.size + (this.size - 1 - (this.#places[ordinal] ?? 0));
    }
    const best = greatest(keys.subarray(0, kept), start + rows);
    return best.map((key) => this.#byRank[this.size - 1 - (key % this.size)] ?? 0);
  }

  #select(clause: Clause): Selection {
    const { field } = clause;
    if (clause.kind === 'range') {
      const column = this.#numbers.get(field);
      if (!column) throw new QueryProblem(`${field} is not a field that can be filtered by range.`);
      return { field, bits: column.select(clause.low, clause.high) };
    }
    const column = this.#facets.get(field) ?? this.#keys.get(field);
    if (!column) throw new QueryProblem(`${field} is not a field that can be filtered by value.`);
    return { field, bits: column.select(clause.values) };
  }

  #countVariants({ ordinals }: EntrySet): number {
    let count = 0;
    for (const ordinal of ordinals) count += this.#variantCounts[ordinal] ?? 0;
    return count;
  }

  #page(found: TypedFastBitSet, order: ArrayLike<number>, start: number, rows: number): string[] {
    const ids: string[] = [];
    for (let at = 0, seen = 0; at < order.length && ids.length < rows; at++) {
      const ordinal = order[at] ?? 0;
      if (found.has(ordinal) && seen++ >= start) ids.push(this.#ids[ordinal] ?? '');
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
    if (!sort) return this.#byRank;
    const order = this.#orders.get(orderName(sort));
    if (!order) throw new QueryProblem(`${sort.field} is not a field that can be sorted by.`);
    return order;
  }

  #orderNumbers(): void {
    for (const [field, column] of this.#numbers) {
      for (const direction of [1, -1] as const) {
        this.#orders.set(orderName({ field, direction }), column.order(direction, this.#places));
      }
    }
  }
}

/** What words or a model number found; without scores it is in order already. */
type Matches = Pick<WordMatches, 'ordinals'> & Partial<WordMatches> & { readonly isNear: boolean };

interface Column<Value> {
  add: (value: Value) => void;
}

/** Adds an entry's values to the columns; a column that begins late is filled up, one that is not named gets none. */
function addTo<Value>(
  columns: Map<string, Column<Value>>,
  values: Readonly<Record<string, Value>>,
  before: number,
  create: () => Column<Value>,
  none: Value,
): void {
  for (const field of Object.keys(values)) {
    if (columns.has(field)) continue;
    const column = create();
    for (let at = 0; at < before; at++) column.add(none);
    columns.set(field, column);
  }
  for (const [field, column] of columns) column.add(values[field] ?? none);
}

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

const orderName = ({ field, direction }: Sort): string => `${field} ${direction}`;
