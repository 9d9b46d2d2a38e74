import { beforeEach, expect, test } from 'vitest';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { bundle } from '../../testing/carts.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { placeOrder } from '../../testing/placed-orders.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';
import type { RenderedEmail } from '../mail/render-email.ts';
import { sendEmails } from '../mail/send-emails.ts';
import { transact } from '../database/transact.ts';
import { amountDue, type Order } from '../orders/index.ts';
import { findSteps, takeStep, type OrderChange } from './index.ts';

let gateway: TestGateway;
let guest: Shopper;
let order: Order;
beforeEach(async () => {
  gateway = await testGateway({ fill: fillCatalogue });
  guest = await createShopper(gateway);
  order = await placeOrder(gateway, guest, [
    { action: 'addLineItem', sku: 'BX-100-BOLT', quantity: 3 },
    { action: 'addLineItem', sku: 'TL-300-GY', quantity: 2 },
  ]);
  return () => gateway.close();
});

let count = 0;
function take(change: OrderChange, reason?: string): Promise<Order> {
  gateway.pass(1000);
  const request = { orderNumber: order.orderNumber, change, takenBy: 'ana', reason };
  return transact(gateway.db, (tx) => takeStep(tx, request, { now: gateway.now, newId: () => `step-${++count}` }));
}

const lineOf = (sku: string): string => order.lineItems.find((line) => line.sku === sku)?.id ?? expect.fail(sku);
const bolts = (quantity: number) => [{ id: lineOf('BX-100-BOLT'), quantity }];
const parcel = { carrier: 'UPS', trackingNumber: '1Z1', url: 'https://carrier.example/track?number=1Z1&from=shop' };

async function stockOf(sku: string): Promise<number | undefined> {
  const row = await gateway.db.selectFrom('stock').select('available').where('sku', '=', sku).executeTakeFirst();
  return row?.available;
}

async function refundedCents(): Promise<number> {
  const query = gateway.db.selectFrom('payments').select('refunded_cents').where('cart_id', '=', order.cart.id);
  return (await query.executeTakeFirstOrThrow()).refunded_cents;
}

/** Returns the shopper's first open or past order. */
async function firstOrder(state: 'open' | 'past'): Promise<Order | undefined> {
  const { body } = await guest.send('GET', `/checkout/orders/query?state=${state}`);
  return (body as { results: Order[] }).results[0];
}

test('STO-079 an order is shipped in two parcels and completed, and its shopper sees both parcels and then a past order', async () => {
  const partly = await take({ step: 'ship', parcel, units: bolts(2) });
  expect(partly).toMatchObject({ shipmentState: 'Partial', orderState: 'Confirmed' });
  await take({ step: 'ship', parcel: { ...parcel, trackingNumber: '1Z2' } });
  expect(await firstOrder('open')).toMatchObject({
    orderStatus: 'Shipped',
    trackings: [
      { trackingNumber: '1Z1', items: bolts(2) },
      { trackingNumber: '1Z2', items: [...bolts(1), { id: lineOf('TL-300-GY'), quantity: 2 }] },
    ],
  });
  await take({ step: 'complete' });
  expect(await firstOrder('open')).toBeUndefined();
  expect(await firstOrder('past')).toMatchObject({ orderStatus: 'Completed', version: 4 });
});

test('cancelling an order restores its stock and refunds its total only once', async () => {
  const before = await stockOf('BX-100-BOLT');
  await take({ step: 'cancel' }, 'ordered twice');
  expect(await stockOf('BX-100-BOLT')).toBe((before ?? 0) + 3);
  expect(await refundedCents()).toBe(amountDue(order).centAmount);
  expect(await firstOrder('past')).toMatchObject({ orderStatus: 'Cancelled', refunds: [{ amount: amountDue(order) }] });
  await expect(take({ step: 'cancel' })).rejects.toThrow(
    /is cancelled: the step 'cancel' is not possible. Possible steps: none\./,
  );
  expect(await stockOf('BX-100-BOLT')).toBe((before ?? 0) + 3);
});

