import { getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, test } from 'vitest';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { pdfText } from '../../testing/open-document.ts';
import { placeOrder } from '../../testing/placed-orders.ts';
import { sdkOn } from '../../testing/sdk.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';
import { seedContent } from '../demonstration/seed-content.ts';
import { transact } from '../database/transact.ts';
import type { Order } from '../orders/index.ts';
import { takeStep, type OrderChange } from './index.ts';

let gateway: TestGateway;
let guest: Shopper;
beforeEach(async () => {
  gateway = await testGateway({ fill: fillCatalogue });
  guest = await createShopper(gateway);
  return () => gateway.close();
});

const place = (locale: string, units = 3): Promise<Order> =>
  placeOrder(gateway, guest, [{ action: 'addLineItem', sku: 'BX-100-BOLT', quantity: units }], { locale });

let count = 0;
async function take({ orderNumber }: Order, change: OrderChange, reason?: string): Promise<void> {
  const request = { orderNumber, change, takenBy: 'ana', reason };
  const context = { now: gateway.now, newId: () => `step-${++count}` };
  await transact(gateway.db, (tx) => takeStep(tx, request, context));
}

const ship = { step: 'ship', parcel: { carrier: 'UPS', trackingNumber: '1Z1' } } as const;

const requestInvoice = ({ orderNumber, customerEmail }: Order) =>
  sdkOn(gateway).orderHistory.invoice({ body: { orderNumber, email: customerEmail } });

const textOf = async (blob: Blob): Promise<string> => pdfText(await blob.bytes());

describe('invoices', () => {
  test.each([
    ['en-US', 'invoice', ['Invoice', 'Billed to', 'Quantity', 'Total, paid', '$15.00']],
    ['fr-CA', 'facture', ['Facture', 'Facturée à', 'Quantité', 'Total, payé']],
  ])('the invoice of a shipped order in %s contains its addresses, lines and totals', async (locale, file, words) => {
    const order = await place(locale);
    await take(order, ship);
    const { blob, filename } = await requestInvoice(order);
    expect([blob.type, filename]).toEqual(['application/pdf', `${file}-${order.orderNumber}.pdf`]);
    const text = await textOf(blob);
    for (const each of [...words, order.orderNumber, ' 100-BOLT', order.billingAddress.city])
      expect(text).toContain(each);
  });

  test('an invoice names its seller as the configuration does, and none without it', async () => {
    const order = await place('fr-CA');
    await take(order, ship);
    expect(await textOf((await requestInvoice(order)).blob)).not.toContain('Vendu par');
    await seedContent(gateway.db);
    expect(await textOf((await requestInvoice(order)).blob)).toContain('Vendu par Basin 1 Foundry Row');
  });

  test('an invoice contains the date in the shop’s time zone, the finish, the model number, the parts of a set and the boxes of tile', async () => {
    gateway.pass(Date.parse('2026-11-24T03:30:00Z') - gateway.now().getTime());
    const order = await placeOrder(gateway, guest, [
      { action: 'addbundle', sku: 'BX-100-WH', quantity: 1, bundleItems: [{ sku: 'BX-100-BOWL', quantity: 1 }] },
      { action: 'addLineItem', sku: 'TL-300-GY', quantity: 12 },
    ]);
    await take(order, ship);
    const text = await textOf((await requestInvoice(order)).blob);
    expect(text).toMatch(/Ordered November 23, 2026 Shipped November 23, 2026/);
    expect(text).toMatch(/, \S.* Model (?!BX-)\S+ 1 × bowl name/);
    expect(text).toContain(' 12 boxes ');
  });

  test.each([
    ['en-US', 'QC', 'H2X 1Y4', /GST 5% \$3\.25 QST 9\.975% \$6\.48/],
    ['fr-CA', 'QC', 'H2X 1Y4', /TPS 5 % 3,25 \$ US TVQ 9,975 % 6,48 \$ US/],
    ['fr-CA', 'ON', 'K1A 0B1', /TVH 13 % 8,44 \$ US/],
  ])(
    'an invoice in %s for %s lists each Canadian tax, on goods and shipping, with its rate',
    async (locale, state, postalCode, taxes) => {
      const line = { action: 'addLineItem', sku: 'BX-100-BOLT', quantity: 3 } as const;
      const address = { country: 'CA', city: 'Ottawa', state, postalCode };
      const order = await placeOrder(
        gateway,
        guest,
        [line, { action: 'calculateTax', shippingAddress: address }],
        { locale },
        address,
      );
      await take(order, ship);
      expect(await textOf((await requestInvoice(order)).blob)).toMatch(taxes);
    },
  );

  test('an invoice contains the purchase order number', async () => {
    const line = { action: 'addLineItem', sku: 'BX-100-BOLT' } as const;
    const order = await placeOrder(gateway, guest, [line], { purchaseOrderNumber: 'PO/2030#7' });
    expect(order.custom.fields.purchaseOrderNumber).toBe('PO/2030#7');
    await take(order, ship);
    const text = await textOf((await requestInvoice(order)).blob);
    for (const each of ['Purchase order', 'PO/2030#7']) expect(text).toContain(each);
  });

  test('an invoice is tagged for screen readers and has the order number in its title', async () => {
    const order = await place('en-US');
    await take(order, ship);
    const pdf = await getDocumentProxy(await (await requestInvoice(order)).blob.bytes());
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'en-US', Title: `Invoice ${order.orderNumber}` });
  });

  test('an invoice lists refunds', async () => {
    const order = await place('en-US');
    await take(order, ship);
    await take(order, { step: 'refund', centAmount: 500 }, 'scratched');
    expect(await textOf((await requestInvoice(order)).blob)).toMatch(
      /Payment Visa ending in 1111.+Refunded on .+ −\$5\.00 Total after refunds \$25\.78/,
    );
  });

  test('an invoice is a 404 until the whole order is shipped', async () => {
    const order = await place('en-US');
    await expect(requestInvoice(order)).rejects.toMatchObject({ status: 404 });
    const [line] = order.lineItems;
    await take(order, { ...ship, units: [{ id: line?.id ?? '', quantity: 1 }] });
    await expect(requestInvoice(order)).rejects.toMatchObject({ status: 404 });
  });

  test('an invoice is available to the shopper of the order and to callers who know its e-mail address', async () => {
    const order = await place('en-US');
    await take(order, ship);
    const { orderNumber } = order;
    const own = new Request('http://gateway.test/checkout/orders/v1/invoice', {
      method: 'POST',
      headers: { Authorization: `Bearer ${guest.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ orderNumber }),
    });
    expect((await gateway.fetch(own)).status).toBe(200);
    const other = sdkOn(gateway).orderHistory;
    for (const body of [{ orderNumber }, { orderNumber, email: 'somebody@example.org' }])
      await expect(other.invoice({ body })).rejects.toMatchObject({ status: 404 });
  });
});
