import { TypedFastBitSet } from 'typedfastbitset';

/** How many of the found entries have a value. */
export type ValueCount = readonly [value: string, count: number];

/** Some entries, as bits and one by one. */
export interface EntrySet {
  readonly bits: TypedFastBitSet;
  readonly ordinals: Uint32Array;
}

// a step through an entry's list costs about as much as four words of a bit set
const STEP_COST = 4;

/** The values that entries have in one field. */
export interface FacetValues {
  readonly values: readonly string[];
  /** Numbers of the values of all entries, one entry after the other, and where each entry's end. */
  readonly lists: Uint32Array;
  readonly ends: Uint32Array;
}

/** Gathers the values of one field, entry by entry. */
export class FacetValuesBuilder {
  readonly #numbers = new Map<string, number>();
  readonly #lists: number[] = [];
  readonly #ends: number[] = [];

  /** The values of the next entry. */
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

/** The entries of a value: bits, or a list where few have it, so that a field of many values takes no more room than its entries. */
type Holders = TypedFastBitSet | Uint32Array;
const BITS_OF_ORDINAL = 32;

/**
 * Chooses by the values of one field and counts them.
 *
 * Both the entries of a value and the values of an entry are known: counting takes whichever is less work.
 */
export class FacetColumn {
  readonly #values: readonly string[];
  readonly #lists: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #holders: readonly Holders[];
  /** What it takes to go through the holders of all values. */
  readonly #holderSteps: number;
  /** The numbers of the values in alphabetical order. */
  readonly #alphabetical: Float64Array;

  constructor({ values, lists, ends }: FacetValues) {
    [this.#values, this.#lists, this.#ends] = [values, lists, ends];
    this.#numbers = new Map(values.map((value, number) => [value, number]));
    this.#holders = holdersOf({ values, lists, ends });
    this.#holderSteps = this.#holders.reduce((sum, each) => sum + stepsThrough(each), 0);
    this.#alphabetical = Float64Array.from(values.keys()).sort((a, b) =>
      (values[a] ?? '') < (values[b] ?? '') ? -1 : 1,
    );
  }

  /** The entries that have one of the values. */
  select(values: readonly string[]): TypedFastBitSet {
    const selected = emptySet(this.#ends.length);
    for (const value of values) {
      const holders = this.#holders[this.#numbers.get(value) ?? -1];
      if (holders instanceof Uint32Array) for (const ordinal of holders) selected.add(ordinal);
      else if (holders) selected.union(holders);
    }
    return selected;
  }

  /** The values that some entries have, most frequent first, equally frequent ones in alphabetical order. */
  count({ bits, ordinals }: EntrySet, most: number): ValueCount[] {
    const listSteps = (ordinals.length * this.#lists.length) / Math.max(1, this.#ends.length);
    const byList = listSteps * STEP_COST < this.#holderSteps;
    return this.#mostFrequent(byList ? this.#countByList(ordinals) : this.#countByHolders(bits), most);
  }

  #countByHolders(found: TypedFastBitSet): Uint32Array {
    return Uint32Array.from(this.#holders, (holders) =>
      holders instanceof Uint32Array ? countIn(found, holders) : holders.intersection_size(found),
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

  #mostFrequent(counts: Uint32Array, most: number): ValueCount[] {
    const last = this.#values.length - 1;
    // count and place in one number, which sorts far faster than by a function
    const keys = this.#alphabetical.map((number, place) => (counts[number] ?? 0) * (last + 1) + (last - place));
    const top = keys.sort().subarray(-most).reverse();
    const values: ValueCount[] = [];
    for (const key of top) {
      const number = this.#alphabetical[last - (key % (last + 1))] ?? 0;
      const count = counts[number] ?? 0;
      if (count > 0) values.push([this.#values[number] ?? '', count]);
    }
    return values;
  }
}

function holdersOf({ values, lists, ends }: FacetValues): Holders[] {
  const counts = new Uint32Array(values.length);
  for (const number of lists) counts[number] = (counts[number] ?? 0) + 1;
  const holders = Array.from(counts, (count) =>
    count * BITS_OF_ORDINAL < ends.length ? new Uint32Array(count) : emptySet(ends.length),
  );
  const filled = new Uint32Array(values.length);
  ends.forEach((end, ordinal) => {
    for (const number of lists.subarray(ends[ordinal - 1] ?? 0, end)) {
      const [into, place] = [holders[number], filled[number] ?? 0];
      filled[number] = place + 1;
      if (into instanceof Uint32Array) into[place] = ordinal;
      else into?.add(ordinal);
    }
  });
  return holders;
}

const stepsThrough = (holders: Holders): number =>
  holders instanceof Uint32Array ? holders.length * STEP_COST : holders.words.length;

function countIn(found: TypedFastBitSet, ordinals: Uint32Array): number {
  let count = 0;
  for (const ordinal of ordinals) if (found.has(ordinal)) count++;
  return count;
}

/** A set with room for so many entries, holding none. */
export function emptySet(size: number): TypedFastBitSet {
  return TypedFastBitSet.fromWords(new Uint32Array((size + 31) >>> 5));
}

/** A set and its entries one by one. */
export function entrySet(bits: TypedFastBitSet): EntrySet {
  const ordinals = new Uint32Array(bits.size());
  let at = 0;
  bits.forEach((ordinal) => {
    ordinals[at++] = ordinal;
  });
  return { bits, ordinals };
}
