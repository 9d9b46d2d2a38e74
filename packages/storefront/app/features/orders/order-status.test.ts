import { placeOrder, signInAs } from '@basin/gateway/testing';
import { beforeAll, expect, test } from 'vitest';
import { sdkContext, sessionContext } from '../../shell/request-context.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { sendInvoice } from './order-invoice.server.ts';
import { handleOrderForm, loadOrderDetails } from './order-details.server.ts';
import { handleOrderLookup, loadOrderStatus } from './order-status.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const knownOf = async (visit: ReturnType<typeof visitorOf>) =>
  (await visit('/en/order-status', (args) => loadOrderStatus(castArgs(loadOrderStatus, args)))).known;

test('the look-up is filled with the order that was just placed in this session', async () => {
  const guest = visitorOf(shop);
  expect(await knownOf(guest)).toEqual({});
  const lastOrder = { orderNumber: 'W1', email: 'pat@example.org' };
  await guest('/en', ({ context }) => context.get(sessionContext).set('lastOrder', lastOrder));
  expect(await knownOf(guest)).toEqual(lastOrder);
});

test('the look-up is filled with the e-mail address of a customer who is signed in', async () => {
  const visit = visitorOf(shop);
  const { token } = await signInAs(shop.gateway, 'homeowner@example.com');
  await visit('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: token }));
  expect(await knownOf(visit)).toEqual({ email: 'homeowner@example.com' });
});

test.each([
  ['', ''],
  ['№ 7', 'pat@example.org'],
  ['W1', 'pat'],
])('an invoice of the order "%s" of "%s" is none, not an error of the shop', async (orderNumber, email) => {
  const response = await visitorOf(shop)('/en/order-invoice', (args) =>
    sendInvoice(castArgs(sendInvoice, asFormPost(args, { orderNumber, email }))),
  );
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/en/order-status']);
});

test('a cancellation of an order with an impossible number finds no order', async () => {
  const form = { intent: 'cancel', orderNumber: '№ 7', email: 'pat@example.org' };
  const result = await visitorOf(shop)('/en/order-status', (args) =>
    handleOrderLookup(castArgs(handleOrderLookup, asFormPost(args, form))),
  );
  expect(result).toMatchObject({ problem: 'order.find.none' });
});

async function ship(orderNumber: string): Promise<void> {
  const { db } = shop.gateway;
  const { document } = await db
    .selectFrom('orders')
    .select('document')
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const shipped = { ...document, orderState: 'Complete', orderStatus: 'Shipped', shipmentState: 'Shipped' };
  await db
    .updateTable('orders')
    .set({ document: JSON.stringify(shipped) })
    .where('order_number', '=', orderNumber)
    .execute();
}

test('an order that another tab has cancelled is cancelled when it is cancelled again, and an order that is shipped is not', async () => {
  const shopper = await signInAs(shop.gateway, 'homeowner@example.com');
  const visit = visitorOf(shop);
  await visit('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: shopper.token }));
  const slug = 'maren-widespread-basin-faucet-lever-handles';
  const { sku = '' } = (await visit('/en', ({ context }) => productsOf(context).get(slug))) ?? {};
  await shopper.createCart();
  const actions = [{ action: 'addLineItem', sku, quantity: 1 }] as const;
  const { orderNumber, customerEmail: email } = await placeOrder(shop.gateway, shopper, actions);
  const path = `/en/my-account/order-details?orderNumber=${orderNumber}`;
  const cancel = { intent: 'cancel' };
  const outcome = async () => {
    await visit(path, (args) => handleOrderForm(castArgs(handleOrderForm, asFormPost(args, cancel))));
    return (await visit(path, (args) => loadOrderDetails(castArgs(loadOrderDetails, args)))).notices;
  };
  const cancelled = [{ key: 'order.cancelled', tone: 'success' }];
  expect([await outcome(), await outcome()]).toEqual([cancelled, cancelled]);
  const look = () =>
    visit('/en/order-status', (args) =>
      handleOrderLookup(castArgs(handleOrderLookup, asFormPost(args, { ...cancel, orderNumber, email }))),
    );
  expect(await look()).toMatchObject({ notice: 'order.cancelled' });
  await ship(orderNumber);
  expect(await outcome()).toEqual([{ key: 'order.cancel.tooLate', tone: 'danger' }]);
  expect(await look()).toMatchObject({ problem: 'order.cancel.tooLate' });
});
