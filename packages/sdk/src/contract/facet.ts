import { priceRanges, type FacetCount, type PriceRange } from '@basin/domain';
import * as z from 'zod/mini';

/** A filter of a listing, under its label. */
export interface Facet {
  readonly field: string;
  readonly label: string;
  readonly values: readonly FacetCount[];
}

/** A filter by number: buckets of equal width. */
export interface RangeFacet {
  readonly field: string;
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly gap: number;
  readonly buckets: readonly PriceRange[];
}

/** Whether values and counts take turns. */
function alternates(list: readonly (string | number)[]): boolean {
  return list.length % 2 === 0 && list.every((item, at) => typeof item === (at % 2 === 0 ? 'string' : 'number'));
}

/** Counts as `[value, count, value, count, …]`, `{ value: count }` or `[[value, count], …]`. */
export const facetCountsSchema = z.union([
  z.array(z.union([z.string(), z.int()])).check(z.refine(alternates)),
  z.array(z.tuple([z.string(), z.int()])),
  z.record(z.string(), z.int()),
]);

export const rangeCountsSchema = z.object({
  counts: facetCountsSchema,
  gap: z.number(),
  start: z.number(),
  end: z.number(),
});

/** A range facet under its label; each bucket is as wide as the gap. */
export function rangeFacetFrom(field: string, label: string, range: z.output<typeof rangeCountsSchema>): RangeFacet {
  const { counts, gap, start, end } = range;
  return { field, label, start, end, gap, buckets: priceRanges({ counts, gap }) };
}
