import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { splitOnce, parseQuery, percentEncode, serialiseQuery, withQuery } from './query.ts';

test('a string is cut at the first mark', () => {
  expect(splitOnce('a::b::c', '::')).toEqual(['a', 'b::c']);
  expect(splitOnce('::', '::')).toEqual(['', '']);
  expect(splitOnce('a:b', '::')).toEqual(['a:b', undefined]);
});

test('a string is percent-encoded, including unpaired surrogates', () => {
  expect(percentEncode('a b/é😀')).toBe('a%20b%2F%C3%A9%F0%9F%98%80');
  expect(percentEncode('a\uD800b')).toBe('a%EF%BF%BDb');
});

test('a query is parsed in order, with or without its question mark', () => {
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

test('adding entries to a URL extends its query and preserves its hash', () => {
  shows(withQuery, ['/order', [['a', '1']]], '/order?a=1');
  shows(withQuery, ['/order?b=x+y#top', [['a', '1']]], '/order?b=x+y&a=1#top');
  shows(withQuery, ['/order?a=0&b=2', [['a', '1']]], '/order?b=2&a=1');
  shows(withQuery, ['/order?#', []], '/order#');
});

test('a malformed escape in a query is left unchanged', () => {
  shows(
    parseQuery,
    ['a=%E0%A4&b=100%+1'],
    [
      ['a', '%E0%A4'],
      ['b', '100% 1'],
    ],
  );
});

test('a serialised query encodes the characters that need it', () => {
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

test('a serialised query is parsed back unchanged, as in every browser', () => {
  const entries = fc.array(fc.tuple(fc.string(), fc.string({ unit: 'grapheme' })));
  fc.assert(
    fc.property(entries, (list) => {
      const query = serialiseQuery(list);
      expect(parseQuery(query)).toEqual(list);
      expect([...new URLSearchParams(query)]).toEqual(list);
    }),
  );
});

test('any query is parsed as in a browser, apart from malformed escapes', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '=', '&', '+', 'é', '%20', '?', '#') }), (query) => {
      expect(parseQuery(query)).toEqual([...new URLSearchParams(query)]);
    }),
  );
});

test.each([undefined, null, 5])('%s instead of a string throws an error instead of appearing in the URL', (missing) => {
  expect(() => percentEncode(missing as never)).toThrow(TypeError);
  expect(() => withQuery('/order', [['q', missing as never]])).toThrow(TypeError);
  expect(() => serialiseQuery([[missing as never, 'x']])).toThrow(TypeError);
});
