import { TypedFastBitSet } from 'typedfastbitset';

/** How many of the found entries have a value. */
export type ValueCount = readonly [value: string, count: number];

// a step through an entry's list costs about as much as four words of a bit set
const STEP_COST = 4;

/**
 * The values that entries have in one field, for choosing by value and for counting.
 *
 * A value's entries are a bit set and an entry's values a list: counting takes whichever is less work.
 */
export class FacetColumn {
  readonly #values: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #added: number[][] = [];
  /** Numbers of the values of all entries, one entry after the other, and where each entry's end. */
  #lists = new Uint32Array();
  #ends = new Uint32Array();
  #bits: readonly TypedFastBitSet[] = [];

  /** The values of the next entry. */
  add(values: readonly string[]): void {
    this.#added.push([...new Set(values)].map((value) => this.#numberOf(value)));
  }

  /** Called once, when all entries are added. */
  finish(): void {
    this.#lists = Uint32Array.from(this.#added.flat());
    let end = 0;
    this.#ends = Uint32Array.from(this.#added, (list) => (end += list.length));
    this.#bits = this.#values.map(() => emptySet(this.#added.length));
    this.#added.forEach((list, ordinal) => {
      for (const number of list) this.#bits[number]?.add(ordinal);
    });
    this.#added.length = 0;
  }

  /** The entries that have one of the values. */
  select(values: readonly string[]): TypedFastBitSet {
    const selected = emptySet(this.#ends.length);
    for (const value of values) {
      const bits = this.#bits[this.#numbers.get(value) ?? -1];
      if (bits) selected.union(bits);
    }
    return selected;
  }

  /** The values that the entries of a set have, most frequent first, equally frequent ones in alphabetical order. */
  count(found: TypedFastBitSet, foundSize: number): ValueCount[] {
    const listSteps = (foundSize * this.#lists.length) / Math.max(1, this.#ends.length);
    const bitSteps = this.#values.length * found.words.length;
    const byList = listSteps * STEP_COST < bitSteps;
    const counts = byList ? this.#countByList(found) : this.#bits.map((bits) => bits.intersection_size(found));
    return this.#values
      .map((value, number): ValueCount => [value, counts[number] ?? 0])
      .filter(([, count]) => count > 0)
      .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  }

  #countByList(found: TypedFastBitSet): Uint32Array {
    const counts = new Uint32Array(this.#values.length);
    found.forEach((ordinal) => {
      const end = this.#ends[ordinal] ?? 0;
      for (let at = ordinal === 0 ? 0 : (this.#ends[ordinal - 1] ?? 0); at < end; at++) {
        const number = this.#lists[at] ?? 0;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    });
    return counts;
  }

  #numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.#values.length);
    return this.#values.push(value) - 1;
  }
}

/** A set with room for so many entries, holding none. */
export function emptySet(size: number): TypedFastBitSet {
  return TypedFastBitSet.fromWords(new Uint32Array((size + 31) >>> 5));
}
