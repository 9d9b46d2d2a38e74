import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { parseListingQuery, serialiseListingQuery, type ListingQuery } from './listing-query.ts';

const listing = (parameters: [string, string][], facets: [string, string[]][]): ListingQuery => ({
  parameters: new Map(parameters),
  facets: new Map(facets),
});

test('DOM-099 DOM-100 reserved parameters apart, every other one is a facet with its values', () => {
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

test('empty values are left out, the last of a repeated parameter and each value of a facet once count', () => {
  shows(parseListingQuery, ['sort=a&sort=b&x=&=y&c=1&c=2&c=1'], listing([['sort', 'b']], [['c', ['1', '2']]]));
  shows(parseListingQuery, [''], listing([], []));
});

test('a shop may have parameters of its own that are no facets', () => {
  shows(parseListingQuery, ['page=2&c=1', ['page']], listing([['page', '2']], [['c', ['1']]]));
  shows(parseListingQuery, ['page=2'], listing([], [['page', ['2']]]));
});

test('one state has one URL: names in alphabetical order, values as chosen', () => {
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

test('a state is read back as it was written', () => {
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
