import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { canRequestMore, largeQuantity, splitByStock } from './stock-of-line.ts';

const line = { quantity: 3, available: 12, isBackOrderable: false };

test('a request for more is offered once a line takes all available stock, or is large', () => {
  shows(canRequestMore, [line], false);
  shows(canRequestMore, [{ ...line, quantity: 12 }], true);
  shows(canRequestMore, [{ ...line, quantity: 15, isBackOrderable: true }], false);
  shows(canRequestMore, [{ ...line, quantity: largeQuantity, isBackOrderable: true }], true);
  shows(canRequestMore, [{ ...line, available: null }], false);
});

test('a request for more is not offered for a service, which has no stock', () => {
  expect(canRequestMore({ ...line, available: 0 })).toBe(false);
});

test('a back-orderable line above the stock is split into units in stock and units that ship later', () => {
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
