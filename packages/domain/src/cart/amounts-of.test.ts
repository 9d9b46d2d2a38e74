import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { amountsOf } from './amounts-of.ts';
import { cartTotals } from './cart-totals.ts';
import type { Cart, ShippingAddress } from './cart.ts';
import { priced, usd } from './testing.ts';

const shippingAddress: ShippingAddress = {
  postalCode: '53000',
  state: 'WI',
  country: 'US',
  firstName: 'Pat',
  lastName: 'Doe',
  streetName: 'Example Ave',
  streetNumber: '12',
  city: 'Sampletown',
  email: 'pat@example.org',
  phone: '5550100123',
};

const cart: Cart = {
  id: 'c-71',
  version: 12,
  type: 'Cart',
  lineItems: [priced(129800), priced(74250)],
  customLineItems: [{ id: 'x-1', totalPrice: usd(1000) }],
  shippingAddress,
  shippingTotal: usd(4900),
  taxedPrice: { totalNet: usd(208950), totalGross: usd(220173), totalTax: usd(11223) },
  customerGroup: { key: 'GST' },
  anonymousId: 'g-5b1f',
};

test('DOM-016 DOM-018 a cart has lines, charges, shipping total and taxed price, and its totals come from them', () => {
  shows(amountsOf, [cart], {
    lineItems: cart.lineItems,
    customLineItems: cart.customLineItems,
    shippingTotal: usd(4900),
    taxTotal: usd(11223),
  });
  expect(cartTotals(amountsOf(cart)).grandTotal).toEqual(usd(221173));
  expect(Object.keys(cart)).toEqual([
    'id',
    'version',
    'type',
    'lineItems',
    'customLineItems',
    'shippingAddress',
    'shippingTotal',
    'taxedPrice',
    'customerGroup',
    'anonymousId',
  ]);
});

test('without a tax amount the tax is gross minus net, and without a taxed price there is none', () => {
  const taxedPrice = { totalNet: usd(100), totalGross: usd(107) };
  expect(amountsOf({ ...cart, taxedPrice }).taxTotal).toEqual(usd(7));
  const { taxedPrice: _, ...untaxed } = cart;
  expect(amountsOf(untaxed).taxTotal).toBeUndefined();
});
