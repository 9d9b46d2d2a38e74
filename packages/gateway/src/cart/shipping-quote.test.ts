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

/** Returns the days until a shipment with two of each offer arrives. */
function arrivalOf(...offers: Offer[]): number | undefined {
  const lines = offers.map(({ variant: { sku } }) => ({
    id: sku,
    sku,
    quantity: 2,
    totalPrice: { centAmount: 20_000, currencyCode: 'USD' },
  }));
  const bySku = new Map(offers.map((each) => [each.variant.sku, each]));
  return quoteShipping(lines, address, bySku).shipments[0]?.days;
}

const inStock = offer('IN-STOCK', { leadTimeDays: 3 }, { stock: { available: 9, restockableInDays: 40 } });
const toOrder = offer('TO-ORDER', { leadTimeDays: 35, specialOrder: true }, { stock: { available: 9 } });
const short = { available: 1, restockableInDays: 63 };
const backOrdered = offer('BACK', { leadTimeDays: 3 }, { backOrderable: true, stock: short });
const unknown = offer('UNKNOWN', { leadTimeDays: 3 }, { backOrderable: true, stock: { available: 0 } });

test('a shipment arrives after its lead time plus transit time; items in stock do not wait for new stock', () => {
  expect(arrivalOf(inStock)).toBe(3 + groundDays);
});

test('a made-to-order or back-ordered item delays its whole shipment', () => {
  expect(arrivalOf(inStock, toOrder)).toBe(35 + groundDays);
  expect(arrivalOf(inStock, toOrder, backOrdered)).toBe(63 + groundDays);
});

test('no arrival is estimated when the departure of any item is unknown', () => {
  expect(arrivalOf(inStock, unknown)).toBeUndefined();
  const { leadTimeDays, ...withoutDays } = inStock.product;
  expect(leadTimeDays).toBe(3);
  expect(arrivalOf({ ...inStock, product: withoutDays })).toBeUndefined();
});

test('the parts of a set ship with it, whatever their own freight type, and are weighed once', () => {
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

test.each(['SET-1', 'PART-1'])('a set ships whole or not at all: %s cannot ship to the state', (excluded) => {
  const states = (sku: string) => (sku === excluded ? { statesExcluded: ['WI'] } : {});
  const skus = ['SET-1', 'PART-1', 'PART-2', 'IN-STOCK'];
  const offers = new Map(skus.map((sku) => [sku, offer(sku, states(sku))]));
  const lines = skus.map((sku) => ({
    id: sku,
    sku,
    quantity: 1,
    totalPrice: { centAmount: 0, currencyCode: 'USD' },
    ...(sku.startsWith('PART') && { custom: { fields: { bundleParentId: 'SET-1' } } }),
  }));
  const { shipments, unavailable } = quoteShipping(lines, address, offers);
  expect(unavailable.map(({ sku }) => sku)).toEqual(['SET-1', 'PART-1', 'PART-2']);
  expect(shipments.map(({ lineItemIds }) => lineItemIds)).toEqual([['IN-STOCK']]);
});
