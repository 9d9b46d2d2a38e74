import { decodeJwt } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import type { Order } from '../orders/order.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { fillCart, newKey, payCart, submission } from '../../testing/checkout.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper, signInAs, type Shopper } from '../../testing/shopper.ts';

let gateway: TestGateway;
let guest: Shopper;
beforeAll(async () => {
  gateway = await testGateway({
    fill: [seedAccounts, fillCatalogue],
  });
  return () => gateway.close();
});
beforeEach(async () => {
  await gateway.db.deleteFrom('attempts').execute();
  guest = await createShopper(gateway);
});

async function ordered(shopper: Shopper): Promise<Order> {
  const cart = await fillCart(shopper, [{ action: 'addLineItem', sku: 'TL-300-GY' }]);
  const body = submission(cart, await payCart(gateway, shopper, cart));
  const order = await shopper.send('POST', '/checkout/v2/order/submit', body, newKey());
  gateway.pass(1000);
  return order.body as Order;
}

async function found(shopper: Shopper, search: Record<string, string>, path = '/checkout/orders/query') {
  const { body } = await shopper.send('GET', `${path}?${new URLSearchParams(search).toString()}`);
  return (body as { results: Order[] }).results.map(({ id }) => id);
}
const numberOf = ({ orderNumber }: Order) => ({ 'order-id': `"${orderNumber}"` });

