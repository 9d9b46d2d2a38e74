import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseClause, parseQuery } from './parse-query.ts';
import { QueryProblem } from './query.ts';

describe('parseQuery', () => {
  test.each(['', ' ', '*:*', '*.*'])('the query %j matches everything', (q) => {
    expect(parseQuery(q)).toEqual({ kind: 'all' });
  });

  test.each(['brushed brass faucet', 'vanity: oak', 'K-1042', 'a" OR "b', '(oak)', '12:30'])(
    'the query %j is parsed as words',
    (q) => {
      expect(parseQuery(q)).toEqual({ kind: 'words', text: q });
    },
  );

  test('a query with a field is parsed as a clause', () => {
    expect(parseQuery('slug_s:"two-piece-set"')).toEqual({ kind: 'terms', field: 'slug_s', values: ['two-piece-set'] });
  });

  test.each(['{!xmlparser v="x"}', ' {!join from=a to=b}c', '_query_:"{!func}1"', '_val_:"sqrt(2)"', 'a'.repeat(201)])(
    'the query %j is rejected or treated as a plain clause, so that no parser executes it',
    (q) => {
      const parse = () => parseQuery(q);
      if (q.startsWith('_')) expect(parse()).toMatchObject({ kind: 'terms', field: q.slice(0, q.indexOf(':')) });
      else expect(parse).toThrow(QueryProblem);
    },
  );
});

describe('parseClause', () => {
  test.each([
    ['language_s:"en"', { kind: 'terms', field: 'language_s', values: ['en'] }],
    ['language_s:en', { kind: 'terms', field: 'language_s', values: ['en'] }],
    ['ctId_s:("p-1" OR "p-2")', { kind: 'terms', field: 'ctId_s', values: ['p-1', 'p-2'] }],
    ['x_s:("a \\"b\\" \\\\c")', { kind: 'terms', field: 'x_s', values: ['a "b" \\c'] }],
    ['price_d:[0 TO 250]', { kind: 'range', field: 'price_d', low: 0, high: 250 }],
    ['price_d:[* TO 99.5]', { kind: 'range', field: 'price_d', low: -Infinity, high: 99.5 }],
    [
      'priceList.GST.finalPrice_d:[500 TO *]',
      { kind: 'range', field: 'priceList.GST.finalPrice_d', low: 500, high: Infinity },
    ],
  ])('the filter %s is parsed', (text, clause) => {
    expect(parseClause(text)).toEqual(clause);
  });

  test.each([
    'no colon',
    'x_s:',
    'x_s:()',
    'x_s:"a" "b"',
    'x_s:"a" OR "b"',
    'x_s:("a" AND "b")',
    'x_s:("a" OR)',
    'x_s:"open',
    'x_s:a*',
    'x_s:*',
    'x_s:a~2',
    'x_s:a^9',
    'x_s:[1 TO',
    'x_s:[9 TO 1]',
    'x_s:{!func}1',
    '-x_s:"a"',
    '{!tag=t}x_s:"a"',
    `x_s:"${'a'.repeat(201)}"`,
    `x_s:(${Array.from({ length: 101 }, (_, i) => `"${i}"`).join(' OR ')})`,
  ])('the filter %s is rejected', (text) => {
    expect(() => parseClause(text)).toThrow(QueryProblem);
  });

  test('any filter values survive quoting and parsing', () => {
    const write = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40, unit: 'binary' }), { minLength: 1, maxLength: 20 }), (values) => {
        expect(parseClause(`x_s:(${values.map(write).join(' OR ')})`)).toEqual({ kind: 'terms', field: 'x_s', values });
      }),
    );
  });

  test('any string is parsed or rejected with a QueryProblem', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        try {
          parseClause(text);
          parseQuery(text);
        } catch (error) {
          expect(error).toBeInstanceOf(QueryProblem);
        }
      }),
    );
  });
});
