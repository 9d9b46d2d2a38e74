import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { cut, parseQuery, percentEncode, serialiseQuery, withQuery } from './query.ts';

test('a text is cut at the first mark', () => {
  expect(cut('a::b::c', '::')).toEqual(['a', 'b::c']);
  expect(cut('::', '::')).toEqual(['', '']);
  expect(cut('a:b', '::')).toEqual(['a:b', undefined]);
});

test('a text is encoded, half a surrogate pair included', () => {
  expect(percentEncode('a b/é😀')).toBe('a%20b%2F%C3%A9%F0%9F%98%80');
  expect(percentEncode('a\uD800b')).toBe('a%EF%BF%BDb');
});

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

test('a URL gets a query, or more of one, and keeps its hash', () => {
  shows(withQuery, ['/order', [['a', '1']]], '/order?a=1');
  shows(withQuery, ['/order?b=x+y#top', [['a', '1']]], '/order?b=x+y&a=1#top');
  shows(withQuery, ['/order?a=0&b=2', [['a', '1']]], '/order?b=2&a=1');
  shows(withQuery, ['/order?#', []], '/order#');
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

test.each([undefined, null, 5])('%s for a text is an error, not a word in the address', (missing) => {
  expect(() => percentEncode(missing as never)).toThrow(TypeError);
  expect(() => withQuery('/order', [['q', missing as never]])).toThrow(TypeError);
  expect(() => serialiseQuery([[missing as never, 'x']])).toThrow(TypeError);
});
