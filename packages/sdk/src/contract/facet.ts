import * as z from 'zod/mini';

/** One value of a facet and how many results have it. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** A filter of a listing, under its label. */
export interface Facet {
  readonly field: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
}

/** A filter by number: buckets of equal width. */
export interface RangeFacet {
  readonly field: string;
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly gap: number;
  readonly buckets: readonly { readonly low: number; readonly high: number; readonly count: number }[];
}

const pairSchema = z.tuple([z.string(), z.int()]);

/** Counts as `[value, count, value, count, …]`, `{ value: count }` or `[[value, count], …]`. */
export const facetCountsSchema = z.union([
  z.array(z.union([z.string(), z.int(), pairSchema])),
  z.record(z.string(), z.int()),
]);

export const rangeCountsSchema = z.object({
  counts: facetCountsSchema,
  gap: z.number(),
  start: z.number(),
  end: z.number(),
});

/** The values of a facet, from any of the three forms of its counts. */
export function facetValuesFrom(counts: z.output<typeof facetCountsSchema>): FacetValue[] {
  if (!Array.isArray(counts)) return Object.entries(counts).map(([value, count]) => ({ value, count }));
  const flat = counts.flat();
  return Array.from({ length: Math.floor(flat.length / 2) }, (_, index) => ({
    value: String(flat[2 * index]),
    count: Number(flat[2 * index + 1]),
  }));
}

/** A range facet under its label; each bucket is as wide as the gap. */
export function rangeFacetFrom(field: string, label: string, range: z.output<typeof rangeCountsSchema>): RangeFacet {
  const { counts, gap, start, end } = range;
  const buckets = facetValuesFrom(counts).map(({ value, count }) => ({
    low: Number(value),
    high: Number(value) + gap,
    count,
  }));
  return { field, label, start, end, gap, buckets };
}
