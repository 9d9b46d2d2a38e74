import { beforeAll, expect, test } from 'vitest';
import { guestWithCart } from '../../testing/carts.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import type { Cart } from './cart.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillCatalogue });
  return () => gateway.close();
});

/** Returns the stock and the back-order flag of a cart's only line. */
const supplyOf = ({ lineItems: [line] }: Cart) => [
  line?.variant.availability.availableQuantity,
  line?.custom.fields.isBackOrderable,
];

test('a cart that is read has the current stock of its lines, which others may have bought since its last change', async () => {
  const guest = await guestWithCart(gateway);
  const cart = await guest.change([{ action: 'addLineItem', sku: 'SH-200-CP', quantity: 1 }]);
  await gateway.db.updateTable('stock').set({ available: 0 }).where('sku', '=', 'SH-200-CP').execute();
  const read = async (path: string) => (await guest.send('GET', path)).body as Cart;
  expect(supplyOf(await read('/cart/active'))).toEqual([0, false]);
  expect((await read('/cart/active')).version).toBe(cart.version);
});

test('a line whose sku has left the catalogue is discontinued without stock, even when it was back-orderable', async () => {
  const guest = await guestWithCart(gateway);
  const cart = await guest.change([{ action: 'addLineItem', sku: 'BX-100-TANK', quantity: 1 }]);
  expect(supplyOf(cart)[1]).toBe(true);
  await gateway.db.deleteFrom('skus').where('sku', '=', 'BX-100-TANK').execute();
  const read = (await guest.send('GET', '/cart/active')).body as Cart;
  expect(supplyOf(read)).toEqual([0, false]);
  expect(read.lineItems[0]?.variant.availability.unsoldReason).toBe('discontinued');
  const id = cart.lineItems[0]?.id ?? '';
  const changed = await guest.change([{ action: 'setLineItemCustomField', lineItemId: id, name: 'overage', value: 5 }]);
  expect(supplyOf(changed)).toEqual([0, false]);
});
