import type { CartAction } from '@basin/sdk/contract';
import { beforeAll, expect, test } from 'vitest';
import { bundle, guestWithCart, shape, wisconsin } from '../../testing/carts.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import type { Shopper } from '../../testing/shopper.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillCatalogue });
  return () => gateway.close();
});

const rejectionOf = async (guest: Shopper, ...actions: CartAction[]) => {
  const { status, body } = await guest.send('POST', '/cart/v2/items', { actions });
  const [error] = (body as { errors: { code: string }[] }).errors;
  return [status, error?.code];
};
const add = (sku: string, quantity = 1): CartAction => ({ action: 'addLineItem', sku, quantity });

test('GW-004 one invalid action rejects the whole request', async () => {
  const guest = await guestWithCart(gateway);
  expect(await rejectionOf(guest, add('TL-300-GY'), add('NO-SUCH'))).toEqual([400, 'ReferencedResourceNotFound']);
  expect(await guest.cart()).toMatchObject({ version: 1, lineItems: [] });
});

test('a stale version is rejected with the current version', async () => {
  const guest = await guestWithCart(gateway);
  await guest.change([add('TL-300-GY')]);
  expect(await guest.send('POST', '/cart/v2/items', { version: 1, actions: [add('TL-300-GY')] })).toMatchObject({
    status: 409,
    body: { statusCode: 409, errors: [{ code: 'ConcurrentModification', currentVersion: 2 }] },
  });
});

test('a quantity above the stock is rejected with the skus, counting all lines of a sku together', async () => {
  const guest = await guestWithCart(gateway);
  await guest.change([add('SH-200-CP', 2)]);
  const { status, body } = await guest.send('POST', '/cart/v2/items', { actions: [add('SH-200-CP', 2)] });
  expect([status, body]).toMatchObject([400, { errors: [{ code: 'OutOfStock', skus: ['SH-200-CP'] }] }]);
  expect(await rejectionOf(guest, add('SH-200-CP', 9_999))).toEqual([400, 'OutOfStock']);
  expect(shape(await guest.cart())).toEqual(['2 SH-200-CP']);
});

test('a back-orderable sku and a service may exceed the stock', async () => {
  const guest = await guestWithCart(gateway);
  expect(shape(await guest.change([add('BX-100-TANK', 50), add('SRV-INSTALL', 2)]))).toHaveLength(2);
});

test('a quantity above a reduced stock can be lowered but not raised', async () => {
  const guest = await guestWithCart(gateway);
  const [line] = (await guest.change([add('BX-100-BOWL', 10)])).lineItems;
  await gateway.db.updateTable('stock').set({ available: 4 }).where('sku', '=', 'BX-100-BOWL').execute();
  const change = { action: 'changeLineItemQuantity' as const, lineItemId: line?.id ?? '' };
  expect(shape(await guest.change([{ ...change, quantity: 6 }]))).toEqual(['6 BX-100-BOWL']);
  expect(await rejectionOf(guest, { ...change, quantity: 7 })).toEqual([400, 'OutOfStock']);
  await gateway.db.updateTable('stock').set({ available: 14 }).where('sku', '=', 'BX-100-BOWL').execute();
});

/** Makes all prices of a product those of this customer group. */
async function sellToGroup(id: string, customerGroup: 'GST' | 'TVS'): Promise<void> {
  const products = gateway.db.selectFrom('products').select('document').where('id', '=', id);
  const { document } = await products.executeTakeFirstOrThrow();
  for (const { prices } of document.variants) for (const price of prices) price.customerGroup = customerGroup;
  const changed = { document: JSON.stringify(document) };
  await gateway.db.updateTable('products').set(changed).where('id', '=', id).execute();
}

