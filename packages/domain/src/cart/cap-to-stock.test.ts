import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rejects, shows } from '../../testing/shows.ts';
import { stockStatus } from '../product/stock.ts';
import { capQuantity } from './cap-to-stock.ts';

test('DOM-038 a requested quantity above the stock is capped to the stock', () => {
  shows(capQuantity, [{ requested: 9, current: 1, available: 3 }], { quantity: 3, message: 'capped' });
  shows(capQuantity, [{ requested: 4, available: 3 }], { quantity: 3, message: 'capped' });
  shows(capQuantity, [{ requested: 9, current: 5, available: 3 }], { quantity: 3, message: 'capped' }); // sold meanwhile
  shows(capQuantity, [{ requested: 3, current: 1, available: 3 }], { quantity: 3, message: 'none' });
});

test('DOM-039 a line that already has the whole stock gets the message that no more items can ship', () => {
  shows(capQuantity, [{ requested: 4, current: 3, available: 3 }], { quantity: 3, message: 'noItemsToShip' });
  shows(capQuantity, [{ requested: 2, current: 3, available: 3 }], { quantity: 2, message: 'none' });
});

test('DOM-040 a line without any stock is removed', () => {
  shows(capQuantity, [{ requested: 2, current: 2, available: 0 }], { quantity: 0, message: 'reduced' });
  shows(capQuantity, [{ requested: 2, available: -4 }], { quantity: 0, message: 'reduced' });
  shows(capQuantity, [{ requested: 0, current: 2, available: 0 }], { quantity: 0, message: 'none' });
});

test('DOM-041 a back-orderable item may exceed the stock', () => {
  shows(capQuantity, [{ requested: 9, available: 0, isBackOrderable: true }], { quantity: 9, message: 'none' });
});

test('SDK-156 the quantity of a service is not checked against stock', () => {
  shows(capQuantity, [{ requested: 2, available: 0, isService: true }], { quantity: 2, message: 'none' });
});

test('an unknown stock does not cap the quantity', () => {
  shows(capQuantity, [{ requested: 5, available: undefined }], { quantity: 5, message: 'none' });
});

test('a non-stock item is not capped', () => {
  shows(capQuantity, [{ requested: 5, available: 0, isStockRequired: false }], { quantity: 5, message: 'none' });
});

test('a fraction of a unit is not counted as stock', () => {
  shows(capQuantity, [{ requested: 5, available: 3.7 }], { quantity: 3, message: 'capped' });
});

test('arguments that are not passed by name are rejected with a message that explains how to pass them', () => {
  rejects(capQuantity as never, [5, 3], TypeError);
  rejects(capQuantity as never, [{ quantity: 5, available: 3 }], TypeError);
  rejects(capQuantity as never, [{ requested: '5', available: 3 }], TypeError);
  rejects(capQuantity as never, [{ requested: 5, available: null }], TypeError);
  expect(() => (capQuantity as (...numbers: unknown[]) => unknown)(5, 3)).toThrow(
    'requested must be a whole number from 0 up, but is undefined. Pass it by its name: { requested: … }.',
  );
});

test('a requested quantity that is not a whole number from 0 up is rejected', () => {
  for (const requested of [-1, 1.5, NaN, Infinity]) rejects(capQuantity, [{ requested, available: 3 }]);
  rejects(capQuantity, [{ requested: 1, current: -1, available: 3 }]);
});

test('a quantity is capped exactly when stockStatus returns out of stock', () => {
  const flag = fc.option(fc.boolean(), { nil: undefined });
  const terms = fc.record({ isBackOrderable: flag, isStockRequired: flag, isService: flag });
  fc.assert(
    fc.property(fc.nat(20), fc.integer({ min: -3, max: 20 }), terms, (wanted, available, rest) => {
      const { quantity } = capQuantity({ requested: wanted, available, ...rest });
      expect(quantity < wanted).toBe(stockStatus({ available, quantity: wanted, ...rest }) === 'outOfStock');
    }),
  );
});

test('a capped quantity never exceeds the request, nor the stock of an item that is not back-orderable', () => {
  const count = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(count, count, count, (requested, current, available) => {
      const { quantity, message } = capQuantity({ requested, current, available });
      expect(quantity).toBe(Math.min(requested, available));
      expect(message === 'none').toBe(quantity === requested);
    }),
  );
});
