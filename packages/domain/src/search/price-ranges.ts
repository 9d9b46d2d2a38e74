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

/** The price ranges of a facet, each as wide as the gap. @see catalogue spec §9 */
export function priceRanges({ counts, gap }: RawRanges): PriceRange[] {
  return facetCounts(counts).map(({ value, count }) => {
    const low = toHundredths(Number(value));
    const high = toHundredths(low + gap);
    return { low, high, count, filter: rangeFilter(low, high) };
  });
}

/** A range with what a calculation left behind the cents would not be read back. */
function toHundredths(price: number): number {
  return Math.round(price * 100) / 100;
}

/** Returns a range as a search filter, `[low TO high]`; without a high end `[low TO *]`. @see catalogue spec §9 */
export function rangeFilter(low: number, high?: number): string {
  return `[${low} TO ${high ?? '*'}]`;
}
