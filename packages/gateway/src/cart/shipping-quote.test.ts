import { expect, test } from 'vitest';
import { product, variant } from '../../testing/catalogue.ts';
import type { Offer } from '../catalogue/offers.ts';
import type { Product, Variant } from '../catalogue/product.ts';
import { quoteShipping } from './shipping-quote.ts';

const address = { country: 'US', state: 'WI', postalCode: '53044' } as const;
const groundDays = 5;

function offer(sku: string, given: Partial<Product>, supply: Partial<Variant> = {}): Offer {
  const sold = variant(sku, 10_000, supply);
  return { product: product(sku.toLowerCase(), [sold], given), variant: sold, stock: sold.stock };
}

/** In how many days pieces arrive that go together, two of each. */
function arrivalOf(...offers: Offer[]): number | undefined {
  const lines = offers.map(({ variant: { sku } }) => ({
    ...{ id: sku, sku, quantity: 2 },
    totalPrice: { centAmount: 20_000, currencyCode: 'USD' },
  }));
  const bySku = new Map(offers.map((each) => [each.variant.sku, each]));
  return quoteShipping(lines, address, bySku).shipments[0]?.days;
}

const atHand = offer('AT-HAND', { leadTimeDays: 3 }, { stock: { available: 9, restockableInDays: 40 } });
const toOrder = offer('TO-ORDER', { leadTimeDays: 35, specialOrder: true }, { stock: { available: 9 } });
const short = { available: 1, restockableInDays: 63 };
const backOrdered = offer('BACK', { leadTimeDays: 3 }, { backOrderable: true, stock: short });
const unknown = offer('UNKNOWN', { leadTimeDays: 3 }, { backOrderable: true, stock: { available: 0 } });

test('GW-006 a shipment arrives after its lead time and its way; what is at hand does not wait for new stock', () => {
  expect(arrivalOf(atHand)).toBe(3 + groundDays);
});

test('GW-006 what is made to order, or on back order, holds up the shipment that it goes in', () => {
  expect(arrivalOf(atHand, toOrder)).toBe(35 + groundDays);
  expect(arrivalOf(atHand, toOrder, backOrdered)).toBe(63 + groundDays);
});

test('GW-006 no arrival is estimated where it is unknown when a piece leaves', () => {
  expect(arrivalOf(atHand, unknown)).toBeUndefined();
  const { leadTimeDays, ...wordsOnly } = atHand.product;
  expect(leadTimeDays).toBe(3);
  expect(arrivalOf({ ...atHand, product: wordsOnly })).toBeUndefined();
});

test('GW-006 the parts of a set go with it in one shipment, whatever they would go by alone, and are weighed once', () => {
  const set = offer('SET-1', {
    freight: { type: 'Freight Shipping', policy: { en: 'By carrier' } },
    weightKilograms: 290,
  });
  const part = offer('PART-1', { freight: { type: 'Freight', policy: { en: 'By carrier' } }, weightKilograms: 290 });
  const line = (id: string, sku: string) => ({
    id,
    sku,
    quantity: 1,
    totalPrice: { centAmount: 0, currencyCode: 'USD' },
  });
  const lines = [line('set', 'SET-1'), { ...line('part', 'PART-1'), custom: { fields: { bundleParentId: 'set' } } }];
  const { shipments } = quoteShipping(
    lines,
    address,
    new Map([
      ['SET-1', set],
      ['PART-1', part],
    ]),
  );
  expect(shipments).toMatchObject([
    { method: { key: 'freight-shipping' }, lineItemIds: ['set', 'part'], price: { centAmount: 7900 } },
  ]);
});
