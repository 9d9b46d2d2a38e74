import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { canRequestMore, largeQuantity, splitByStock, stockLimit } from './stock-of-line.ts';

const line = { quantity: 3, available: 12, isBackOrderable: false };

test('a request for more is offered once a line takes all available stock, or is large', () => {
  shows(canRequestMore, [line], false);
  shows(canRequestMore, [{ ...line, quantity: 12 }], true);
  shows(canRequestMore, [{ ...line, quantity: 15, isBackOrderable: true }], false);
  shows(canRequestMore, [{ ...line, quantity: largeQuantity, isBackOrderable: true }], true);
  shows(canRequestMore, [{ ...line, available: null }], false);
  expect(canRequestMore({ ...line, available: undefined })).toBe(false);
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
  { ...line, available: undefined, isBackOrderable: true },
])('any other line is not split: %o', (other) => {
  expect(splitByStock(other)).toBeUndefined();
});

const tile = { ...line, id: 'tile', sku: 'T-1' };

test('a line above the stock is limited to it, and one without stock is sold out', () => {
  shows(stockLimit, [tile, [tile]], null);
  shows(stockLimit, [{ ...tile, quantity: 15 }, [{ ...tile, quantity: 15 }]], 12);
  shows(stockLimit, [{ ...tile, available: 0 }, [{ ...tile, available: 0 }]], 0);
});

test.each([{ isBackOrderable: true }, { isService: true }, { available: null }, { available: undefined }])(
  'stock does not limit a line with %o',
  (terms) => {
    const other = { ...tile, available: 0, ...terms };
    expect(stockLimit(other, [other])).toBeNull();
  },
);

test('an oversold stock counts as none, as in every other rule', () => {
  const oversold = { ...tile, available: -2 };
  shows(stockLimit, [oversold, [oversold]], 0);
  shows(splitByStock, [{ ...oversold, isBackOrderable: true }], undefined);
});

test('lines of one sku share its stock', () => {
  const rooms = ['bath', 'hall'].map((id) => ({ ...tile, id, quantity: 8 }));
  expect(rooms.map((room) => stockLimit(room, rooms))).toEqual([12, 12]);
});

test('a bundle is limited by its scarcest part', () => {
  const set = { ...tile, id: 'set', sku: 'S-1', quantity: 4 };
  const part = { ...set, id: 'part', sku: 'P-1', quantity: 8, available: 5, bundleParentId: 'set' };
  shows(stockLimit, [set, [set, part]], 2);
});
