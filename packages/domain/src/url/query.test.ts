import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { parseQuery, serialiseQuery } from './query.ts';

test('a query is read in order, with or without its question mark', () => {
  shows(
    parseQuery,
    ['?a=1&b=x+y&a=%C3%A9'],
    [
      ['a', '1'],
      ['b', 'x y'],
      ['a', 'é'],
    ],
  );
  shows(
    parseQuery,
    ['a=1=2&b&=c&&'],
    [
      ['a', '1=2'],
      ['b', ''],
      ['', 'c'],
    ],
  );
  shows(parseQuery, [''], []);
  shows(parseQuery, ['?'], []);
});

test('a broken escape stays as it is', () => {
  shows(
    parseQuery,
    ['a=%E0%A4&b=100%+1'],
    [
      ['a', '%E0%A4'],
      ['b', '100% 1'],
    ],
  );
});

test('a query is written with what needs encoding encoded', () => {
  shows(serialiseQuery, [[['a b', 'x&y=é+']]], 'a+b=x%26y%3D%C3%A9%2B');
  shows(
    serialiseQuery,
    [
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    'a=1&a=2',
  );
  shows(serialiseQuery, [[]], '');
});

test('what was written is read back, as every browser reads it', () => {
  const entries = fc.array(fc.tuple(fc.string(), fc.string({ unit: 'grapheme' })));
  fc.assert(
    fc.property(entries, (list) => {
      const query = serialiseQuery(list);
      expect(parseQuery(query)).toEqual(list);
      expect([...new URLSearchParams(query)]).toEqual(list);
    }),
  );
});

test('any text is read like in a browser, save broken escapes', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '=', '&', '+', 'é', '%20', '?', '#') }), (query) => {
      expect(parseQuery(query)).toEqual([...new URLSearchParams(query)]);
    }),
  );
});
