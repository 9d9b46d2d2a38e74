import { expect, test } from 'vitest';
import { wholeCents } from './whole-cents.ts';

test('DOM-019 an amount is a whole number of cents', () => {
  for (const cents of [0, -5, Number.MAX_SAFE_INTEGER]) expect(wholeCents(cents)).toBe(cents);
  for (const cents of [0.5, NaN, Infinity, 2 ** 53]) expect(() => wholeCents(cents)).toThrow(RangeError);
});
