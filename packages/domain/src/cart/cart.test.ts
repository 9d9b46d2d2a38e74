import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { cartAfterLogin, cartCounts, cartIdFor, cartTaxMode, isCartEmpty, sharedLineFields } from './cart.ts';
import { cartTotals } from './cart-totals.ts';
import { bundle, line, usd } from './testing.ts';

test('the parts of a bundle do not count as lines or units of a cart', () => {
  shows(cartCounts, [[...bundle, line({ id: 'other', quantity: 3 })]], { lines: 2, units: 5 });
});

test('DOM-043 an empty cart counts 0 and totals 0 USD, and the tax mode is ExternalAmount', () => {
  shows(cartCounts, [[]], { lines: 0, units: 0 });
  expect(cartTotals({ lineItems: [] }).grandTotal).toEqual(usd(0));
  expect(cartTaxMode).toBe('ExternalAmount');
});

test('a cart is empty without bundles and single lines, even if orphaned parts remain', () => {
  shows(isCartEmpty, [[]], true);
  shows(isCartEmpty, [bundle.slice(1)], true);
  shows(isCartEmpty, [bundle], false);
  shows(isCartEmpty, [[line()]], false);
});

test('an anonymous cart with items is merged at sign-in', () => {
  shows(cartAfterLogin, [[line()]], 'merge');
});

test('the active cart is fetched at sign-in when the anonymous cart is empty', () => {
  shows(cartAfterLogin, [[]], 'fetchActive');
});

const stored = { cartId: 'c-own', customerCartId: 'c-customer' };

test('SDK-035 an associate with a stored customer cart works on that cart', () => {
  shows(cartIdFor, [stored, 'A-42'], 'c-customer');
});

test('other users, and an associate without a customer cart, work on their own cart', () => {
  shows(cartIdFor, [stored, undefined], 'c-own');
  shows(cartIdFor, [stored, ''], 'c-own');
  shows(cartIdFor, [{ cartId: 'c-own' }, 'A-42'], 'c-own');
  shows(cartIdFor, [{}, 'A-42'], undefined);
});

const roomInfo = [
  { productType: 'tile', soldByBox: true, soldByUom: 'SF', totalNeeded: 92.95, totalArea: 84.5, overage: 10 },
] as const;

test('DOM-024 a shared line has room info and omits the sales channel of the shopper who shares it', () => {
  shows(sharedLineFields, [{ roomInfo, overage: 10, salesChannel: 'KOUS' }], { roomInfo: [...roomInfo], overage: 10 });
  shows(sharedLineFields, [{ isBackOrderable: true }], { isBackOrderable: true, roomInfo: [] });
});

test('counting a line without a quantity throws an error instead of returning NaN', () => {
  expect(() => cartCounts([{}] as never)).toThrow(TypeError);
});
