import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { facetSearch, isFiltered, listingSearch, readListingState, unfilteredSearch } from './listing-state.ts';

describe('the URL of a listing', () => {
  test('a listing URL holds filters, sort order, price and pages', () => {
    const state = readListingState(
      '?ProductBrandName_s=Averell&ProductBrandName_s=Terrane&sort=name&priceFrom=100&page=3',
    );
    expect(state.query.facets).toEqual(new Map([['ProductBrandName_s', ['Averell', 'Terrane']]]));
    expect(state).toMatchObject({ sort: 'name', priceFrom: 100, priceTo: undefined, firstPage: 3, lastPage: 3 });
  });

  test.each([
    ['', { firstPage: 1, lastPage: 1, sort: 'relevance' }],
    ['?page=0', { firstPage: 1, lastPage: 1 }],
    ['?page=-4', { firstPage: 1, lastPage: 1 }],
    ['?page=1e9', { firstPage: 1, lastPage: 1 }],
    ['?page=99999999', { firstPage: 1, lastPage: 1 }],
    ['?page=9999', { firstPage: 333, lastPage: 333 }],
    ['?from=1&page=4', { firstPage: 1, lastPage: 4 }],
    ['?from=5&page=2', { firstPage: 2, lastPage: 2 }],
    ['?from=1&page=300', { firstPage: 291, lastPage: 300 }],
    ['?sort=price;drop', { sort: 'relevance' }],
    ['?priceFrom=abc&priceTo=-1', { priceFrom: undefined, priceTo: undefined }],
    ['?priceFrom=500&priceTo=100', { priceFrom: 100, priceTo: 500 }],
    ['?priceFrom=0&priceTo=0', { priceFrom: 0, priceTo: 0 }],
  ])('the listing URL %s is parsed as %o', (search, expected) => {
    expect(readListingState(search)).toMatchObject(expected);
  });
});

test('a filter can be added and removed, and either change returns to the first page', () => {
  const state = readListingState('?page=4&from=1&sort=name');
  const chosen = facetSearch(state, 'Style_s', 'Modern & plain');
  expect(readListingState(chosen)).toMatchObject({ firstPage: 1, lastPage: 1, sort: 'name' });
  expect(readListingState(chosen).query.facets.get('Style_s')).toEqual(['Modern & plain']);
  expect(facetSearch(readListingState(chosen), 'Style_s', 'Modern & plain')).toBe('?sort=name');
});

test('clearing removes the filters and the price and keeps the search words and sort order', () => {
  const state = readListingState('?keyword=brass&Style_s=Modern&priceFrom=1&priceTo=2&sort=name&page=2');
  expect(unfilteredSearch(state)).toBe('?keyword=brass&sort=name');
});

test('a listing state has one URL, whatever the order in which its filters were chosen', () => {
  const pair = fc.tuple(
    fc.constantFrom('Style_s', 'Mounting_ss', 'sort', 'keyword', 'priceFrom'),
    fc.string({ minLength: 1, maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.uniqueArray(pair, { selector: ([name]) => name }), (pairs) => {
      const addressOf = (entries: [string, string][]) =>
        listingSearch(readListingState(new URLSearchParams(entries).toString()), {});
      const address = addressOf(pairs);
      expect(addressOf(pairs.toReversed())).toBe(address);
      expect(listingSearch(readListingState(address), {})).toBe(address);
    }),
  );
});

test('advertising parameters are not filters, and stay in the links of the listing', () => {
  const state = readListingState('?utm_source=mail&fbclid=1&q=zzz');
  expect(isFiltered(state)).toBe(false);
  expect(state.query.facets.size).toBe(0);
  expect(listingSearch(state, { sort: 'newest' })).toContain('utm_source=mail');
});