test('returned units are restocked, and their share of the goods with tax is refunded', async () => {
  await take({ step: 'ship', parcel });
  const before = await stockOf('BX-100-BOLT');
  const back = await take({ step: 'return', units: bolts(1) }, 'scratched');
  expect(await stockOf('BX-100-BOLT')).toBe((before ?? 0) + 1);
  expect(back).toMatchObject({ paymentState: 'CreditOwed', orderStatus: 'Shipped' });
  await take({ step: 'refund' }, 'scratched');
  const goods = order.lineItems.reduce((sum, { totalPrice }) => sum + totalPrice.centAmount, 0);
  const paid = amountDue(order).centAmount - order.shippingTotal.centAmount;
  const bolt = order.lineItems.find(({ sku }) => sku === 'BX-100-BOLT')?.price.value.centAmount ?? 0;
  expect(await refundedCents()).toBe(Math.round((paid * bolt) / goods));
  await expect(take({ step: 'refund' })).rejects.toThrow(/Nothing is owed/);
  await take({ step: 'return' }, 'all of it');
  await take({ step: 'refund' }, 'all of it');
  expect(await refundedCents()).toBe(paid);
  expect(await firstOrder('past')).toMatchObject({ paymentState: 'Paid', orderStatus: 'Completed' });
  await expect(take({ step: 'return' })).rejects.toThrow(/is refunded/);
});

test('what was refunded for a part of a set is not refunded again when the set comes back', async () => {
  order = await placeOrder(gateway, guest, [bundle, { action: 'addLineItem', sku: 'TL-300-GY' }]);
  await take({ step: 'ship', parcel });
  await take({ step: 'return', units: [{ id: lineOf('BX-100-TANK'), quantity: 2 }] }, 'cracked');
  await take({ step: 'refund', centAmount: 15_000 }, 'cracked');
  await take({ step: 'return', units: [{ id: lineOf('BX-100-WH'), quantity: 2 }] }, 'all of it');
  await take({ step: 'refund' }, 'all of it');
  const goods = order.lineItems.reduce((sum, { totalPrice }) => sum + totalPrice.centAmount, 0);
  const paid = amountDue(order).centAmount - order.shippingTotal.centAmount;
  expect(await refundedCents()).toBe(Math.round((paid * 129_800) / goods));
});

test('a smaller refund settles the returned units, and later returns are owed in full', async () => {
  await take({ step: 'ship', parcel });
  await take({ step: 'return', units: bolts(1) }, 'opened');
  await take({ step: 'refund', centAmount: 100 }, 'opened');
  await expect(take({ step: 'refund' })).rejects.toThrow(/Nothing is owed/);
  await take({ step: 'return', units: bolts(1) }, 'opened');
  await take({ step: 'refund' }, 'opened');
  expect(await refundedCents()).toBeGreaterThanOrEqual(100 + 500);
});

