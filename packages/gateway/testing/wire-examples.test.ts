import { readFile } from 'node:fs/promises';
import { contract } from '@basin/sdk/contract';
import { expect, test } from 'vitest';
import type { Cart, CartLine } from '../src/cart/cart.ts';
import { fillCatalogue } from './catalogue.ts';
import { testGateway } from './gateway.ts';
import { createShopper } from './shopper.ts';

const example = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`./wire-examples/${name}.json`, import.meta.url), 'utf8'));

const { cart, checkout, orders, sharedCart } = contract;

test('GW-011 the contract parses the cart and order examples of the wire reference without loss', async () => {
  const read = cart.active.response.parse(await example('cart'));
  expect(read).toMatchObject({
    id: 'c-71',
    version: 12,
    customerGroup: { key: 'GST' },
    calculation: { grandTotal: { centAmount: 220_173 } },
    discountCodes: [{ id: 'dc-1', state: 'ApplicationStoppedByPreviousDiscount' }],
  });
  expect(read.lineItems[1]).toMatchObject({ bundleParentId: 'l-1', isBundleChildItem: true });
  // rooms are JSON text in this example
  expect(read.lineItems[3]?.roomInfo).toMatchObject([{ roomName: 'Bath', totalNeeded: 92.95 }]);
  const shared = sharedCart.get.response.parse(await example('shared-cart'));
  expect(shared.lineItems.map(({ roomInfo }) => roomInfo?.[0]?.productType)).toEqual(['tile', 'trim']);
  const order = orders.query.response.parse({ results: [await example('order')] }).results[0];
  expect(order).toMatchObject({ orderNumber: 'W100200', orderType: 'ISC', associateId: 'A-42' });
});

test('GW-011 the contract parses the shipment example and the error responses of the wire reference', async () => {
  const [shipment, conflict, discount, , missing] = (await example('shipment-and-rejections')) as unknown[];
  expect(checkout.assignShipment.response.parse(shipment)).toMatchObject({
    noShippingItems: ['l-3'],
    unavailableItems: [{ sku: 'BX-100-TANK' }],
    isNonDeliverableAddress: false,
  });
  expect(cart.update.errors[409].parse(conflict)).toMatchObject({ errors: [{ currentVersion: 13 }] });
  expect(cart.update.errors[400].parse(discount)).toMatchObject({ errors: [{ reason: 'TimeRangeNonApplicable' }] });
  expect(cart.active.missing.parse(missing)).toMatchObject({ cartExists: false });
  expect(checkout.pay.errors[402].parse(await example('payment-declined'))).toMatchObject({ fraudStatus: 'DENY' });
});

test('GW-011 the example request creates the bundle of the example cart, with its prices and tax rate', async () => {
  const gateway = await testGateway({ fill: fillCatalogue });
  const guest = await createShopper(gateway);
  const { id, version } = await guest.createCart();
  const request = { ...((await example('cart-request')) as object), cartId: id, version };
  const { status, body } = await guest.send('POST', '/cart/v2/items?expand=calculation', request);
  expect(status).toBe(200);
  const created = body as Cart;
  const expected = (await example('cart')) as Cart;
  const summaryOf = ({ sku, quantity, totalPrice, custom: { fields } }: CartLine) => ({
    sku,
    quantity,
    centAmount: totalPrice.centAmount,
    isPart: fields.isBundleChildItem,
    isBackOrderable: fields.isBackOrderable,
  });
  expect(created.lineItems.map(summaryOf)).toEqual(expected.lineItems.slice(0, 3).map(summaryOf));
  expect(created.lineItems[1]?.custom.fields.bundleParentId).toBe(created.lineItems[0]?.id);
  expect(created.taxedPrice?.taxPortions).toMatchObject([{ name: 'state', rate: 0.055 }]);
  expect(created.shippingAddress).toMatchObject({ postalCode: '53000', state: 'WI', phone: '5550100123' });
  await gateway.close();
});
