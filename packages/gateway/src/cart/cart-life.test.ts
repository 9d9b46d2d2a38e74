import type { CartAction } from '@basin/sdk/contract';
import { beforeAll, expect, test } from 'vitest';
import type { Cart } from './cart.ts';
import { guestWithCart } from '../../testing/carts.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { fillCart, wisconsinAddress } from '../../testing/checkout.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper } from '../../testing/shopper.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillCatalogue });
  return () => gateway.close();
});

test('GW-003 a guest without a cart gets a 404 that says so, and a new cart belongs to them and the guest group', async () => {
  const guest = await createShopper(gateway);
  expect(await guest.send('GET', '/cart/active')).toEqual({
    status: 404,
    body: { cartExists: false, message: 'No active cart' },
  });
  const created = await guest.send('POST', '/cart/create', { currency: 'USD', taxMode: 'ExternalAmount' });
  expect(created).toMatchObject({
    status: 201,
    body: {
      type: 'Cart',
      version: 1,
      lineItems: [],
      taxMode: 'ExternalAmount',
      customerGroup: { obj: { key: 'GST' } },
    },
  });
  const { id } = created.body as Cart;
  expect(await guest.send('GET', '/cart/active')).toMatchObject({ status: 200, body: { id } });
  expect(await guest.send('GET', `/cart/${id}`)).toMatchObject({ status: 200, body: { id } });
});

test('GW-003 a new cart, the active cart and a cart by its id have the documented members', async () => {
  const guest = await createShopper(gateway);
  const { anonymousId } = guest;
  const members = { version: expect.any(Number) as number, type: 'Cart', customLineItems: [], anonymousId };
  expect(await guest.createCart()).toMatchObject({ ...members, lineItems: [] });
  const { id } = await fillCart(guest, [{ action: 'addLineItem', sku: 'TL-300-GY', quantity: 9 }]);
  await guest.change([{ action: 'calculateTax' }]);
  const active = await guest.send('GET', '/cart/active?expand=calculation');
  const byId = await guest.send('GET', `/cart/${id}?expand=calculation`);
  expect(active.body).toMatchObject({
    ...members,
    id,
    lineItems: [{ sku: 'TL-300-GY', quantity: 9, totalPrice: { centAmount: 74_250 } }],
    shippingAddress: wisconsinAddress,
    shippingTotal: { centAmount: expect.any(Number) as number },
    taxedPrice: { totalNet: {}, totalTax: {}, totalGross: {}, taxPortions: [{ rate: 0.055 }] },
    customerGroup: { obj: { key: 'GST' } },
    calculation: { subTotal: { centAmount: 74_250 } },
  });
  expect(byId.body).toEqual(active.body);
});

test('creating a second cart returns the open one, so two tabs share it', async () => {
  const guest = await createShopper(gateway);
  const body = { currency: 'USD', taxMode: 'ExternalAmount' };
  const both = await Promise.all([guest.send('POST', '/cart/create', body), guest.send('POST', '/cart/create', body)]);
  const [one, other] = both.map(({ body }) => (body as Cart).id);
  expect(one).toBe(other);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
});

test('the cart of another shopper looks like an unknown cart', async () => {
  const [owner, other] = [await guestWithCart(gateway), await guestWithCart(gateway)];
  const { id } = await owner.cart();
  const actions: CartAction[] = [{ action: 'addLineItem', sku: 'TL-300-GY' }];
  expect(await other.send('GET', `/cart/${id}`)).toEqual(withId(await other.send('GET', '/cart/c-0'), id));
  expect(await other.send('POST', '/cart/v2/items', { cartId: id, actions })).toEqual(
    withId(await other.send('POST', '/cart/v2/items', { cartId: 'c-0', actions }), id),
  );
  expect((await other.send('DELETE', `/cart/${id}?cart-versionId=1`)).status).toBe(404);
  expect((await owner.cart()).lineItems).toEqual([]);
});

const withId = (response: unknown, id: string): unknown => JSON.parse(JSON.stringify(response).replaceAll('c-0', id));

test('GW-005 SDK-078 SDK-079 a cart is deleted by its id and version, or as the open cart', async () => {
  const guest = await guestWithCart(gateway);
  const { id } = await guest.cart();
  expect((await guest.send('DELETE', `/cart/${id}?cart-versionId=7`)).status).toBe(409);
  const deleted = await guest.send('DELETE', `/cart/${id}`, undefined, { 'cart-versionId': '1' });
  expect(deleted).toMatchObject({ status: 200, body: { type: 'Cart', id, version: 1 } });
  expect((await guest.send('DELETE', '/cart/v2/deleteActiveCart')).status).toBe(404);
  const { id: other } = await guest.createCart();
  expect(await guest.send('DELETE', '/cart/v2/deleteActiveCart')).toMatchObject({ status: 200, body: { id: other } });
  expect((await guest.send('GET', '/cart/active')).status).toBe(404);
});
