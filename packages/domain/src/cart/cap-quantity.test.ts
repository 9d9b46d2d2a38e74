import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { capQuantity } from './cap-quantity.ts';

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
