import type { CartAction } from '@basin/sdk/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Cart } from './cart.ts';
import type { SharedCart } from './shared-cart.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { wisconsinAddress } from '../../testing/checkout.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { sendEmails } from '../mail/send-emails.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';

let gateway: TestGateway;
let sender: Shopper;
let receiver: Shopper;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillCatalogue });
  return () => gateway.close();
});
beforeEach(async () => {
  [sender, receiver] = [await createShopper(gateway), await createShopper(gateway)];
});

const room = {
  roomName: 'Bath',
  productType: 'tile' as const,
  soldByBox: true,
  soldByUom: 'SF',
  totalNeeded: 92.95,
  totalArea: 84.5,
  overage: 10,
};
const tile: CartAction = {
  action: 'addLineItem',
  sku: 'TL-300-GY',
  quantity: 9,
  custom: {
    type: { typeId: 'type', key: 'line-item' },
    fields: { roomInfo: [room], customQuantity: 84.5, overage: 10 },
  },
};
const bundle: CartAction = {
  action: 'addbundle',
  sku: 'BX-100-WH',
  quantity: 2,
  bundleItems: [{ sku: 'BX-100-BOLT', quantity: 2 }],
};

async function share(...actions: CartAction[]): Promise<SharedCart> {
  const { id: cartId } = await sender.createCart();
  await sender.change(actions);
  return (await sender.send('POST', '/cart/sharedcart', { cartId, email: 'friend@example.org' })).body as SharedCart;
}
async function take(sharedCartId: string, lineItems?: object[]) {
  const { id: cartId } = await receiver.createCart();
  const { status, body } = await receiver.send('POST', '/cart/sharedcart/items', { cartId, sharedCartId, lineItems });
  const { error, ...cart } = body as Cart & { error?: { sku: string[] } };
  return { status, cart, error };
}
const shape = (lines: readonly { sku: string; quantity: number }[]) =>
  lines.map(({ sku, quantity }) => `${quantity} ${sku}`);

test('DOM-024 GW-005 SDK-080 SDK-081 a shared cart shows its lines with their rooms, but no data of its owner', async () => {
  const address: CartAction = { action: 'setShippingAddress', address: wisconsinAddress };
  const shared = await share(tile, address, { action: 'setCustomerEmail', email: 'pat@example.org' });
  const { status, body } = await receiver.send('GET', `/cart/sharedcart/${shared.id}`);
  expect([status, body]).toEqual([200, shared]);
  expect(shared.lineItems[0]?.custom.fields.roomInfo).toEqual([room]);
  expect(JSON.stringify(body)).not.toMatch(/pat@|friend@|Example Ave|centAmount|anonymousId/);
});

test('SDK-080 a shared cart has the given name, and its link is e-mailed to the given address', async () => {
  const { id: cartId } = await sender.createCart();
  const { status, body } = await sender.send('POST', '/cart/sharedcart', {
    cartId,
    name: ' Our bath ',
    email: 'Aunt@Example.org',
  });
  const shared = body as SharedCart;
  expect([status, shared.name]).toEqual([201, 'Our bath']);
  expect((await receiver.send('GET', `/cart/sharedcart/${shared.id}`)).body).toEqual(shared);
  const mail = await gateway.db.selectFrom('outbox').selectAll().where('recipient', '=', 'aunt@example.org').execute();
  expect(mail).toMatchObject([{ kind: 'shared-cart', token: shared.id }]);
});

test('the e-mail of a shared cart is sent while the cart is shared, and not after', async () => {
  const { id } = await share(tile);
  gateway.pass(29 * 86_400_000);
  sender = await createShopper(gateway); // the first one's token has expired
  const fresh = await share(tile);
  gateway.pass(2 * 86_400_000);
  const texts: string[] = [];
  const send = ({ text }: { text: string }) => Promise.resolve(void texts.push(text));
  await sendEmails(gateway.db, { send, shopOrigin: 'https://shop.example', now: gateway.now });
  expect([id, fresh.id].map((secret) => texts.some((text) => text.includes(secret)))).toEqual([false, true]);
});

