import type { Locale } from '@basin/domain';
import type { TypedFastBitSet } from 'typedfastbitset';
import { emptySet, type EntrySet } from './facet-column.ts';

/** Counts of ranges of equal width `[start + n × gap, start + (n + 1) × gap)`; the last ends at `end`. */
export interface RangeCounts {
  readonly start: number;
  readonly end: number;
  readonly gap: number;
  readonly counts: readonly number[];
}

const maxRanges = 24;
const roundSteps = [1, 2, 2.5, 5, 10];

/** A number per entry, or NaN for none, to filter by range, count ranges and sort. */
export class NumberColumn {
  readonly #values: Float64Array;

  constructor(values: Float64Array) {
    this.#values = values;
  }

  /** Returns the entries whose number is within an inclusive range. */
  select(low: number, high: number): TypedFastBitSet {
    const selected = emptySet(this.#values.length);
    this.#values.forEach((value, ordinal) => {
      if (value >= low && value <= high) selected.add(ordinal);
    });
    return selected;
  }

  /** Counts the numbers of some entries in at most 24 ranges of a round width; undefined when no entry has a number. */
  countRanges({ ordinals }: EntrySet): RangeCounts | undefined {
    const values = this.#values;
    let highest = -1;
    for (const ordinal of ordinals) {
      const value = values[ordinal] ?? -1;
      if (value > highest) highest = value;
    }
    if (highest < 0) return undefined;
    const gap = roundGap(highest);
    const counts = new Array<number>(Math.floor(highest / gap) + 1).fill(0);
    for (const ordinal of ordinals) {
      const at = Math.floor((values[ordinal] ?? -1) / gap);
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
    }
    return { start: 0, end: counts.length * gap, gap, counts };
  }

  /** Returns all ordinals sorted by number, those without a number last, ties by `rank`. */
  order(direction: 1 | -1, rank: Uint32Array): Uint32Array {
    const values = this.#values;
    return Uint32Array.from(values.keys()).sort((one, other) => {
      const a = values[one] ?? Number.NaN;
      const b = values[other] ?? Number.NaN;
      const byValue = Number.isNaN(a) ? (Number.isNaN(b) ? 0 : 1) : Number.isNaN(b) ? -1 : (a - b) * direction;
      return byValue || (rank[one] ?? 0) - (rank[other] ?? 0);
    });
  }
}

/** Returns the smallest round width with which `maxRanges` ranges from 0 include the highest number. */
export function roundGap(highest: number): number {
  const least = Math.max(highest, maxRanges) / maxRanges;
  const power = 10 ** Math.floor(Math.log10(least));
  return (roundSteps.find((step) => step * power > least) ?? 10) * power;
}

/** Returns the alphabetical position of each title in a language; equal titles have equal positions. */
export function titleNumbers(titles: readonly string[], locale: Locale): Float64Array {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const places = new Map([...new Set(titles)].sort(compare).map((title, place) => [title, place]));
  return Float64Array.from(titles, (title) => places.get(title) ?? Number.NaN);
}