describe('the order query', () => {
  test('GW-007 SDK-089 SDK-194 a guest finds their own orders, newest first, by cart, number or page', async () => {
    const first = await ordered(guest);
    const second = await ordered(guest);
    expect(await found(guest, {})).toEqual([second.id, first.id]);
    expect(await found(guest, { cartId: first.cart.id })).toEqual([first.id]);
    expect(await found(guest, numberOf(first))).toEqual([first.id]);
    expect(await found(guest, { limit: '1', offset: '1' })).toEqual([first.id]);
    expect(await found(guest, { state: 'past' })).toEqual([]);
    const page = await guest.send('GET', '/checkout/orders/query?limit=1');
    expect(page.body).toMatchObject({ limit: 1, offset: 0, count: 1, total: 2 });
  });

  test('the order query also reads the order number from the header', async () => {
    const order = await ordered(guest);
    await ordered(guest);
    const { body } = await guest.send('GET', '/checkout/orders/query', undefined, numberOf(order));
    expect((body as { results: Order[] }).results.map(({ id }) => id)).toEqual([order.id]);
  });

  test('GW-007 an order is found by its number and e-mail address together, not by one of them', async () => {
    const order = await ordered(guest);
    const other = await createShopper(gateway);
    expect(await found(other, { ...numberOf(order), email: 'PAT@example.org' })).toEqual([order.id]);
    expect(await found(other, numberOf(order))).toEqual([]);
    expect(await found(other, { email: 'pat@example.org' })).toEqual([]);
    expect(await found(other, { ...numberOf(order), email: 'eve@example.org' })).toEqual([]);
    expect(await found(other, { cartId: order.cart.id })).toEqual([]);
  });

  test('guessing order numbers for an e-mail address is rate-limited', async () => {
    const tries = Array.from({ length: 12 }, (_, index) => ({ 'order-id': `W${index}`, email: 'pat@example.org' }));
    const statuses: number[] = [];
    for (const search of tries) {
      const path = `/checkout/orders/query?${new URLSearchParams(search).toString()}`;
      statuses.push((await guest.send('GET', path)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    gateway.pass(16 * 60 * 1000);
    const order = await ordered(await createShopper(gateway));
    expect(await found(await createShopper(gateway), { ...numberOf(order), email: 'pat@example.org' })).toEqual([
      order.id,
    ]);
  });
});

describe('the order history', () => {
  test('GW-007 SDK-090 SDK-091 SDK-195 a customer sees their own orders, open and past', async () => {
    const customer = await signInAs(gateway, 'homeowner@example.com');
    const [first, second] = [await ordered(customer), await ordered(customer)];
    await ordered(guest);
    const past = { state: 'Complete' };
    await gateway.db.updateTable('orders').set(past).where('id', '=', first.id).execute();
    expect(await found(customer, { sort: 'createdAt asc' }, '/checkout/orders')).toEqual([first.id, second.id]);
    expect(await found(customer, { state: 'open' }, '/checkout/orders/v1/query')).toEqual([second.id]);
    expect(await found(customer, { state: 'past' }, '/checkout/orders/v1/query')).toEqual([first.id]);
    expect((await guest.send('GET', '/checkout/orders')).status).toBe(403);
  });

  test('DOM-061 SDK-003 an associate’s order is tagged, whatever the request contains', async () => {
    const associate = await signInAs(gateway, 'associate@example.com');
    expect((await ordered(associate)).custom.fields).toEqual({ orderType: 'ISC', associateId: 'A-1001' });
  });

  test('DOM-004 an order that an associate, but no other customer, places for a customer is in the customer’s language, with its e-mail', async () => {
    const customer = await signInAs(gateway, 'homeowner@example.com');
    await customer.send('POST', '/cart/create', { currency: 'USD', taxMode: 'ExternalAmount', locale: 'fr-CA' });
    const cart = await fillCart(customer, [{ action: 'addLineItem', sku: 'TL-300-GY' }]);
    const trade = await signInAs(gateway, 'trade@example.com');
    expect((await payCart(gateway, trade, cart)).status).toBe(404);
    const associate = await signInAs(gateway, 'associate@example.com');
    expect(decodeJwt(associate.token)).toMatchObject({ koc: 'A-1001' });
    const body = submission(cart, await payCart(gateway, associate, cart));
    const { body: order } = await associate.send('POST', '/checkout/v2/order/submit', body, newKey());
    expect(order).toMatchObject({ locale: 'fr-CA', custom: { fields: { associateId: 'A-1001' } } });
    const { orderNumber } = order as Order;
    const receipts = await gateway.db.selectFrom('outbox').where('kind', '=', 'order').selectAll().execute();
    expect(receipts.find(({ facts }) => facts.orderNumber === orderNumber)?.locale).toBe('fr');
  });
});

describe('the order look-up', () => {
  test('GW-016 DOM-124 SDK-134 SDK-193 an order is found with its addresses by number and e-mail address, in any letter case', async () => {
    const order = await ordered(guest);
    const body = { email: ' Pat@Example.org ', orderId: order.orderNumber.toLowerCase() };
    const { status, body: found } = await guest.send('POST', '/checkout/orders/v1/find-my-orders', body);
    expect([status, found]).toMatchObject([
      200,
      { id: order.id, addresses: { shipping: { postalCode: '53000' }, billing: { postalCode: '53000' } } },
    ]);
  });

  test('looking up an order with another e-mail address gives the same response as an unknown order', async () => {
    const { orderNumber } = await ordered(guest);
    const find = (orderId: string, email: string) =>
      guest.send('POST', '/checkout/orders/v1/find-my-orders', { orderId, email });
    const miss = await find('W000000000000', 'pat@example.org');
    expect(miss.status).toBe(404);
    expect(await find(orderNumber, 'eve@example.org')).toEqual(miss);
  });
});

describe('cancellation by the shopper', () => {
  const cancel = (shopper: Shopper, orderNumber: string, email?: string) =>
    shopper.send('POST', '/checkout/orders/v1/cancel', { orderNumber, ...(email !== undefined && { email }) });

  test('a shopper cancels their own order once, and it becomes a past order', async () => {
    const { orderNumber, id } = await ordered(guest);
    expect(await cancel(guest, orderNumber)).toMatchObject({ status: 200, body: { id, orderStatus: 'Cancelled' } });
    expect(await found(guest, { state: 'past' })).toEqual([id]);
    expect(await cancel(guest, orderNumber)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'InvalidOperation' }] },
    });
  });

  test('another shopper can cancel an order only with its number and e-mail, and the response does not name its guest', async () => {
    const order = await ordered(guest);
    const other = await createShopper(gateway);
    const misses = [
      await cancel(other, order.orderNumber),
      await cancel(other, order.orderNumber, 'eve@example.org'),
      await cancel(other, 'W000000000000', 'pat@example.org'),
    ];
    expect(misses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(misses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await found(guest, { state: 'open' })).toContain(order.id);
    const { status, body } = await cancel(other, order.orderNumber, 'pat@example.org');
    expect([status, body]).toMatchObject([200, { id: order.id, orderStatus: 'Cancelled' }]);
    expect(JSON.stringify(body)).not.toContain(order.anonymousId);
  });
});
