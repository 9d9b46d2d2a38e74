import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isMoreByRequest, largeQuantity, splitByStock } from './stock-of-line.ts';

const line = { quantity: 3, available: 12, isBackOrderable: false };

test('more is by request once a line has all that can be had, or is large', () => {
  shows(isMoreByRequest, [line], false);
  shows(isMoreByRequest, [{ ...line, quantity: 12 }], true);
  shows(isMoreByRequest, [{ ...line, quantity: 15, isBackOrderable: true }], false);
  shows(isMoreByRequest, [{ ...line, quantity: largeQuantity, isBackOrderable: true }], true);
  shows(isMoreByRequest, [{ ...line, available: null }], false);
});

test('a service, of which there is no stock, is not by request', () => {
  expect(isMoreByRequest({ ...line, available: 0 })).toBe(false);
});

test('a line above the stock has units at hand and units that follow', () => {
  shows(splitByStock, [{ ...line, quantity: 15, isBackOrderable: true }], { inStock: 12, later: 3 });
});

test.each([
  { ...line, quantity: 15 },
  { ...line, isBackOrderable: true },
  { ...line, available: 0, isBackOrderable: true },
  { ...line, available: null, isBackOrderable: true },
])('any other line is not split: %o', (other) => {
  expect(splitByStock(other)).toBeUndefined();
});
