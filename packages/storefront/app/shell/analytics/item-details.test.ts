import { expect, test } from 'vitest';
import { itemDetails } from './item-details.ts';

const usd = (cents: number) => ({ cents, currency: 'USD' });

test('an event has the price of each item, their total value and the currency', () => {
  const items = [
    { sku: 'A1', name: 'Oval', quantity: 2, unitPrice: usd(19_990) },
    { sku: 'B2', name: 'Sample', unitPrice: null },
  ];
  expect(itemDetails(items)).toEqual({
    items: [
      { sku: 'A1', name: 'Oval', quantity: 2, price: 199.9 },
      { sku: 'B2', name: 'Sample' },
    ],
    value: 399.8,
    currency: 'USD',
  });
});

test('the items of an event without any price have no value and no currency', () => {
  const { value, currency } = itemDetails([{ sku: 'B2', name: 'Sample', unitPrice: null }]);
  expect([value, currency]).toEqual([undefined, undefined]);
});
