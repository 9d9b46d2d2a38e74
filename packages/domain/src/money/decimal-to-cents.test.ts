import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { centsToDecimal } from './cents-to-decimal.ts';
import { decimalToCents } from './decimal-to-cents.ts';

test('a decimal amount of the search index becomes whole cents', () => {
  shows(decimalToCents, [649], 64900);
  shows(decimalToCents, ['64.9'], 6490);
  shows(decimalToCents, [' 0.07 '], 7);
  shows(decimalToCents, [1.005], 101);
  shows(decimalToCents, ['2.994'], 299);
  shows(decimalToCents, ['-0.10'], -10);
  shows(decimalToCents, ['-0.00'], 0);
});

test.each(['', 'free', '1,50', '1.', '.5', '1e3', '12345678901234', '1.123456789'])('%j is no amount', (text) => {
  expect(decimalToCents(text)).toBeUndefined();
});

test('cents come back from their decimal text unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (centAmount) => {
      expect(decimalToCents(centsToDecimal(centAmount))).toBe(centAmount);
    }),
  );
});
