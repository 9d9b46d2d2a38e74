import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuses, shows } from '../../testing/shows.ts';
import { stockStatus } from '../product/stock.ts';
import { capQuantity, capToStock } from './cap-to-stock.ts';
import type { LineItem } from './line-item.ts';
import { bundle, line } from './testing.ts';

test('DOM-038 a request over the stock is cut to the stock', () => {
  shows(capQuantity, [{ requested: 9, current: 1, available: 3 }], { quantity: 3, message: 'capped' });
  shows(capQuantity, [{ requested: 4, available: 3 }], { quantity: 3, message: 'capped' });
  shows(capQuantity, [{ requested: 3, current: 1, available: 3 }], { quantity: 3, message: 'none' });
});

test('DOM-039 the line already holds the whole stock: nothing more can ship', () => {
  shows(capQuantity, [{ requested: 4, current: 3, available: 3 }], { quantity: 3, message: 'noItemsToShip' });
  shows(capQuantity, [{ requested: 2, current: 3, available: 3 }], { quantity: 2, message: 'none' });
});

test('DOM-040 no stock at all takes the item out', () => {
  shows(capQuantity, [{ requested: 2, current: 2, available: 0 }], { quantity: 0, message: 'reduced' });
  shows(capQuantity, [{ requested: 2, available: -4 }], { quantity: 0, message: 'reduced' });
  shows(capQuantity, [{ requested: 0, current: 2, available: 0 }], { quantity: 0, message: 'none' });
});

test('DOM-041 a back-orderable item may exceed the stock', () => {
  shows(capQuantity, [{ requested: 9, available: 0, isBackOrderable: true }], { quantity: 9, message: 'none' });
});

test('SDK-156 a service is not checked against stock', () => {
  shows(capQuantity, [{ requested: 2, available: 0, isService: true }], { quantity: 2, message: 'none' });
});

test('a stock that could not be read cuts nothing', () => {
  shows(capQuantity, [{ requested: 5, available: undefined }], { quantity: 5, message: 'none' });
});

test('an item that is not kept in stock is not cut', () => {
  shows(capQuantity, [{ requested: 5, available: 0, isStockRequired: false }], { quantity: 5, message: 'none' });
});

test('a part of a unit cannot be sold', () => {
  shows(capQuantity, [{ requested: 5, available: 3.7 }], { quantity: 3, message: 'capped' });
});

test('numbers that are not passed by their names are rejected with a message that says how', () => {
  refuses(capQuantity as never, [5, 3], TypeError);
  refuses(capQuantity as never, [{ quantity: 5, available: 3 }], TypeError);
  refuses(capQuantity as never, [{ requested: '5', available: 3 }], TypeError);
  refuses(capQuantity as never, [{ requested: 5, available: null }], TypeError);
  expect(() => (capQuantity as (...numbers: unknown[]) => unknown)(5, 3)).toThrow(
    'requested must be a whole number from 0 to 9007199254740991, but is undefined. Pass it by its name: { requested: … }.',
  );
});

test('a quantity that is not a whole number from 0 up is rejected', () => {
  for (const requested of [-1, 1.5, NaN, Infinity]) refuses(capQuantity, [{ requested, available: 3 }]);
  refuses(capQuantity, [{ requested: 1, current: -1, available: 3 }]);
});

test('a quantity is cut exactly when stockStatus says out of stock', () => {
  const flag = fc.option(fc.boolean(), { nil: undefined });
  const terms = fc.record({ isBackOrderable: flag, isStockRequired: flag, isService: flag });
  fc.assert(
    fc.property(fc.nat(20), fc.integer({ min: -3, max: 20 }), terms, (wanted, available, rest) => {
      const { quantity } = capQuantity({ requested: wanted, available, ...rest });
      expect(quantity < wanted).toBe(stockStatus({ available, quantity: wanted, ...rest }) === 'outOfStock');
    }),
  );
});

test('a quantity never exceeds the request, nor the stock of an item that cannot be back-ordered', () => {
  const count = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(count, count, count, (requested, current, available) => {
      const { quantity, message } = capQuantity({ requested, current, available });
      expect(quantity).toBe(Math.min(requested, available));
      expect(message === 'none').toBe(quantity === requested);
    }),
  );
});

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

test('a bundle is cut as a whole, to as many as the stock of every part allows', () => {
  const whole = (count: number): LineItem[] =>
    bundle.map((each) => ({ ...each, quantity: (each.quantity / 2) * count }));
  shows(capToStock<LineItem>, [bundle, new Map([['K-BOLT', 3]])], whole(1));
  shows(capToStock<LineItem>, [bundle, new Map([['K-BOWL', 0]])], whole(0));
  shows(capToStock<LineItem>, [bundle, new Map([['K-SET', 1]])], whole(1));
  shows(capToStock<LineItem>, [bundle, new Map([['K-BOLT', 4]])], whole(2));
});

test('a part that a bundle was cut by is left for the lines after it', () => {
  const bolts = line({ id: 'spare', sku: 'K-BOLT', quantity: 5 });
  const [parent, bowl, part] = bundle as [LineItem, LineItem, LineItem];
  shows(
    capToStock<LineItem>,
    [[...bundle, bolts], new Map([['K-BOLT', 3]])],
    [
      { ...parent, quantity: 1 },
      { ...bowl, quantity: 1 },
      { ...part, quantity: 2 },
      { ...bolts, quantity: 1 },
    ],
  );
});

test('two parts of one sku share its stock, and a back-orderable part limits nothing', () => {
  const [parent, bowl, part] = bundle as [LineItem, LineItem, LineItem];
  const twins = [parent, { ...bowl, sku: 'K-BOLT' }, part];
  expect(capToStock(twins, new Map([['K-BOLT', 5]])).map(({ quantity }) => quantity)).toEqual([1, 1, 2]);
  const open = [parent, bowl, { ...part, isBackOrderable: true }];
  expect(capToStock(open, new Map([['K-BOLT', 0]]))).toEqual(open);
});

test('a part whose bundle is missing is cut by itself', () => {
  const part = line({ id: 'bolt', quantity: 4, bundleParentId: 'gone' });
  expect(capToStock([part], stock(3))).toEqual([{ ...part, quantity: 3 }]);
});

test('the parts of a bundle keep their share of it, whatever the stock', () => {
  const share = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(fc.nat(30), share, share, fc.nat(60), fc.nat(60), (count, bowls, bolts, bowlStock, boltStock) => {
      const lines = [
        line({ id: 'set', sku: 'K-SET', quantity: count }),
        line({ id: 'bowl', sku: 'K-BOWL', quantity: count * bowls, bundleParentId: 'set' }),
        line({ id: 'bolt', sku: 'K-BOLT', quantity: count * bolts, bundleParentId: 'set' }),
      ];
      const units = new Map([
        ['K-BOWL', bowlStock],
        ['K-BOLT', boltStock],
      ]);
      const cut = Math.min(count, Math.floor(bowlStock / bowls), Math.floor(boltStock / bolts));
      expect(capToStock(lines, units).map(({ quantity }) => quantity)).toEqual([cut, cut * bowls, cut * bolts]);
    }),
  );
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
