import { TypedFastBitSet } from 'typedfastbitset';

/** A value, and the number of found entries that have it. */
export type ValueCount = readonly [value: string, count: number];

/** A set of entries, as bits and as ordinals. */
export interface EntrySet {
  readonly bits: TypedFastBitSet;
  readonly ordinals: Uint32Array;
}

// visiting a list element costs about as much as four words of a bit set
const stepCost = 4;

/** The values of all entries in a field. */
export interface FacetValues {
  readonly values: readonly string[];
  /** The value numbers of all entries, concatenated, and the end offset of each entry. */
  readonly lists: Uint32Array;
  readonly ends: Uint32Array;
}

/** Builds the values of a field, one entry after the other. */
export class FacetValuesBuilder {
  readonly #numbers = new Map<string, number>();
  readonly #lists: number[] = [];
  readonly #ends: number[] = [];

  /** Adds the values of the next entry. */
  add(values: readonly string[]): void {
    for (const value of new Set(values)) this.#lists.push(this.#numberOf(value));
    this.#ends.push(this.#lists.length);
  }

  finish(): FacetValues {
    const [lists, ends] = [Uint32Array.from(this.#lists), Uint32Array.from(this.#ends)];
    return { values: [...this.#numbers.keys()], lists, ends };
  }

  #numberOf(value: string): number {
    const number = this.#numbers.get(value) ?? this.#numbers.size;
    this.#numbers.set(value, number);
    return number;
  }
}

/** The entries of a value: a list when they are few, otherwise bits, so that rare values take little memory. */
type ValueEntries = TypedFastBitSet | Uint32Array;
const bitsOfOrdinal = 32;

/**
 * Selects entries by the values of a field, and counts the values.
 *
 * It stores both the entries of each value and the values of each entry; counting uses whichever is cheaper.
 */
export class FacetColumn {
  readonly #values: readonly string[];
  readonly #lists: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #entries: readonly ValueEntries[];
  /** The cost of visiting the entries of all values. */
  readonly #entrySteps: number;
  /** The numbers of the values in alphabetical order. */
  readonly #alphabetical: Float64Array;

  constructor({ values, lists, ends }: FacetValues) {
    [this.#values, this.#lists, this.#ends] = [values, lists, ends];
    this.#numbers = new Map(values.map((value, number) => [value, number]));
    this.#entries = entriesByValue({ values, lists, ends });
    this.#entrySteps = this.#entries.reduce((sum, each) => sum + stepsOf(each), 0);
    this.#alphabetical = Float64Array.from(values.keys()).sort((a, b) =>
      (values[a] ?? '') < (values[b] ?? '') ? -1 : 1,
    );
  }

  /** Returns the entries that have one of the values. */
  select(values: readonly string[]): TypedFastBitSet {
    const selected = emptySet(this.#ends.length);
    for (const value of values) {
      const entries = this.#entries[this.#numbers.get(value) ?? -1];
      if (entries instanceof Uint32Array) for (const ordinal of entries) selected.add(ordinal);
      else if (entries) selected.union(entries);
    }
    return selected;
  }

  /** Counts the values of some entries, most frequent first, ties in alphabetical order. */
  count({ bits, ordinals }: EntrySet, limit: number): ValueCount[] {
    const listSteps = (ordinals.length * this.#lists.length) / Math.max(1, this.#ends.length);
    const byList = listSteps * stepCost < this.#entrySteps;
    return this.#mostFrequent(byList ? this.#countByList(ordinals) : this.#countByEntries(bits), limit);
  }

  #countByEntries(found: TypedFastBitSet): Uint32Array {
    return Uint32Array.from(this.#entries, (entries) =>
      entries instanceof Uint32Array ? countIn(found, entries) : entries.intersection_size(found),
    );
  }

  #countByList(ordinals: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.#values.length);
    const [lists, ends] = [this.#lists, this.#ends];
    for (const ordinal of ordinals) {
      const end = ends[ordinal] ?? 0;
      for (let at = ordinal === 0 ? 0 : (ends[ordinal - 1] ?? 0); at < end; at++) {
        const number = lists[at] ?? 0;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
    return counts;
  }

  #mostFrequent(counts: Uint32Array, limit: number): ValueCount[] {
    const last = this.#values.length - 1;
    // packs count and alphabetical position into one number, because numbers sort far faster than with a comparator
    const keys = this.#alphabetical.map((number, place) => (counts[number] ?? 0) * (last + 1) + (last - place));
    const top = keys.sort().subarray(-limit).reverse();
    const values: ValueCount[] = [];
    for (const key of top) {
      const number = this.#alphabetical[last - (key % (last + 1))] ?? 0;
      const count = counts[number] ?? 0;
      if (count > 0) values.push([this.#values[number] ?? '', count]);
    }
    return values;
  }
}

function entriesByValue({ values, lists, ends }: FacetValues): ValueEntries[] {
  const counts = new Uint32Array(values.length);
  for (const number of lists) counts[number] = (counts[number] ?? 0) + 1;
  const entries = Array.from(counts, (count) =>
    count * bitsOfOrdinal < ends.length ? new Uint32Array(count) : emptySet(ends.length),
  );
  const filled = new Uint32Array(values.length);
  ends.forEach((end, ordinal) => {
    for (const number of lists.subarray(ends[ordinal - 1] ?? 0, end)) {
      const [into, place] = [entries[number], filled[number] ?? 0];
      filled[number] = place + 1;
      if (into instanceof Uint32Array) into[place] = ordinal;
      else into?.add(ordinal);
    }
  });
  return entries;
}

const stepsOf = (entries: ValueEntries): number =>
  entries instanceof Uint32Array ? entries.length * stepCost : entries.words.length;

function countIn(found: TypedFastBitSet, ordinals: Uint32Array): number {
  let count = 0;
  for (const ordinal of ordinals) if (found.has(ordinal)) count++;
  return count;
}

/** Creates an empty set with capacity for `size` entries. */
export function emptySet(size: number): TypedFastBitSet {
  return TypedFastBitSet.fromWords(new Uint32Array((size + 31) >>> 5));
}

/** Returns a set with its ordinals. */
export function entrySet(bits: TypedFastBitSet): EntrySet {
  const ordinals = new Uint32Array(bits.size());
  let at = 0;
  bits.forEach((ordinal) => {
    ordinals[at++] = ordinal;
  });
  return { bits, ordinals };
}
