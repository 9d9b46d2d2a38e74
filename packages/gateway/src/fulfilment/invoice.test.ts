import { getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, test } from 'vitest';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { pdfWords } from '../../testing/open-document.ts';
import { placeOrder } from '../../testing/placed-orders.ts';
import { sdkOn } from '../../testing/sdk.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';
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

const ask = ({ orderNumber, customerEmail }: Order) =>
  sdkOn(gateway).orderHistory.invoice({ body: { orderNumber, email: customerEmail } });

const textOf = async (blob: Blob): Promise<string> => pdfWords(await blob.bytes());

describe('an invoice', () => {
  test.each([
    ['en-US', 'invoice', ['Invoice', 'Billed to', 'Quantity', 'Total, paid', '$15.00']],
    ['fr-CA', 'facture', ['Facture', 'Facturée à', 'Quantité', 'Total, payé']],
  ])('of a shipped order in %s names who paid, what for, and how much', async (locale, file, words) => {
    const order = await place(locale);
    await take(order, ship);
    const { blob, filename } = await ask(order);
    expect([blob.type, filename]).toEqual(['application/pdf', `${file}-${order.orderNumber}.pdf`]);
    const text = await textOf(blob);
    for (const each of [...words, order.orderNumber, ' 100-BOLT', order.billingAddress.city])
      expect(text).toContain(each);
  });

  test('names the day as the shop does, the finish, the number on the piece, and the parts of a set below it', async () => {
    gateway.pass(Date.parse('2026-11-24T03:30:00Z') - gateway.now().getTime());
    const order = await placeOrder(gateway, guest, [
      { action: 'addbundle', sku: 'BX-100-WH', quantity: 1, bundleItems: [{ sku: 'BX-100-BOWL', quantity: 1 }] },
    ]);
    await take(order, ship);
    const text = await textOf((await ask(order)).blob);
    expect(text).toMatch(/Ordered November 23, 2026 Shipped November 23, 2026/);
    expect(text).toMatch(/, \S.* Model (?!BX-)\S+ 1 × bowl name/);
  });

  test('names the purchase order of the customer’s company', async () => {
    const line = { action: 'addLineItem', sku: 'BX-100-BOLT' } as const;
    const order = await placeOrder(gateway, guest, [line], { purchaseOrderNumber: 'PO/2030#7' });
    expect(order.custom.fields.purchaseOrderNumber).toBe('PO/2030#7');
    await take(order, ship);
    const text = await textOf((await ask(order)).blob);
    for (const each of ['Purchase order', 'PO/2030#7']) expect(text).toContain(each);
  });

  test('is tagged for screen readers and names its order', async () => {
    const order = await place('en-US');
    await take(order, ship);
    const pdf = await getDocumentProxy(await (await ask(order)).blob.bytes());
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'en-US', Title: `Invoice ${order.orderNumber}` });
  });

  test('says what was paid back', async () => {
    const order = await place('en-US');
    await take(order, ship);
    await take(order, { step: 'refund', centAmount: 500 }, 'scratched');
    expect(await textOf((await ask(order)).blob)).toMatch(/Refunded on .+ -\$5\.00/);
  });

  test('is not there before all of the order is shipped', async () => {
    const order = await place('en-US');
    await expect(ask(order)).rejects.toMatchObject({ status: 404 });
    const [line] = order.lineItems;
    await take(order, { ...ship, units: [{ id: line?.id ?? '', quantity: 1 }] });
    await expect(ask(order)).rejects.toMatchObject({ status: 404 });
  });

  test('is for the shopper of the order, or for whoever knows its e-mail address', async () => {
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
