import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rejects, shows } from '../../testing/shows.ts';
import { cartAmountsOf, cartTotals } from './cart-totals.ts';
import type { Cart, ShippingAddress } from './cart.ts';
import { line, priced, usd } from './testing.ts';

test('DOM-018 DOM-019 cart totals in whole cents are lines and charges, minus discount, plus shipping and tax', () => {
  shows(
    cartTotals,
    [
      {
        lineItems: [priced(129800), priced(0, { isBundleChildItem: true, bundleParentId: 'l-1' }), priced(74250)],
        customLineItems: [{ totalPrice: usd(1000) }],
        discountTotal: usd(500),
        shippingTotal: usd(4900),
        taxTotal: usd(11223),
      },
    ],
    {
      subTotal: usd(205050),
      discountTotal: usd(500),
      shippingTotal: usd(4900),
      taxTotal: usd(11223),
      grandTotal: usd(220673),
    },
  );
});

test('absent amounts count as zero in the currency of the lines', () => {
  const cad = { centAmount: 100, currencyCode: 'CAD' };
  const none = { centAmount: 0, currencyCode: 'CAD' };
  shows(cartTotals, [{ lineItems: [{ ...line(), totalPrice: cad }] }], {
    subTotal: cad,
    discountTotal: none,
    shippingTotal: none,
    taxTotal: none,
    grandTotal: cad,
  });
  expect(cartTotals({ lineItems: [], customLineItems: [{ totalPrice: cad }] }).grandTotal).toEqual(cad);
  expect(cartTotals({ lineItems: [], shippingTotal: cad }).grandTotal).toEqual(cad);
  expect(cartTotals({ lineItems: [] }).grandTotal).toEqual(usd(0));
});

test('cart totals reject mixed currencies and fractions of a cent', () => {
  rejects(cartTotals, [{ lineItems: [priced(1)], shippingTotal: { centAmount: 1, currencyCode: 'CAD' } }]);
  rejects(cartTotals, [{ lineItems: [priced(0.5)] }]);
});

test('cart totals reject a negative discount, which would raise the total, and an amount of another shape', () => {
  rejects(cartTotals, [{ lineItems: [priced(1)], discountTotal: usd(-1) }]);
  const totalPrice = { cents: 1, currency: 'USD' } as never;
  rejects(cartTotals, [{ lineItems: [priced(1), { totalPrice }] }], TypeError);
});

describe('100,000 random carts', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  const carts = fc.record({
    lines: fc.array(cents, { maxLength: 12 }),
    charges: fc.array(cents, { maxLength: 3 }),
    shipping: cents,
    tax: cents,
    discount: cents,
  });

  test('DOM-019 the grand total is the exact sum of its parts, to the cent', () => {
    fc.assert(
      fc.property(carts, ({ lines, charges, shipping, tax, discount }) => {
        const totals = cartTotals({
          lineItems: lines.map((amount) => ({ totalPrice: usd(amount) })),
          customLineItems: charges.map((amount) => ({ totalPrice: usd(amount) })),
          shippingTotal: usd(shipping),
          taxTotal: usd(tax),
          discountTotal: usd(discount),
        });
        const exact = [...lines, ...charges].reduce((sum, amount) => sum + BigInt(amount), 0n);
        const grand = exact + BigInt(shipping) + BigInt(tax) - BigInt(discount);
        if (BigInt(totals.subTotal.centAmount) !== exact) throw new Error(`subtotal ${totals.subTotal.centAmount}`);
        if (BigInt(totals.grandTotal.centAmount) !== grand) throw new Error(`total ${totals.grandTotal.centAmount}`);
      }),
      { numRuns: 100_000 },
    );
  });
});

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

test('DOM-018 the totals of a cart come from its lines, charges, shipping total and taxed price', () => {
  shows(cartAmountsOf, [cart], {
    lineItems: cart.lineItems,
    customLineItems: cart.customLineItems,
    shippingTotal: usd(4900),
    taxTotal: usd(11223),
  });
  expect(cartTotals(cartAmountsOf(cart)).grandTotal).toEqual(usd(221173));
});

test('without a tax amount the tax is gross minus net, and without a taxed price it is undefined', () => {
  const taxedPrice = { totalNet: usd(100), totalGross: usd(107) };
  expect(cartAmountsOf({ ...cart, taxedPrice }).taxTotal).toEqual(usd(7));
  const { taxedPrice: _, ...untaxed } = cart;
  expect(cartAmountsOf(untaxed).taxTotal).toBeUndefined();
});