test('the quantity of a product that has lost its price can be lowered but not raised', async () => {
  const guest = await guestWithCart(gateway);
  const [line] = (await guest.change([add('BX-100-TANK', 3)])).lineItems;
  await sellToGroup(line?.productId ?? '', 'TVS');
  const change = { action: 'changeLineItemQuantity' as const, lineItemId: line?.id ?? '' };
  expect(await rejectionOf(guest, { ...change, quantity: 4 })).toEqual([400, 'MatchingPriceNotFound']);
  expect(await rejectionOf(guest, add('BX-100-TANK'))).toEqual([400, 'MatchingPriceNotFound']);
  expect(shape(await guest.change([{ ...change, quantity: 2 }]))).toEqual(['2 BX-100-TANK']);
  await sellToGroup(line?.productId ?? '', 'GST');
});

test.each<[string, CartAction, string]>([
  ['a discontinued variant', add('OF-900-CP'), 'InvalidOperation'],
  ['a showroom-only product', add('SV-400-OK'), 'InvalidOperation'],
  ['a product without a price for the customer group', add('TS-500-ST'), 'MatchingPriceNotFound'],
  ['an unknown line', { action: 'removeLineItem', lineItemId: 'x' }, 'InvalidField'],
  [
    'another customer group',
    { action: 'setCustomerGroup', customerGroup: { typeId: 'customer-group', key: 'TVS' } },
    'InvalidField',
  ],
  [
    'an associate tag',
    { action: 'setCustomType', type: { typeId: 'type', key: 'cart' }, fields: { orderType: 'ISC' } },
    'InvalidField',
  ],
  ['tax without an address', { action: 'calculateTax' }, 'RequiredField'],
  [
    'an invalid postal code',
    { action: 'setShippingAddress', address: { ...wisconsin, postalCode: '53' } },
    'InvalidField',
  ],
  [
    'a postal code of another state',
    { action: 'setShippingAddress', address: { ...wisconsin, postalCode: '53703', state: 'OR' } },
    'InvalidField',
  ],
  ['an unknown state', { action: 'setShippingAddress', address: { ...wisconsin, state: 'ZZ' } }, 'InvalidField'],
])('an action with %s is rejected', async (_, action, code) => {
  expect(await rejectionOf(await guestWithCart(gateway), action)).toEqual([400, code]);
});

test.each([
  ['a quantity of zero', { action: 'addLineItem', sku: 'TL-300-GY', quantity: 0 }],
  ['a negative quantity', { action: 'addLineItem', sku: 'TL-300-GY', quantity: -1 }],
  ['half a unit', { action: 'addLineItem', sku: 'TL-300-GY', quantity: 0.5 }],
  ['a huge quantity', { action: 'addLineItem', sku: 'TL-300-GY', quantity: 1e9 }],
  ['a price', { action: 'addLineItem', sku: 'TL-300-GY', price: { centAmount: 1 } }],
  ['an action in another case', { action: 'addBundle', sku: 'BX-100-WH', bundleItems: [] }],
])('a request with %s is rejected', async (_, action) => {
  const guest = await guestWithCart(gateway);
  expect((await guest.send('POST', '/cart/v2/items', { actions: [action] })).status).toBe(400);
});

test('a bundle does not make extra parts free', async () => {
  const guest = await guestWithCart(gateway);
  const fields = { isBundleChildItem: true };
  const child: CartAction = {
    action: 'addLineItem',
    sku: 'SH-200-CP',
    custom: { type: { typeId: 'type', key: 'l' }, fields },
  };
  expect(await rejectionOf(guest, child)).toEqual([400, 'InvalidField']);
  const tooMany: CartAction = { ...bundle, bundleItems: [{ sku: 'BX-100-BOWL', quantity: 2 }] };
  expect(await rejectionOf(guest, tooMany)).toEqual([400, 'InvalidOperation']);
  const cart = await guest.change([{ ...bundle, bundleItems: [{ sku: 'SH-200-CP', quantity: 1 }] }]);
  expect(cart.lineItems[1]?.totalPrice.centAmount).toBe(24_000);
});
