import { priceRanges, type FacetCount, type PriceRange } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';

/** A filter of a listing with its label. */
export interface Facet {
  readonly field: string;
  readonly label: string;
  readonly values: readonly FacetCount[];
}

/** A numeric filter with buckets of equal width. */
export interface RangeFacet {
  readonly field: string;
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly gap: number;
  readonly buckets: readonly PriceRange[];
}

type Pair = [value: string, count: number];

/** Counts as `[value, count, value, count, …]`, `{ value: count }` or `[[value, count], …]`. */
export const facetCountsSchema = z.custom<(string | number)[] | Pair[] | Record<string, number>>((wire: unknown) =>
  Array.isArray(wire) ? alternates(wire) || wire.every(isPair) : isCountByValue(wire),
);

/** Whether values and counts alternate. */
function alternates(list: readonly unknown[]): boolean {
  for (let at = 0; at < list.length; at += 2)
    if (typeof list[at] !== 'string' || !Number.isSafeInteger(list[at + 1])) return false;
  return true;
}

const isPair = (item: unknown): boolean => Array.isArray(item) && item.length === 2 && alternates(item);

const isCountByValue = (wire: unknown): boolean =>
  typeof wire === 'object' && wire !== null && Object.values(wire).every(Number.isSafeInteger);

const rangeCountsShape = z.object({
  counts: facetCountsSchema,
  gap: z.number().check(z.gte(0)),
  start: z.number(),
  end: z.number(),
});
export interface RangeCountsSchema extends Named<typeof rangeCountsShape> {}
export const rangeCountsSchema: RangeCountsSchema = rangeCountsShape;

/** Returns a range facet with its label; each bucket is as wide as the gap. */
export function rangeFacetFrom(field: string, label: string, range: z.output<typeof rangeCountsSchema>): RangeFacet {
  const { counts, gap, start, end } = range;
  return { field, label, start, end, gap, buckets: priceRanges({ counts, gap }) };
}
