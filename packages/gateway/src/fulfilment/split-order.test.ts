import { beforeEach, expect, test } from 'vitest';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { placeOrder } from '../../testing/placed-orders.ts';
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

/** Places an order of bolts by parcel, a set by freight and an installation. */
const placeSplit = (): Promise<Order> =>
  placeOrder(gateway, guest, [
    { action: 'addLineItem', sku: 'BX-100-BOLT', quantity: 3 },
    { action: 'addLineItem', sku: 'BX-100-WH' },
    { action: 'addLineItem', sku: 'SRV-INSTALL' },
  ]);

async function partsOf(orderNumber: string): Promise<Order[]> {
  const search = new URLSearchParams({ parentOrderNumber: orderNumber, email: 'pat@example.org' });
  const { body } = await guest.send('GET', `/checkout/orders/split?${search.toString()}`);
  return (body as { results: Order[] }).results;
}

let count = 0;
const newId = (): string => `step-${++count}`;
const take = (orderNumber: string, change: OrderChange): Promise<Order> =>
  transact(gateway.db, (tx) => takeStep(tx, { orderNumber, change, takenBy: 'ana' }, { now: gateway.now, newId }));

const skusOf = ({ lineItems }: Order): string[] => lineItems.map(({ sku }) => sku);
const parcel = { carrier: 'UPS', trackingNumber: '1Z1' };

test('SDK-135 GW-016 an order is split into one for each shipment, with a number, items and parcels of its own', async () => {
  const { orderNumber } = await placeSplit();
  const [ground, freight, ...others] = await partsOf(orderNumber);
  if (!ground || !freight) return expect.fail('the order was not split');
  expect(others).toEqual([]);
  expect(ground).toMatchObject({ orderNumber: `${orderNumber}-1`, parentOrderNumber: orderNumber });
  expect(skusOf(ground)).toEqual(['BX-100-BOLT']);
  expect(skusOf(freight)).toEqual(['BX-100-WH']);
  expect([ground.totalPrice.centAmount, freight.totalPrice.centAmount]).toEqual([1500, 64_900]);
  expect(ground).not.toHaveProperty('payment');
});

test('STO-079 each part of an order ships on its own', async () => {
  const { orderNumber, lineItems } = await placeSplit();
  const bolts = lineItems.find(({ sku, price }) => sku === 'BX-100-BOLT' && price.value.centAmount > 0);
  const units = [{ id: bolts?.id ?? '', quantity: 2 }];
  await take(orderNumber, { step: 'ship', parcel, units });
  const statesOf = async () => (await partsOf(orderNumber)).map(({ shipmentState }) => shipmentState);
  expect(await statesOf()).toEqual(['Partial', 'Pending']);
  await take(orderNumber, { step: 'ship', parcel, units: [{ id: units[0]?.id ?? '', quantity: 1 }] });
  expect(await statesOf()).toEqual(['Shipped', 'Pending']);
  await take(orderNumber, { step: 'ship', parcel });
  expect((await partsOf(orderNumber)).map(({ orderStatus, trackings }) => [orderStatus, trackings.length])).toEqual([
    ['Shipped', 2],
    ['Shipped', 1],
  ]);
});

test('an order that travels together is not split', async () => {
  const order = await placeOrder(gateway, guest, [{ action: 'addLineItem', sku: 'BX-100-BOLT', quantity: 3 }]);
  expect((await partsOf(order.orderNumber)).map(({ orderNumber }) => orderNumber)).toEqual([order.orderNumber]);
});

test('the number of a part finds the whole order, and cancels all of it', async () => {
  const { orderNumber } = await placeSplit();
  const part = { orderNumber: `${orderNumber}-2`, email: 'pat@example.org' };
  const body = { orderId: part.orderNumber, email: part.email };
  expect((await guest.send('POST', '/checkout/orders/v1/find-my-orders', body)).body).toMatchObject({ orderNumber });
  const cancelled = await guest.send('POST', '/checkout/orders/v1/cancel', part);
  expect(cancelled.body).toMatchObject({ orderNumber, orderStatus: 'Cancelled' });
  expect((await partsOf(orderNumber)).map(({ orderStatus }) => orderStatus)).toEqual(['Cancelled', 'Cancelled']);
});
