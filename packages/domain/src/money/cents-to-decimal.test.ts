import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuses, shows } from '../../testing/shows.ts';
import { centsToDecimal } from './cents-to-decimal.ts';

test('DOM-115 DOM-166 cents are divided by 100 to two decimals', () => {
  shows(centsToDecimal, [64900], '649.00');
  shows(centsToDecimal, [6490], '64.90');
  shows(centsToDecimal, [5], '0.05');
  shows(centsToDecimal, [0], '0.00');
  shows(centsToDecimal, [-5], '-0.05');
  shows(centsToDecimal, [-12345], '-123.45');
  shows(centsToDecimal, [9007199254740991], '90071992547409.91');
});

test('DOM-019 a fraction of a cent is refused', () => {
  refuses(centsToDecimal, [0.5]);
  refuses(centsToDecimal, [2 ** 53]);
});

test('the text keeps every cent, whatever the amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (centAmount) => {
      expect(Number(centsToDecimal(centAmount).replace('.', ''))).toBe(centAmount === 0 ? 0 : centAmount);
    }),
  );
});
