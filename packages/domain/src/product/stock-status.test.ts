import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isStockChecked, stockStatus } from './stock-status.ts';

test('DOM-128 none at hand and back-orderable means back order', () => {
  shows(stockStatus, [{ available: 0, isBackOrderable: true }], 'backOrder');
  shows(stockStatus, [{ available: 0, isBackOrderable: true, isStockRequired: false }], 'backOrder');
  shows(stockStatus, [{ available: 2, quantity: 5, isBackOrderable: true }], 'outOfStock');
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
});
