import { expect, test } from 'vitest';
import { refuses, shows } from '../../testing/shows.ts';
import { departureOf, isStockChecked, stockStatus } from './stock.ts';

test('DOM-128 none at hand and back-orderable means back order', () => {
  shows(stockStatus, [{ available: 0, isBackOrderable: true }], 'backOrder');
  shows(stockStatus, [{ available: 0, isBackOrderable: true, isStockRequired: false }], 'backOrder');
});

test('too few at hand and back-orderable means back order too, because back-orderable items may exceed the stock', () => {
  shows(stockStatus, [{ available: 2, quantity: 5, isBackOrderable: true }], 'backOrder');
  shows(stockStatus, [{ available: 5, quantity: 5, isBackOrderable: true }], 'inStock');
});

test('a stock that is missing or not a number is rejected', () => {
  refuses(stockStatus as never, [{ quantity: 1 }], TypeError);
  refuses(stockStatus as never, [3, 1], TypeError);
  refuses(stockStatus, [{ available: 3, quantity: -1 }]);
});

test('DOM-129 in stock when stock is not required, enough is at hand, or it is a service', () => {
  shows(stockStatus, [{ available: 0, isStockRequired: false }], 'inStock');
  shows(stockStatus, [{ available: 3, quantity: 3 }], 'inStock');
  shows(stockStatus, [{ available: 1 }], 'inStock');
  shows(stockStatus, [{ available: 0, isService: true }], 'inStock');
});

test('DOM-129 otherwise out of stock', () => {
  shows(stockStatus, [{ available: 2, quantity: 3 }], 'outOfStock');
  shows(stockStatus, [{ available: 0 }], 'outOfStock');
});

test('SDK-156 stock is not asked for back-orderable items and services', () => {
  shows(isStockChecked, [{}], true);
  shows(isStockChecked, [{ isBackOrderable: true }], false);
  shows(isStockChecked, [{ isService: true }], false);
  shows(isStockChecked, [{ isStockRequired: false }], false);
});

const leadTime = 'Leaves the works in 5 to 9 business days';

test('an item at hand, or of unknown stock, leaves after its lead time', () => {
  shows(departureOf, [{ status: 'inStock', leadTime, restockableInDays: 63 }], {
    after: 'leadTime',
    leadTime,
    days: undefined,
  });
  shows(departureOf, [{ status: undefined, leadTime, leadTimeDays: 13 }], { after: 'leadTime', leadTime, days: 13 });
  shows(departureOf, [{ status: 'inStock' }], undefined);
});

test('a back-ordered item leaves when it is back in stock, not after its lead time', () => {
  shows(departureOf, [{ status: 'backOrder', leadTime, restockableInDays: 63 }], { after: 'restock', days: 63 });
  shows(departureOf, [{ status: 'backOrder', leadTime }], { after: 'restock', days: undefined });
});

test('an item that cannot be bought has no departure', () => {
  shows(departureOf, [{ status: 'outOfStock', leadTime, restockableInDays: 63 }], undefined);
});

test.each([NaN, -1, Infinity])('%d days until it is back are an error, not words on a page', (restockableInDays) => {
  expect(() => departureOf({ status: 'backOrder', restockableInDays })).toThrow(RangeError);
});
