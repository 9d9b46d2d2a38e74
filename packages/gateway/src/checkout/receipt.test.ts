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
    billingAddress: { firstName: 'Pat' },
    shippingAddress: { firstName: 'Gran' },
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
const receipt = (order: Order) => receiptOf(order, []).facts?.order;

test('the order e-mail greets the person who pays, also when the goods go to someone else', () => {
  expect(receiptOf(orderOf('en-US', { attributes: [] }), []).facts?.firstName).toBe('Pat');
});

test('the order e-mail contains the purchase order number', () => {
  expect(receiptOf(orderOf('en-US', { attributes: [] }), []).facts?.purchaseOrderNumber).toBe('PO-7');
});

test.each([
  ['en-US', [['exempt', 0]], ['Tax (exempt)']],
  ['en-US', [['state', 0.055]], ['Tax']],
  ['en-CA', [['HST', 0.13]], ['HST 13%']],
  [
    'fr-CA',
    [
      ['GST', 0.05],
      ['QST', 0.09975],
    ],
    ['TPS 5 %', 'TVQ 9,975 %'],
  ],
] as const)('the order e-mail in %s lists the taxes %j as the invoice does', (locale, taxes, labels) => {
  const taxPortions = taxes.map(([name, rate]) => ({ name, rate, amount: usd(500) }));
  const order = { ...orderOf(locale, { attributes: [] }), taxedPrice: { taxPortions } } as unknown as Order;
  const listed = receipt(order)?.taxes?.map(({ label, amount }) => [label.replaceAll(/\s/g, ' '), amount]);
  expect(listed).toEqual(labels.map((label) => [label, usd(500)]));
});

test.each([
  ['en-US', 'Tile, Matte black', 'Model 300-BL', '2 boxes'],
  ['fr-CA', 'Carreau, Noir mat', 'Modèle 300-BL', '2 boîtes'],
])(
  'the order e-mail in %s names the finish, the model number and the boxes of a line',
  (locale, name, model, units) => {
    const attributes = [
      ...soldBy('SF', true),
      { name: 'finish', value: { en: 'Matte black', fr: 'Noir mat' } },
      { name: 'CustomerFacingSKU', value: '300-BL' },
    ];
    const line = firstLine(orderOf(locale, { attributes }));
    expect([line?.name, line?.model, line?.units?.replaceAll(/\s/g, ' ')]).toEqual([name, model, units]);
  },
);

test('the order e-mail says when each shipment is expected', () => {
  const shipments = [
    { shippingType: 'Ground', estimatedDelivery: '2030-01-31' },
    { shippingType: 'Freight', estimatedDelivery: '2030-02-01' },
    { shippingType: 'Freight Shipping', estimatedDelivery: '2030-02-08' },
    { shippingType: 'Freight Shipping' },
  ];
  expect(receiptOf(orderOf('en-US', { attributes: [] }), shipments).facts?.order?.arrivals).toEqual([
    'Parcels should arrive about January 31, 2030.',
    'A freight delivery should arrive about February 1, 2030. The carrier calls to arrange a day.',
    'A freight delivery should arrive about February 8, 2030. The carrier calls to arrange a day.',
  ]);
});

test('the order e-mail contains the discount as a negative amount', () => {
  const order = { ...orderOf('en-US', { attributes: [] }), discountOnTotalPrice: { discountedAmount: usd(900) } };
  expect(receipt(order)?.discount).toEqual(usd(-900));
  expect(receipt(orderOf('en-US', { attributes: [] }))?.discount).toBeUndefined();
});

/** An order with two lines, which differ in the given fields. */
const orderOfTwo = (...lines: readonly [object, object]) => {
  const order = orderOf('en-US', { attributes: [] });
  return { ...order, lineItems: lines.map((line) => ({ ...order.lineItems[0], ...line })) } as Order;
};

test('the order e-mail lists a free line, such as a sample, but not the free part of a set', () => {
  const [sample, part] = [
    { sku: 'TL-1-SAMPLE', totalPrice: usd(0) },
    { sku: 'BOWL', totalPrice: usd(0) },
  ];
  const order = orderOfTwo(sample, { ...part, custom: { fields: { isBundleChildItem: true } } });
  expect(receipt(order)?.lines.map(({ sku }) => sku)).toEqual(['TL-1-SAMPLE']);
});

test('the order e-mail has a brand only when all lines share it', () => {
  const ofBrand = (value: string) => ({
    variant: { attributes: [{ name: 'ProductBrandName', value }], availability: { availableQuantity: 9 } },
  });
  expect(receipt(orderOfTwo(ofBrand('Averell'), ofBrand('Averell')))?.brand).toBe('Averell');
  expect(receipt(orderOfTwo(ofBrand('Averell'), ofBrand('Orrin')))?.brand).toBeUndefined();
});

const firstLine = (order: Order) => receipt(order)?.lines[0];

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
  const partly = firstLine(orderOf('en-US', { attributes: [leadTime], available: 1, restockableInDays: 63 }));
  expect(partly?.leaves).toMatch(/^1 in stock, \d+ more later \(Ships in about 63 days\)$/);
});
