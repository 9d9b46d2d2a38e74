import { expect, test } from 'vitest';
import { orderFrom } from './read-order.ts';

const usd = (centAmount: number) => ({ centAmount, currencyCode: 'USD' });

/** Returns the sums of an order of goods for $60 with shipping for $10, of which this total was charged. */
const sumsOf = (totalPrice: number) =>
  orderFrom(
    {
      orderNumber: 'W1',
      createdAt: '2030-01-01T00:00:00Z',
      lineItems: [],
      customLineItems: [{ totalPrice: usd(4000) }, { totalPrice: usd(2000) }],
      shippingInfo: { shippingMethodName: 'ground', price: usd(1000) },
      totalPrice: usd(totalPrice),
      ...{ returnInfo: [], refunds: [], trackings: [] },
    } as unknown as Parameters<typeof orderFrom>[0],
    'en',
  ).sums;

test('the subtotal of an order is the price of its lines, and what was not charged of it is the discount', () => {
  expect(sumsOf(5800)).toMatchObject({ subTotal: { cents: 6000 }, discount: { cents: 1200 }, total: { cents: 5800 } });
});

test('an order that was charged in full, or more than its lines, has no discount', () => {
  expect(sumsOf(7000)).toMatchObject({ subTotal: { cents: 6000 }, discount: null });
  expect(sumsOf(7500)).toMatchObject({ subTotal: { cents: 6500 }, discount: null });
});
