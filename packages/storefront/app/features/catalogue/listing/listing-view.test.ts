import { expect, test } from 'vitest';
import { facetViews, keyedFacets, priceRangeFrom } from './listing-view.ts';

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

const finish = { field: 'Finish_s', label: 'Fini', values: [{ value: 'Laiton', count: 4 }] };
const keys = { Finish_s: { Laiton: 'Brass', Nickel: 'Nickel brushed' } };

test('a filter is shown in the words of the page and addressed by its key', () => {
  const [view] = facetViews([finish], keys, new Map());
  expect(view?.values).toEqual([{ key: 'Brass', label: 'Laiton', count: 4 }]);
});

test('a value that is chosen and that no product has is still shown, so that it can be taken back', () => {
  const [view] = facetViews([finish], keys, new Map([['Finish_s', ['Brass', 'Nickel brushed', 'Unknown']]]));
  expect(view?.values.slice(1)).toEqual([
    { key: 'Nickel brushed', label: 'Nickel', count: 0 },
    { key: 'Unknown', count: 0 },
  ]);
});

test('words of any language become keys, each once; without keys they stay', () => {
  const chosen = new Map([['Finish_s', ['Laiton', 'Brass']]]);
  expect(keyedFacets(chosen, keys)).toEqual(new Map([['Finish_s', ['Brass']]]));
  expect(keyedFacets(chosen, {})).toEqual(chosen);
});
