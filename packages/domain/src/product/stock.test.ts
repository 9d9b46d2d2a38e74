import { expect, test } from 'vitest';
import { rejects, shows } from '../../testing/shows.ts';
import { departureOf, isStockChecked, stockStatus } from './stock.ts';

test('DOM-128 an item that is out of stock and back-orderable is on back order', () => {
  shows(stockStatus, [{ available: 0, isBackOrderable: true }], 'backOrder');
  shows(stockStatus, [{ available: 0, isBackOrderable: true, isStockRequired: false }], 'backOrder');
});

test('a back-orderable item with too little stock is on back order too, because it may exceed the stock', () => {
  shows(stockStatus, [{ available: 2, quantity: 5, isBackOrderable: true }], 'backOrder');
  shows(stockStatus, [{ available: 5, quantity: 5, isBackOrderable: true }], 'inStock');
});

test('a stock that is missing or not a number is rejected', () => {
  rejects(stockStatus as never, [{ quantity: 1 }], TypeError);
  rejects(stockStatus as never, [3, 1], TypeError);
  rejects(stockStatus, [{ available: 3, quantity: -1 }]);
});

test('DOM-129 an item is in stock when stock is not required, enough units are available, or it is a service', () => {
  shows(stockStatus, [{ available: 0, isStockRequired: false }], 'inStock');
  shows(stockStatus, [{ available: 3, quantity: 3 }], 'inStock');
  shows(stockStatus, [{ available: 1 }], 'inStock');
  shows(stockStatus, [{ available: 0, isService: true }], 'inStock');
});

test('DOM-129 any other item is out of stock', () => {
  shows(stockStatus, [{ available: 2, quantity: 3 }], 'outOfStock');
  shows(stockStatus, [{ available: 0 }], 'outOfStock');
});

test('SDK-156 stock is not checked for back-orderable items and services', () => {
  shows(isStockChecked, [{}], true);
  shows(isStockChecked, [{ isBackOrderable: true }], false);
  shows(isStockChecked, [{ isService: true }], false);
  shows(isStockChecked, [{ isStockRequired: false }], false);
});

const leadTime = 'Leaves the works in 5 to 9 business days';

test('an item that is in stock, or whose stock is unknown, ships after its lead time', () => {
  shows(departureOf, [{ status: 'inStock', leadTime, restockableInDays: 63 }], {
    after: 'leadTime',
    leadTime,
    days: undefined,
  });
  shows(departureOf, [{ status: undefined, leadTime, leadTimeDays: 13 }], { after: 'leadTime', leadTime, days: 13 });
  shows(departureOf, [{ status: 'inStock' }], undefined);
});

test('a back-ordered item ships when it is restocked, not after its lead time', () => {
  shows(departureOf, [{ status: 'backOrder', leadTime, restockableInDays: 63 }], { after: 'restock', days: 63 });
  shows(departureOf, [{ status: 'backOrder', leadTime }], { after: 'restock', days: undefined });
});

test('an item that cannot be bought has no departure', () => {
  shows(departureOf, [{ status: 'outOfStock', leadTime, restockableInDays: 63 }], undefined);
});

test.each([NaN, -1, Infinity])(
  '%d days until restocking throws an error instead of appearing on a page',
  (restockableInDays) => {
    expect(() => departureOf({ status: 'backOrder', restockableInDays })).toThrow(RangeError);
  },
);