test('units of a first parcel are returned and refunded before the rest of the order ships', async () => {
  await take({ step: 'ship', parcel, units: bolts(2) });
  await expect(take({ step: 'return', units: bolts(3) }, 'bent')).rejects.toThrow(/It has 2 × BX-100-BOLT \(line/);
  expect(await take({ step: 'return' }, 'bent')).toMatchObject({
    shipmentState: 'Partial',
    paymentState: 'CreditOwed',
  });
  await take({ step: 'refund' }, 'bent');
  expect(await refundedCents()).toBeGreaterThanOrEqual(2 * 500);
  await take({ step: 'ship', parcel: { ...parcel, trackingNumber: '1Z2' } });
  await take({ step: 'return' }, 'all of it');
  await take({ step: 'refund' }, 'all of it');
  expect(await refundedCents()).toBe(amountDue(order).centAmount - order.shippingTotal.centAmount);
  expect(await firstOrder('past')).toMatchObject({ orderStatus: 'Completed', paymentState: 'Paid' });
});

test('a service is in no parcel, and an order of services is completed without one', async () => {
  const service = { action: 'addLineItem' as const, sku: 'SRV-INSTALL' };
  order = await placeOrder(gateway, guest, [service, { action: 'addLineItem', sku: 'BX-100-BOLT', quantity: 2 }]);
  expect(await take({ step: 'ship', parcel })).toMatchObject({
    orderStatus: 'Shipped',
    trackings: [{ items: bolts(2) }],
  });
  order = await placeOrder(gateway, guest, [service]);
  await expect(take({ step: 'ship', parcel })).rejects.toThrow(
    /is open: the step 'ship' is not possible. Possible steps: complete, cancel\./,
  );
  expect(await take({ step: 'complete' })).toMatchObject({ orderStatus: 'Completed' });
});

test('a return without named units includes no service, which comes back only by name', async () => {
  order = await placeOrder(gateway, guest, [
    { action: 'addLineItem', sku: 'SRV-INSTALL' },
    { action: 'addLineItem', sku: 'BX-100-BOLT', quantity: 2 },
  ]);
  await take({ step: 'ship', parcel });
  expect(await take({ step: 'return' }, 'too short')).toMatchObject({
    orderStatus: 'Shipped',
    returnInfo: [{ items: [{ lineItemId: lineOf('BX-100-BOLT'), quantity: 2 }] }],
  });
  await expect(take({ step: 'return' }, 'again')).rejects.toThrow(
    /no products left to return\. To return a service, name it: 1 × SRV-INSTALL \(line/,
  );
  await take({ step: 'return', units: [{ id: lineOf('SRV-INSTALL'), quantity: 1 }] }, 'nobody came');
  expect(await take({ step: 'refund' }, 'all of it')).toMatchObject({ orderStatus: 'Completed', paymentState: 'Paid' });
});

test('a refund cannot exceed the payment, and no unit is shipped or returned twice', async () => {
  await expect(take({ step: 'ship', parcel, units: bolts(4) })).rejects.toThrow(/It has 3 × BX-100-BOLT \(line/);
  await take({ step: 'ship', parcel });
  await expect(take({ step: 'ship', parcel })).rejects.toThrow(/is shipped/);
  const { centAmount } = amountDue(order);
  await expect(take({ step: 'refund', centAmount: centAmount + 1 })).rejects.toThrow(/is more than/);
  expect(await refundedCents()).toBe(0);
});

test('each step is recorded with its operator, time, details and reason', async () => {
  await take({ step: 'ship', parcel });
  await take({ step: 'return', units: bolts(1) }, 'scratched');
  expect(await findSteps(gateway.db, order.id)).toMatchObject([
    { step: 'ship', taken_by: 'ana', reason: null, details: { parcel } },
    { step: 'return', taken_by: 'ana', reason: 'scratched', details: { units: bolts(1) }, taken_at: gateway.now() },
  ]);
});

test.each([
  ['en-US', /^Order \S+: a parcel is on its way$/, /is cancelled$/, /UPS.+1Z1/],
  ['fr-CA', /^Commande \S+\u00a0: un colis est en route$/, /est annulée$/, /UPS.+1Z1/],
])(
  'STO-079 each step of an order is reported by e-mail in %s, in the look of its brand',
  async (locale, shipped, cancelled, parcelText) => {
    const bolt = [{ action: 'addLineItem' as const, sku: 'BX-100-BOLT', quantity: 2 }];
    const placeNext = async () => (order = await placeOrder(gateway, await createShopper(gateway), bolt, { locale }));
    await placeNext();
    await take({ step: 'ship', parcel });
    await take({ step: 'complete' });
    await take({ step: 'return' }, 'scratched');
    await take({ step: 'refund' }, 'scratched');
    await placeNext();
    await take({ step: 'cancel' }, 'ordered twice');
    const sent: RenderedEmail[] = [];
    const send = (email: RenderedEmail) => Promise.resolve(void sent.push(email));
    await sendEmails(gateway.db, { send, shopOrigin: 'https://shop.example', now: gateway.now });
    const about = (subject: RegExp) =>
      sent.find((email) => subject.test(email.subject)) ?? expect.fail(String(subject));
    expect(about(shipped).text).toMatch(parcelText);
    expect(about(shipped).text).toMatch(/^2 × /m);
    expect(about(shipped).text).toContain(`\n${parcel.url}\n`);
    expect(about(shipped).html).toContain(`href="${parcel.url.replace('&', '&amp;')}"`);
    expect(about(/complete|terminée/).html).not.toContain('<th');
    expect(about(/return|retour/).text).toMatch(/10[.,]55[^]*^2 × /m);
    expect(about(/return|retour/).text.match(/\d[.,]\d\d/g)).toHaveLength(1); // the amount owed, without prices that differ from it
    for (const subject of [cancelled, /[Rr](efund|emboursement)/]) expect(about(subject).text).toMatch(/\d+[.,]\d\d/);
    const stored = await gateway.db.selectFrom('outbox').select('facts').execute();
    expect(new Set(stored.map(({ facts }) => facts.order?.brand))).toEqual(new Set(['Averell']));
  },
);
