import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { capToStock } from './cap-to-stock.ts';
import type { LineItem } from './line-item.ts';
import { line } from './testing.ts';

const stock = (units: number) => new Map([['K-1', units]]);

test('DOM-038 a line that asks for more than the stock is cut to it', () => {
  shows(capToStock<LineItem>, [[line({ quantity: 9 })], stock(3)], [line({ quantity: 3 })]);
  shows(capToStock<LineItem>, [[line({ quantity: 2 })], stock(3)], [line({ quantity: 2 })]);
  const enough = line({ quantity: 2 });
  expect(capToStock([enough], stock(3))[0]).toBe(enough);
});

test('DOM-040 a line without stock comes out with nothing', () => {
  shows(capToStock<LineItem>, [[line({ quantity: 2 })], stock(0)], [line({ quantity: 0 })]);
});

test('DOM-041 a back-orderable line keeps its quantity', () => {
  const backOrder = line({ quantity: 9, isBackOrderable: true });
  shows(capToStock<LineItem>, [[backOrder], stock(3)], [backOrder]);
});

test('lines of one sku share its stock in the order of the cart', () => {
  const lines = [line({ id: 'a', quantity: 2 }), line({ id: 'b', quantity: 2 })];
  shows(capToStock<LineItem>, [lines, stock(3)], [line({ id: 'a', quantity: 2 }), line({ id: 'b', quantity: 1 })]);
});

test('a sku whose stock is unknown is not cut', () => {
  shows(capToStock<LineItem>, [[line({ sku: 'K-9', quantity: 9 })], stock(0)], [line({ sku: 'K-9', quantity: 9 })]);
});

test('no more of a sku is left in the cart than there is stock', () => {
  const lines = fc.array(fc.record({ id: fc.string(), sku: fc.constantFrom('A', 'B'), quantity: fc.nat(20) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(lines, fc.nat(30), (asked, units) => {
      const capped = capToStock(asked, new Map([['A', units]]));
      const total = (list: readonly LineItem[], sku: string) =>
        list.filter((one) => one.sku === sku).reduce((sum, one) => sum + one.quantity, 0);
      expect(total(capped, 'A')).toBe(Math.min(units, total(asked, 'A')));
      expect(total(capped, 'B')).toBe(total(asked, 'B'));
    }),
  );
});
