import { requireNumber } from '../arguments.ts';
import { facetCounts, type RawFacetCounts } from './facets.ts';

/** Counts of a range facet; each value is the low end of a range whose width is the gap. */
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
 * Returns the price ranges of a facet, each as wide as the gap; ranges whose low end is not a price are left out.
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

/** Removes floating-point residue, which `rangePattern` would not accept. */
function toHundredths(price: number): number {
  return Math.round(price * 100) / 100;
}

/**
 * Returns a range as a search filter, `[low TO high]`, or `[low TO *]` without a high end.
 *
 * @throws {TypeError} when an end is not a number
 * @throws {RangeError} when the low end is below 0, or above the high end
 * @see catalogue spec §9
 */
export function rangeFilter(low: number, high?: number): string {
  const end = high === undefined ? '*' : requireNumber('high', high, { min: requireNumber('low', low) });
  return `[${requireNumber('low', low)} TO ${end}]`;
}
