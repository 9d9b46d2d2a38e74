import { facetCounts, type RawFacetCounts } from './facet-counts.ts';

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
    const low = Number(value);
    const high = Math.round((low + gap) * 100) / 100;
    return { low, high, count, filter: rangeFilter(low, high) };
  });
}

/** A range as the search takes it. @see catalogue spec §9 */
function rangeFilter(low: number, high: number): string {
  return `[${low} TO ${high}]`;
}

/** The ends of a range filter; undefined when it is none or runs backwards. */
export function parseRange(filter: string): { readonly low: number; readonly high: number } | undefined {
  const [, lowText, highText] = /^\[(\d{1,9}(?:\.\d{1,2})?) TO (\d{1,9}(?:\.\d{1,2})?)\]$/.exec(filter) ?? [];
  const [low, high] = [Number(lowText), Number(highText)];
  return low <= high ? { low, high } : undefined;
}
