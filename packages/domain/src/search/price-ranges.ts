import { requireNumber } from '../arguments.ts';
import { facetCounts, type RawFacetCounts } from './facets.ts';

/** Counts of a range facet; each value is the low end of a range as wide as the gap. */
export interface RawRanges {
  readonly counts: RawFacetCounts;
  readonly gap: number;
}

/** A price range to filter by, in currency units. */
export interface PriceRange {
  readonly low: number;
  readonly high: number;
  readonly count: number;
  /** `[low TO high]`. */
  readonly filter: string;
}

/**
 * The price ranges of a facet, each as wide as the gap; one whose low end is not a price is left out.
 *
 * @throws {TypeError} when the gap is not a number
 * @throws {RangeError} when the gap is below 0
 * @see catalogue spec §9
 */
export function priceRanges({ counts, gap }: RawRanges): PriceRange[] {
  const width = requireNumber('gap', gap);
  return facetCounts(counts).flatMap(({ value, count }) => {
    const low = toHundredths(Number(value));
    const high = toHundredths(low + width);
    return low >= 0 && Number.isFinite(high) ? [{ low, high, count, filter: rangeFilter(low, high) }] : [];
  });
}

/** A range with what a calculation left behind the cents would not be read back. */
function toHundredths(price: number): number {
  return Math.round(price * 100) / 100;
}

/**
 * Returns a range as a search filter, `[low TO high]`; without a high end `[low TO *]`.
 *
 * @throws {TypeError} when an end is not a number
 * @throws {RangeError} when the low end is below 0, or above the high end
 * @see catalogue spec §9
 */
export function rangeFilter(low: number, high?: number): string {
  const end = high === undefined ? '*' : requireNumber('high', high, { min: requireNumber('low', low) });
  return `[${requireNumber('low', low)} TO ${end}]`;
}
