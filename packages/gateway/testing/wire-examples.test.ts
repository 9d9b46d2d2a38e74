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

test('GW-011 the examples of the wire reference are read by the contract, nothing of them lost', async () => {
  const read = cart.active.response.parse(await example('cart'));
  expect(read).toMatchObject({
    id: 'c-71',
    version: 12,
    customerGroup: { key: 'GST' },
    calculation: { grandTotal: { centAmount: 220_173 } },
    discountCodes: [{ id: 'dc-1', state: 'ApplicationStoppedByPreviousDiscount' }],
  });
  expect(read.lineItems[1]).toMatchObject({ bundleParentId: 'l-1', isBundleChildItem: true });
  // rooms travel as JSON text here
  expect(read.lineItems[3]?.roomInfo).toMatchObject([{ roomName: 'Bath', totalNeeded: 92.95 }]);
  const shared = sharedCart.get.response.parse(await example('shared-cart'));
  expect(shared.lineItems.map(({ roomInfo }) => roomInfo?.[0]?.productType)).toEqual(['tile', 'trim']);
  const order = orders.query.response.parse({ results: [await example('order')] }).results[0];
  expect(order).toMatchObject({ orderNumber: 'W100200', orderType: 'ISC', associateId: 'A-42' });
});

test('GW-011 the shipment answer and the error responses of the wire reference are read by the contract', async () => {
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

test('GW-011 the example request makes the bundle of the example cart, at its prices and tax rate', async () => {
  const gateway = await testGateway({ fill: fillCatalogue });
  const guest = await createShopper(gateway);
  const { id, version } = await guest.createCart();
  const request = { ...((await example('cart-request')) as object), cartId: id, version };
  const { status, body } = await guest.send('POST', '/cart/v2/items?expand=calculation', request);
  expect(status).toBe(200);
  const made = body as Cart;
  const shown = (await example('cart')) as Cart;
  const essence = ({ sku, quantity, totalPrice, custom: { fields } }: CartLine) => ({
    sku,
    quantity,
    centAmount: totalPrice.centAmount,
    isPart: fields.isBundleChildItem,
    isBackOrderable: fields.isBackOrderable,
  });
  expect(made.lineItems.map(essence)).toEqual(shown.lineItems.slice(0, 3).map(essence));
  expect(made.lineItems[1]?.custom.fields.bundleParentId).toBe(made.lineItems[0]?.id);
  expect(made.taxedPrice?.taxPortions).toMatchObject([{ name: 'state', rate: 0.055 }]);
  expect(made.shippingAddress).toMatchObject({ postalCode: '53000', state: 'WI', phone: '5550100123' });
  await gateway.close();
});
