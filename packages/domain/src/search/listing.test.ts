import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { parseQuery } from '../url/query.ts';
import {
  isReservedParameter,
  type ListingQuery,
  parseListingQuery,
  reservedParameters,
  serialiseListingQuery,
  toggleFacet,
} from './listing.ts';

test('DOM-099 the reserved parameters are fourteen, type only as type=part', () => {
  expect(reservedParameters).toEqual([
    'sort',
    'keyword',
    'id',
    'title',
    'compare',
    'back',
    'activeTab',
    'tab',
    'skuSearch',
    'service',
    'skuNumber',
    'skuId',
    'type',
    'wcmmode',
  ]);
  for (const name of reservedParameters) shows(isReservedParameter, [name, 'part'], true);
  shows(isReservedParameter, ['type', 'wall'], false);
});

test('DOM-100 query parameters that are not reserved are facets', () => {
  for (const name of ['ProductBrandName_s', 'Sort', 'sorts', 'constructor', '']) {
    shows(isReservedParameter, [name, 'part'], false);
  }
});

const listing = (parameters: [string, string][], facets: [string, string[]][]): ListingQuery => ({
  parameters: new Map(parameters),
  facets: new Map(facets),
});

test('DOM-099 DOM-100 a query is split into reserved parameters and facets with their values', () => {
  shows(
    parseListingQuery,
    [
      '?sort=price+asc&ProductBrandName_s=Averell&keyword=tub&SKUColorFinishName_s=White&SKUColorFinishName_s=Matte+Black',
    ],
    listing(
      [
        ['sort', 'price asc'],
        ['keyword', 'tub'],
      ],
      [
        ['ProductBrandName_s', ['Averell']],
        ['SKUColorFinishName_s', ['White', 'Matte Black']],
      ],
    ),
  );
  shows(parseListingQuery, ['type=part'], listing([['type', 'part']], []));
  shows(parseListingQuery, ['type=wall'], listing([], [['type', ['wall']]]));
});

test('empty values are left out, the last value of a repeated parameter wins, and facet values have no duplicates', () => {
  shows(parseListingQuery, ['sort=a&sort=b&x=&=y&c=1&c=2&c=1'], listing([['sort', 'b']], [['c', ['1', '2']]]));
  shows(parseListingQuery, [''], listing([], []));
});

test('reading one facet with many values takes about as long as decoding its query', () => {
  const query = Array.from({ length: 40_000 }, (_, index) => `c=${index}`).join('&');
  const spent = (read: (text: string) => unknown) => {
    const start = performance.now();
    read(query);
    return performance.now() - start;
  };
  const rounds = Array.from({ length: 5 }, () => [spent(parseListingQuery), spent(parseQuery)] as const);
  const [listing, decoding] = [0, 1].map((at) => Math.min(...rounds.map((round) => round[at] ?? 0)));
  expect((listing ?? 0) / (decoding ?? 0)).toBeLessThan(8); // about 1.5; 60 when each value is compared with all before it
});

test('a shop can declare its own parameters, which are not facets', () => {
  shows(parseListingQuery, ['page=2&c=1', ['page']], listing([['page', '2']], [['c', ['1']]]));
  shows(parseListingQuery, ['page=2'], listing([], [['page', ['2']]]));
});

test('each listing state has one URL: sorted names, with values in the order of selection', () => {
  const state = listing(
    [
      ['sort', 'price asc'],
      ['keyword', 'tub & sink'],
    ],
    [
      ['b', ['2', '1']],
      ['a', ['é']],
    ],
  );
  shows(serialiseListingQuery, [state], 'keyword=tub+%26+sink&sort=price+asc&a=%C3%A9&b=2&b=1');
  shows(serialiseListingQuery, [listing([], [])], '');
});

test('a serialised listing state is parsed back unchanged', () => {
  const value = fc.string({ minLength: 1, unit: 'grapheme' });
  const field = fc
    .string({ minLength: 1 })
    .filter((name) => !['sort', 'keyword', 'back', 'type', 'page', 'tab', 'id'].includes(name));
  const states = fc.record({
    parameters: fc
      .array(fc.tuple(fc.constantFrom('sort', 'keyword', 'back', 'page'), value))
      .map((list) => new Map(list)),
    facets: fc
      .array(fc.tuple(field, fc.uniqueArray(value, { minLength: 1 })))
      .map((list) => new Map<string, readonly string[]>(list)),
  });
  fc.assert(
    fc.property(states, (state) => {
      const query = serialiseListingQuery(state);
      expect(parseListingQuery(query, ['page'])).toEqual(state);
      expect(serialiseListingQuery(parseListingQuery(query, ['page']))).toBe(query);
    }),
  );
});

const state = parseListingQuery('sort=a&colour=White&colour=Black');

test('toggling a facet value adds it, or removes it if it was selected', () => {
  shows(toggleFacet, [state, 'colour', 'Sage'], parseListingQuery('sort=a&colour=White&colour=Black&colour=Sage'));
  shows(toggleFacet, [state, 'colour', 'White'], parseListingQuery('sort=a&colour=Black'));
  shows(toggleFacet, [state, 'brand', 'Averell'], parseListingQuery('sort=a&colour=White&colour=Black&brand=Averell'));
});

test('removing the last value removes its facet and does not change the given state', () => {
  const one = parseListingQuery('colour=White');
  shows(toggleFacet, [one, 'colour', 'White'], parseListingQuery(''));
  expect(one.facets.get('colour')).toEqual(['White']);
});

test('toggling a facet value twice restores the original values', () => {
  fc.assert(
    fc.property(fc.constantFrom('White', 'Sage'), (value) => {
      const twice = toggleFacet(toggleFacet(state, 'colour', value), 'colour', value);
      expect(new Set(twice.facets.get('colour'))).toEqual(new Set(state.facets.get('colour')));
      expect(serialiseListingQuery(twice).length).toBe(serialiseListingQuery(state).length);
    }),
  );
});