test('e-mails of shared carts are rate-limited, and a cart whose e-mail is rejected is not shared', async () => {
  const { id: cartId } = await sender.createCart();
  const send = async (email?: string) =>
    (await sender.send('POST', '/cart/sharedcart', { cartId, ...(email && { email }) })).status;
  const toOne: number[] = [];
  for (let index = 0; index < 5; index++) toOne.push(await send('uncle@example.org'));
  toOne.push(await send('uncle@ｅxample.org')); // another spelling of the same address
  expect(toOne).toEqual([201, 201, 201, 201, 201, 429]);
  const toMany: number[] = [];
  for (let index = 0; index < 16; index++) toMany.push(await send(`cousin-${index}@example.org`));
  expect([toMany.indexOf(429), await send()]).toEqual([14, 201]);
});

test('GW-005 SDK-082 adding all lines of a shared cart adds rooms and whole bundles, at current prices', async () => {
  const { id } = await share(tile, bundle);
  const { status, cart, error } = await take(id);
  expect([status, error]).toEqual([200, undefined]);
  expect(shape(cart.lineItems)).toEqual(['9 TL-300-GY', '2 BX-100-WH', '4 BX-100-BOLT']);
  expect(cart.lineItems[0]?.custom.fields).toMatchObject({ roomInfo: [room], customQuantity: 84.5, overage: 10 });
  expect(cart.lineItems[2]?.custom.fields.bundleParentId).toBe(cart.lineItems[1]?.id);
  expect(cart.totalPrice.centAmount).toBe(9 * 8250 + 2 * 64_900);
});

test('adding a shared cart to the cart that was shared restores removed lines and doubles no others', async () => {
  const { id: cartId } = await sender.createCart();
  const { lineItems } = await sender.change([tile, bundle]);
  const { id: sharedCartId } = (await sender.send('POST', '/cart/sharedcart', { cartId })).body as SharedCart;
  const add = async () => (await sender.send('POST', '/cart/sharedcart/items', { cartId, sharedCartId })).body as Cart;
  expect(shape((await add()).lineItems)).toEqual(shape(lineItems));
  await sender.change([{ action: 'removeLineItem', lineItemId: lineItems[0]?.id ?? '' }]);
  expect(shape((await add()).lineItems)).toEqual(['2 BX-100-WH', '4 BX-100-BOLT', '9 TL-300-GY']);
});

test('SDK-082 only the requested lines of a shared cart are added, and one that was not shared is reported', async () => {
  const { id } = await share(tile, bundle);
  const { cart, error } = await take(id, [
    { sku: 'TL-300-GY', quantity: 2 },
    { sku: 'SH-200-CP', quantity: 1 },
  ]);
  expect(error?.sku).toEqual(['SH-200-CP']);
  expect(shape(cart.lineItems)).toEqual(['2 TL-300-GY']);
});

test('a line of a shared cart that is out of stock is reported, and the rest is added', async () => {
  const { id } = await share({ action: 'addLineItem', sku: 'SH-200-CP', quantity: 3 }, tile);
  await receiver.createCart();
  await receiver.change([{ action: 'addLineItem', sku: 'SH-200-CP' }]);
  const { status, cart, error } = await take(id);
  expect([status, error?.sku]).toEqual([200, ['SH-200-CP']]);
  expect(shape(cart.lineItems)).toEqual(['1 SH-200-CP', '9 TL-300-GY']);
});

test('later changes of a cart do not alter its shared copy, which expires after a month', async () => {
  const shared = await share(tile);
  await sender.change([bundle]);
  expect((await receiver.send('GET', `/cart/sharedcart/${shared.id}`)).body).toEqual(shared);
  await gateway.db.updateTable('shared_carts').set({ expires_at: gateway.now() }).execute();
  expect((await receiver.send('GET', `/cart/sharedcart/${shared.id}`)).status).toBe(404);
  expect((await receiver.send('GET', '/cart/sharedcart/none')).status).toBe(404);
});

test('sharing the cart of another shopper is a 404', async () => {
  const { id: cartId } = await sender.createCart();
  expect((await receiver.send('POST', '/cart/sharedcart', { cartId })).status).toBe(404);
});
