import { expect, test } from 'vitest';
import { orderFrom } from './read-order.ts';

const usd = (centAmount: number) => ({ centAmount, currencyCode: 'USD' });

/** Returns an order of goods for $60 with shipping for $10. */
const orderOf = (members: object) =>
  orderFrom(
    {
      orderNumber: 'W1',
      createdAt: '2030-01-01T00:00:00Z',
      lineItems: [],
      customLineItems: [{ totalPrice: usd(4000) }, { totalPrice: usd(2000) }],
      shippingInfo: { shippingMethodName: 'ground', price: usd(1000) },
      totalPrice: usd(7000),
      returnInfo: [],
      refunds: [],
      trackings: [],
      shipments: [],
      ...members,
    } as unknown as Parameters<typeof orderFrom>[0],
    'en',
  );

/** Returns the sums of the order when this total was charged. */
const sumsOf = (totalPrice: number) => orderOf({ totalPrice: usd(totalPrice) }).sums;

test('the subtotal of an order is the price of its lines, and what was not charged of it is the discount', () => {
  expect(sumsOf(5800)).toMatchObject({ subTotal: { cents: 6000 }, discount: { cents: 1200 }, total: { cents: 5800 } });
});

test('an order that was charged in full, or more than its lines, has no discount', () => {
  expect(sumsOf(7000)).toMatchObject({ subTotal: { cents: 6000 }, discount: null });
  expect(sumsOf(7500)).toMatchObject({ subTotal: { cents: 6500 }, discount: null });
});

test('an order has the card or account that paid for it, or null when unknown', () => {
  const card = { paymentType: 'CREDIT_CARD', brand: 'VI', lastFour: '1111' };
  expect(orderOf({ payment: card }).payment).toEqual({ brand: 'VI', lastFour: '1111' });
  expect(orderOf({ payment: { paymentType: 'PP', brand: 'PayPal', lastFour: '' } }).payment).toBe('payPal');
  expect(orderOf({}).payment).toBeNull();
});

test('DOM-085 an order has the expected day of each shipment, or null when it is unknown, and whether it goes by freight', () => {
  const shipments = [
    { shippingType: 'ground', estimatedDelivery: '2030-01-07', lineItemIds: ['a'] },
    { shippingType: 'Freight', estimatedDelivery: undefined, lineItemIds: ['b', 'c'] },
    { shippingType: 'Freight Shipping', estimatedDelivery: undefined, lineItemIds: [] },
  ];
  expect(orderOf({ shipments }).shipments).toEqual([
    { isFreight: false, arrivesOn: new Date('2030-01-07T00:00:00Z'), lineIds: ['a'] },
    { isFreight: true, arrivesOn: null, lineIds: ['b', 'c'] },
    { isFreight: true, arrivesOn: null, lineIds: [] },
  ]);
});
