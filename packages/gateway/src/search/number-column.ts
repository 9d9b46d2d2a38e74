import type { Locale } from '@basin/domain';
import type { TypedFastBitSet } from 'typedfastbitset';
import { emptySet, type EntrySet } from './facet-column.ts';

/** Counts of equally wide ranges `[start + n × gap, start + (n + 1) × gap)`; the last ends at `end`. */
export interface RangeCounts {
  readonly start: number;
  readonly end: number;
  readonly gap: number;
  readonly counts: readonly number[];
}

const MOST_RANGES = 24;
const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/** One number per entry, or none (NaN), for choosing by range, for counting ranges and for sorting. */
export class NumberColumn {
  readonly #values: Float64Array;

  constructor(values: Float64Array) {
    this.#values = values;
  }

  /** The entries whose number lies between the two, both included. */
  select(low: number, high: number): TypedFastBitSet {
    const selected = emptySet(this.#values.length);
    this.#values.forEach((value, ordinal) => {
      if (value >= low && value <= high) selected.add(ordinal);
    });
    return selected;
  }

  /** How the numbers of some entries spread over at most 24 ranges of a round width; undefined when none has a number. */
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

  /** All ordinals by number, those without a number last; equal ones in the order of `rank`. */
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

/** The least round width with which `MOST_RANGES` ranges from 0 hold the highest number. */
export function roundGap(highest: number): number {
  const least = Math.max(highest, MOST_RANGES) / MOST_RANGES;
  const power = 10 ** Math.floor(Math.log10(least));
  return (ROUND_STEPS.find((step) => step * power > least) ?? 10) * power;
}

/** A number for each title, in the order of the titles in a language; the same title has the same number. */
export function titleNumbers(titles: readonly string[], locale: Locale): Float64Array {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const places = new Map([...new Set(titles)].sort(compare).map((title, place) => [title, place]));
  return Float64Array.from(titles, (title) => places.get(title) ?? Number.NaN);
}
