import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePredicate, PredicateError } from './product-query.ts';

describe('SDK-173 parsing a product predicate', () => {
  test.each([
    ['slug(en="two-piece-set")', [{ field: 'slug', values: ['two-piece-set'] }]],
    ['slug( fr = "ensemble" )', [{ field: 'slug', values: ['ensemble'] }]],
    [
      'masterVariant(sku="BX-1") or variants(sku="BX-1")',
      [
        { field: 'masterSku', values: ['BX-1'] },
        { field: 'variantSku', values: ['BX-1'] },
      ],
    ],
    ['variants(sku in ("A-1", "A-2"))', [{ field: 'variantSku', values: ['A-1', 'A-2'] }]],
    ['id in ("a","b")', [{ field: 'id', values: ['a', 'b'] }]],
    ['id = "a"', [{ field: 'id', values: ['a'] }]],
    [String.raw`slug(en="a\"b\\c")`, [{ field: 'slug', values: [String.raw`a"b\c`] }]],
    ['id="x) or id in (\\"y\\""', [{ field: 'id', values: ['x) or id in ("y"'] }]],
  ])('the predicate %s is parsed', (where, conditions) => {
    expect(parsePredicate(where)).toEqual(conditions);
  });

  test.each([
    '',
    'id',
    'id=',
    'id="a',
    'id=a',
    "id='a'",
    'id="a" and id="b"',
    'id="a" or',
    'id="a" id="b"',
    'id in ()',
    'id in ("a"',
    'slug(en="a"',
    'slug(de="a")',
    'price="1"',
    'constructor="a"',
    'id="a"; drop table products',
    `id in (${Array.from({ length: 101 }, () => '"a"').join(',')})`,
  ])('the predicate %s is rejected', (where) => {
    expect(() => parsePredicate(where)).toThrow(PredicateError);
  });

  test('any quoted string is parsed unchanged, and any input is parsed or rejected quickly', () => {
    const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`;
    const printable = fc.string({ unit: 'grapheme' }).filter((text) => !/[\n\r\u2028\u2029]/.test(text));
    fc.assert(
      fc.property(printable, (text) => {
        expect(parsePredicate(`id=${quoted(text)}`)).toEqual([{ field: 'id', values: [text] }]);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 4000 }), (where) => {
        try {
          parsePredicate(where);
        } catch (error) {
          expect(error).toBeInstanceOf(PredicateError);
        }
      }),
    );
    const startedAtMs = performance.now();
    expect(() => parsePredicate(`id="${'\\'.repeat(3990)}`)).toThrow(PredicateError);
    expect(performance.now() - startedAtMs).toBeLessThan(500);
  });
});
