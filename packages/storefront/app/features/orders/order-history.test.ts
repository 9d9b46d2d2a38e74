import { placeOrder, signInAs } from '@basin/gateway/testing';
import { beforeAll, expect, test } from 'vitest';
import { sdkContext } from '../../shell/request-context.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { castArgs, visitorOf } from '../../testing/visitor.ts';
import { loadOrderDetails } from './order-details.server.ts';
import { loadOrderHistory, ordersOfPage } from './order-history.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

/** Copies an order into the past as often as given, in a state. */
async function repeatInPast(orderNumber: string, count: number, state: 'Complete' | 'Open'): Promise<void> {
  const { db } = shop.gateway;
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const cart = await db.selectFrom('carts').selectAll().where('id', '=', order.cart_id).executeTakeFirstOrThrow();
  for (let days = 1; days <= count; days += 1) {
    const [id, cartId] = [crypto.randomUUID(), crypto.randomUUID()];
    const copy = { id, order_number: `${state.toUpperCase()}${days}`, cart_id: cartId, state };
    const createdAt = new Date(order.created_at.getTime() - days * 86_400_000);
    const document = { ...order.document, id, orderNumber: copy.order_number, orderState: state, createdAt };
    await db
      .insertInto('carts')
      .values({ ...cart, id: cartId, document: JSON.stringify(cart.document) })
      .execute();
    await db
      .insertInto('orders')
      .values({ ...order, ...copy, created_at: createdAt, document: JSON.stringify(document) })
      .execute();
  }
}

/** Places an order, copies it into the past, and returns a function that loads a page of the history. */
async function historyWith(email: string, count: number, state: 'Complete' | 'Open') {
  const customer = visitorOf(shop);
  const shopper = await signInAs(shop.gateway, email);
  await customer('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: shopper.token }));
  const { sku = '' } =
    (await customer('/en', ({ context }) => productsOf(context).get('maren-widespread-basin-faucet-lever-handles'))) ??
    {};
  await shopper.createCart();
  const { orderNumber } = await placeOrder(shop.gateway, shopper, [{ action: 'addLineItem', sku, quantity: 1 }]);
  await repeatInPast(orderNumber, count, state);
  return (page: number) =>
    customer(`/en/my-account/order-history?page=${page}`, (args) => loadOrderHistory(castArgs(loadOrderHistory, args)));
}

test('a customer with many past orders reaches each of them, page by page', async () => {
  const open = await historyWith('homeowner@example.com', 2 * ordersOfPage + 5, 'Complete');
  const pages = await Promise.all([1, 2, 3].map(open));
  expect(pages.map((page) => page.open.length)).toEqual([1, 0, 0]);
  expect(pages.map((page) => page.past.length)).toEqual([ordersOfPage, ordersOfPage, 5]);
  expect(pages.map((page) => page.hasMore)).toEqual([true, true, false]);
  const numbers = pages.flatMap((page) => page.past.map((order) => order.number));
  expect(new Set(numbers).size).toBe(2 * ordersOfPage + 5);
});

test('DOM-094 an order in the history links to the configured page, with its number and the e-mail address in base64', async () => {
  shop = await testShop(); // its configuration is not loaded yet
  const path = '/settings/en/configuration';
  const { db } = shop.gateway;
  const row = db.selectFrom('content').selectAll().where('path', '=', path);
  const { document } = await row.executeTakeFirstOrThrow();
  const general = { ...(document.general as object), orderDetailsPath: '/en/orders/details' };
  await db
    .updateTable('content')
    .set({ document: JSON.stringify({ ...document, general }) })
    .where('path', '=', path)
    .execute();
  const [order] = (await (await historyWith('trade@example.com', 0, 'Open'))(1)).open;
  const query = `orderNumber=${order?.number ?? ''}&q=dHJhZGVAZXhhbXBsZS5jb20%3D`;
  expect(order?.path).toBe(`/en/orders/details?${query}`);
});

test('a customer with more than a hundred open orders reaches each of them', async () => {
  const open = await historyWith('friends@example.com', 101, 'Open');
  const pages = await Promise.all([1, 2, 3].map(open));
  expect(pages.map((page) => page.hasMore)).toEqual([true, true, false]);
  expect(new Set(pages.flatMap((page) => page.open.map((order) => order.number))).size).toBe(102);
});

test.each([
  ['/en/my-account', loadOrderHistory],
  ['/en/my-account/order-details?orderNumber=W1234', loadOrderDetails],
] as const)('in an outage %s fails, and does not say that there is no order', async (path, load) => {
  const overrides = 'orderHistory.listByState;error=500,orders.details;error=500';
  const cookie = `basin-overrides=${encodeURIComponent(overrides)}`;
  const visit = shop.visit(path, (args) => load(castArgs(load, args)), { cookie });
  await expect(visit).rejects.toMatchObject({ status: 500 });
});
