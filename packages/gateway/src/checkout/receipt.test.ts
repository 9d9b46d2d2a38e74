import { expect, test } from 'vitest';
import type { Order } from '../orders/order.ts';
import { receiptOf } from './receipt.ts';

const usd = (centAmount: number) => ({ centAmount, currencyCode: 'USD' });

/** An order with one line and the fields that a receipt reads. */
function orderOf(
  locale: string,
  line: { attributes: readonly unknown[]; available?: number; restockableInDays?: number },
) {
  const { attributes, available = 100, restockableInDays } = line;
  return {
    orderNumber: 'W1',
    customerEmail: 'pat@example.org',
    locale,
    shippingTotal: usd(0),
    totalPrice: usd(9000),
    custom: { fields: { purchaseOrderNumber: 'PO-7' } },
    lineItems: [
      {
        name: { en: 'Tile', fr: 'Carreau' },
        quantity: 2,
        price: { value: usd(4500) },
        totalPrice: usd(9000),
        custom: { fields: { isBackOrderable: restockableInDays !== undefined } },
        variant: { sku: 'TL-1', attributes, availability: { availableQuantity: available, restockableInDays } },
      },
    ],
  } as unknown as Order;
}

const leadTime = {
  name: 'RegionLeadTime',
  value: { en: 'Leaves in 2 to 4 business days', fr: 'Expédié en 2 à 4 jours' },
};
const soldBy = (unit: string, isBox: boolean) => [
  { name: 'SoldByBox', value: isBox },
  { name: 'SoldByUOM', value: unit },
  { name: 'CoveragePerUnit', value: 10 },
];
test('the order e-mail contains the purchase order number', () => {
  expect(receiptOf(orderOf('en-US', { attributes: [] })).facts?.purchaseOrderNumber).toBe('PO-7');
});

test.each([
  ['exempt', true],
  ['state', false],
])('the order e-mail of an order with the tax portion "%s" has isTaxExempt %s', (name, isExempt) => {
  const order = orderOf('en-US', { attributes: [] });
  const taxedPrice = { totalTax: usd(0), taxPortions: [{ name, rate: 0, amount: usd(0) }] };
  expect(receiptOf({ ...order, taxedPrice } as Order).facts?.order).toMatchObject({ isTaxExempt: isExempt });
});

test('the order e-mail contains the discount as a negative amount', () => {
  const order = { ...orderOf('en-US', { attributes: [] }), discountOnTotalPrice: { discountedAmount: usd(900) } };
  expect(receiptOf(order).facts?.order?.discount).toEqual(usd(-900));
  expect(receiptOf(orderOf('en-US', { attributes: [] })).facts?.order?.discount).toBeUndefined();
});

const firstLine = (order: Order) => receiptOf(order).facts?.order?.lines[0];

test.each([
  ['en-US', 'SF', true, '$45.00 per box, $4.50 per sq ft'],
  ['fr-CA', 'SF', true, '45,00 $ US la boîte, 48,44 $ US le m²'],
  ['en-US', 'LF', false, '$45.00 per piece, $4.50 per foot'],
  ['en-US', 'EA', false, '$45.00 per piece'],
])('the order e-mail in %s names the unit of a line sold by %s (box: %s)', (locale, unit, isBox, expected) => {
  const line = firstLine(orderOf(locale, { attributes: soldBy(unit, isBox) }));
  expect(line?.unitPrice?.replaceAll(/\s/g, ' ')).toBe(expected);
});

test('the order e-mail has no unit price for a product other than tile or trim', () => {
  expect(firstLine(orderOf('en-US', { attributes: [leadTime] }))?.unitPrice).toBeUndefined();
});

test('the order e-mail says when a line leaves: after its lead time, or after restocking', () => {
  expect(firstLine(orderOf('en-US', { attributes: [leadTime] }))?.leaves).toBe('Leaves in 2 to 4 business days');
  const restocked = orderOf('fr-CA', { attributes: [leadTime], available: 0, restockableInDays: 63 });
  expect(firstLine(restocked)?.leaves?.replaceAll(/\s/g, ' ')).toBe('Expédition dans 63 jours environ');
});
