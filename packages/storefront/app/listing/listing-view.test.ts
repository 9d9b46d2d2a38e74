import { expect, test } from 'vitest';
import { priceRangeFrom } from './listing-view.ts';

const facet = { field: 'priceList.GST.finalPrice_d', label: 'Price', start: 0, end: 1000, gap: 250 };
const bucket = (low: number, count: number) => ({ low, high: low + 250, count, filter: `[${low} TO ${low + 250}]` });

test('each bucket has its place in the histogram, also when some are missing', () => {
  expect(priceRangeFrom({ ...facet, buckets: [bucket(0, 12), bucket(500, 9)] })).toEqual({
    min: 0,
    max: 1000,
    step: 25,
    counts: [12, 0, 9, 0],
  });
});

test('counts outside the bounds are left out', () => {
  expect(priceRangeFrom({ ...facet, buckets: [bucket(-250, 1), bucket(1000, 2)] })?.counts).toEqual([0, 0, 0, 0]);
});

test('a range without width is no choice', () => {
  expect(priceRangeFrom({ ...facet, end: 0, buckets: [] })).toBeUndefined();
  expect(priceRangeFrom({ ...facet, gap: 0, buckets: [] })).toBeUndefined();
});
