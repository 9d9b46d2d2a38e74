import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { emptyCart, isCartEmpty } from './empty-cart.ts';
import { bundle, line } from './testing.ts';

test('DOM-043 an emptied cart has no lines, count 0, USD and ExternalAmount', () => {
  expect(emptyCart).toEqual({ lineItems: [], count: 0, currency: 'USD', taxMode: 'ExternalAmount' });
});

test('a cart is empty without bundles and single lines; left-over parts do not keep it', () => {
  shows(isCartEmpty, [[]], true);
  shows(isCartEmpty, [bundle.slice(1)], true);
  shows(isCartEmpty, [bundle], false);
  shows(isCartEmpty, [[line()]], false);
});
