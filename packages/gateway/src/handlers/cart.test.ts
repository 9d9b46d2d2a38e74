import type { CartAction } from '@basin/sdk/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { fillCatalogue } from '../testing/catalogue.ts';
import { testGateway, type TestGateway } from '../testing/gateway.ts';
import { createShopper, type Shopper } from '../testing/shopper.ts';
import type { Cart } from '../cart/cart.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillCatalogue });
  return () => gateway.close();
});

/** A new guest with an open cart. */
async function guestWithCart(): Promise<Shopper> {
  const guest = await createShopper(gateway);
  await guest.createCart();
  return guest;
}

const wisconsin = { country: 'US', state: 'WI', city: 'Sampletown', postalCode: '53000', streetName: 'Example Ave' };
const tileRoom = {
  roomName: 'Bath',
  productType: 'tile' as const,
  soldByBox: true,
  soldByUom: 'SF',
  totalNeeded: 92.95,
  totalArea: 84.5,
  overage: 10,
};
const bundle: CartAction = {
  action: 'addbundle',
  sku: 'BX-100-WH',
  quantity: 2,
  bundleItems: [
    { sku: 'BX-100-BOWL', quantity: 1 },
    { sku: 'BX-100-TANK', quantity: 1 },
  ],
};
const shape = (cart: Cart) => cart.lineItems.map(({ sku, quantity }) => `${quantity} ${sku}`);

test('GW-003 a guest without a cart is told so; a new one is theirs, in the group of guests', async () => {
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

test('creating a cart again answers the open one: two tabs share it', async () => {
  const guest = await createShopper(gateway);
  const bodies = { currency: 'USD', taxMode: 'ExternalAmount' };
  const both = await Promise.all([
    guest.send('POST', '/cart/create', bodies),
    guest.send('POST', '/cart/create', bodies),
  ]);
  const [one, other] = both.map(({ body }) => (body as Cart).id);
  expect(one).toBe(other);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
});

describe('actions', () => {
  test('GW-004 SDK-062 adding a line raises the version and prices the line', async () => {
    const guest = await guestWithCart();
    const cart = await guest.change([{ action: 'addLineItem', sku: 'TL-300-GY', quantity: 2 }]);
    expect(cart.version).toBe(2);
    expect(cart.lineItems[0]).toMatchObject({
      sku: 'TL-300-GY',
      quantity: 2,
      variant: { id: 2, availability: { isOnStock: true, availableQuantity: 220 } },
      price: { value: { centAmount: 8250, currencyCode: 'USD' } },
      totalPrice: { centAmount: 16_500 },
      custom: { fields: { isBundleChildItem: false, isBackOrderable: false, salesChannel: 'KOUS' } },
    });
    expect(cart.totalPrice).toMatchObject({ centAmount: 16_500 });
  });

  test('SDK-062 the same variant with the same fields joins its line, another plan makes a new one', async () => {
    const guest = await guestWithCart();
    const planned = {
      type: { typeId: 'type' as const, key: 'line-item' },
      fields: { customQuantity: 84.5, overage: 10, roomInfo: [tileRoom] },
    };
    const add: CartAction = { action: 'addLineItem', sku: 'TL-300-GY', quantity: 2 };
    const cart = await guest.change([add, add, { ...add, quantity: 9, custom: planned }, { ...add, custom: planned }]);
    expect(shape(cart)).toEqual(['4 TL-300-GY', '11 TL-300-GY']);
    // the amount asked for grows with the line
    expect(cart.lineItems[1]?.custom.fields).toMatchObject({ ...planned.fields, customQuantity: 169 });
  });

  test('SDK-062 a variant is also added by product and variant number', async () => {
    const guest = await guestWithCart();
    const cart = await guest.change([{ action: 'addLineItem', productId: 'grey-field-tile', variantId: 2 }]);
    expect(shape(cart)).toEqual(['1 TL-300-GY']);
  });

  test('SDK-063 a bundle brings its parts, which cost nothing and may be on back-order', async () => {
    const guest = await guestWithCart();
    const cart = await guest.change([bundle]);
    const [parent, bowl, tank] = cart.lineItems;
    expect(shape(cart)).toEqual(['2 BX-100-WH', '2 BX-100-BOWL', '2 BX-100-TANK']);
    expect(parent).toMatchObject({
      price: { value: { centAmount: 69_900 }, discounted: { value: { centAmount: 64_900 } } },
      totalPrice: { centAmount: 129_800 },
    });
    expect(bowl).toMatchObject({ totalPrice: { centAmount: 0 }, custom: { fields: { bundleParentId: parent?.id } } });
    expect(tank?.custom.fields).toMatchObject({ isBundleChildItem: true, isBackOrderable: true });
    expect(cart.totalLineItemQuantity).toBe(2);
  });

  test('SDK-064 SDK-067 a part is added to a bundle and removed again', async () => {
    const guest = await guestWithCart();
    const [parent] = (await guest.change([bundle])).lineItems;
    const bundleParentId = parent?.id ?? '';
    const more = await guest.change([{ action: 'addBundleItem', bundleParentId, sku: 'BX-100-BOLT', quantity: 3 }]);
    expect(shape(more)).toContain('3 BX-100-BOLT');
    const lineItemId = more.lineItems[3]?.id ?? '';
    const less = await guest.change([{ action: 'removeBundleItem', lineItemId, bundleParentId }]);
    expect(shape(less)).toEqual(['2 BX-100-WH', '2 BX-100-BOWL', '2 BX-100-TANK']);
  });

  test('SDK-075 the parts of a bundle scale with it, and one part changes alone', async () => {
    const guest = await guestWithCart();
    const [parent, bowl] = (await guest.change([bundle])).lineItems;
    const change = (lineItemId = '', quantity: number): CartAction => ({
      action: 'changeBundleItemQuantity',
      lineItemId,
      quantity,
    });
    const scaled = await guest.change([change(parent?.id, 5)]);
    expect(shape(scaled)).toEqual(['5 BX-100-WH', '5 BX-100-BOWL', '5 BX-100-TANK']);
    expect(shape(await guest.change([change(bowl?.id, 3)]))).toEqual(['5 BX-100-WH', '3 BX-100-BOWL', '5 BX-100-TANK']);
    expect(shape(await guest.change([change(bowl?.id, 0)]))).toEqual(['5 BX-100-WH', '5 BX-100-TANK']);
  });

  test('SDK-066 removing a bundle takes its parts with it', async () => {
    const guest = await guestWithCart();
    const [parent] = (await guest.change([bundle, { action: 'addLineItem', sku: 'SH-200-CP' }])).lineItems;
    const cart = await guest.change([{ action: 'removebundle', lineItemId: parent?.id ?? '' }]);
    expect(shape(cart)).toEqual(['1 SH-200-CP']);
  });

  test('SDK-065 SDK-074 a line is reduced, set and removed', async () => {
    const guest = await guestWithCart();
    const [line] = (await guest.change([{ action: 'addLineItem', sku: 'TL-300-WH', quantity: 9 }])).lineItems;
    const lineItemId = line?.id ?? '';
    expect(shape(await guest.change([{ action: 'removeLineItem', lineItemId, quantity: 2 }]))).toEqual(['7 TL-300-WH']);
    expect(shape(await guest.change([{ action: 'changeLineItemQuantity', lineItemId, quantity: 4 }]))).toEqual([
      '4 TL-300-WH',
    ]);
    expect(shape(await guest.change([{ action: 'changeLineItemQuantity', lineItemId, quantity: 0 }]))).toEqual([]);
  });

  test('SDK-073 one custom field of a line is set and removed', async () => {
    const guest = await guestWithCart();
    const [line] = (await guest.change([{ action: 'addLineItem', sku: 'TL-300-GY', quantity: 9 }])).lineItems;
    const set = {
      action: 'setLineItemCustomField' as const,
      lineItemId: line?.id ?? '',
      name: 'customQuantity' as const,
    };
    expect((await guest.change([{ ...set, value: 84.5 }])).lineItems[0]?.custom.fields.customQuantity).toBe(84.5);
    expect((await guest.change([{ ...set, value: null }])).lineItems[0]?.custom.fields).not.toHaveProperty(
      'customQuantity',
    );
  });

  test.each([
    ['roomInfo', '[no JSON'],
    ['roomInfo', [{ productType: 'tile' }]],
    ['customQuantity', 'many'],
    ['customQuantity', -1],
    ['overage', 1e9],
    ['salesChannel', 'x'.repeat(17)],
    ['isBackOrderable', 'yes'],
  ] as const)('GW-011 the field %s is not set to %j, and the cart stays as it is', async (name, value) => {
    const guest = await guestWithCart();
    const before = await guest.change([{ action: 'addLineItem', sku: 'TL-300-GY', quantity: 9 }]);
    const lineItemId = before.lineItems[0]?.id;
    const actions = [{ action: 'setLineItemCustomField', lineItemId, name, value }];
    expect((await guest.send('POST', '/cart/v2/items', { actions })).status).toBe(400);
    expect(await guest.cart()).toEqual(before);
  });

  test('SDK-068 SDK-069 the address and e-mail of a cart are set and cleared', async () => {
    const guest = await guestWithCart();
    const set = await guest.change([
      { action: 'setShippingAddress', address: { ...wisconsin, state: 'wi' } },
      { action: 'setCustomerEmail', email: 'pat@example.org' },
    ]);
    expect(set).toMatchObject({ shippingAddress: wisconsin, customerEmail: 'pat@example.org', country: 'US' });
    const cleared = await guest.change([{ action: 'setShippingAddress' }, { action: 'setCustomerEmail' }]);
    expect([cleared.shippingAddress, cleared.customerEmail]).toEqual([undefined, undefined]);
  });

  test('SDK-068 a state that was left out comes from the postal code', async () => {
    const guest = await guestWithCart();
    const address = { country: 'US', postalCode: '53703-1234' };
    expect((await guest.change([{ action: 'setShippingAddress', address }])).shippingAddress?.state).toBe('WI');
  });

  test('SDK-072 tax is worked out for the address and then follows every change', async () => {
    const guest = await guestWithCart();
    const taxed = await guest.change([
      bundle,
      { action: 'addLineItem', sku: 'TL-300-GY', quantity: 9 },
      { action: 'setShippingAddress', address: wisconsin },
      { action: 'calculateTax' },
    ]);
    expect(taxed.taxedPrice).toMatchObject({
      totalNet: { centAmount: 204_050 },
      totalTax: { centAmount: 11_223 },
      totalGross: { centAmount: 215_273 },
      taxPortions: [{ name: 'state', rate: 0.055 }],
    });
    const lineItemId = taxed.lineItems[3]?.id ?? '';
    const less = await guest.change([{ action: 'removeLineItem', lineItemId }]);
    expect(less.taxedPrice?.totalTax.centAmount).toBe(7139);
    const quebec = { country: 'CA', state: 'QC', postalCode: 'H2X 1Y4' };
    const canadian = await guest.change([{ action: 'setShippingAddress', address: quebec }]);
    expect(canadian.taxedPrice?.taxPortions).toMatchObject([
      { name: 'GST', amount: { centAmount: 6490 } },
      { name: 'QST', amount: { centAmount: 12_948 } },
    ]);
  });

  test('SDK-061 the figures of a cart come when they are asked for', async () => {
    const guest = await guestWithCart();
    const actions: CartAction[] = [{ action: 'addLineItem', sku: 'TL-300-GY' }];
    const { body } = await guest.send('POST', '/cart/v2/items?expand=calculation', { actions });
    expect(body).toMatchObject({ calculation: { subTotal: { centAmount: 8250 }, grandTotal: { centAmount: 8250 } } });
    expect((await guest.send('GET', '/cart/active?expand=calculation')).body).toHaveProperty('calculation');
    expect((await guest.send('GET', '/cart/active')).body).not.toHaveProperty('calculation');
  });
});

describe('refusals', () => {
  const refused = async (guest: Shopper, ...actions: CartAction[]) => {
    const { status, body } = await guest.send('POST', '/cart/v2/items', { actions });
    const [error] = (body as { errors: { code: string }[] }).errors;
    return [status, error?.code];
  };
  const add = (sku: string, quantity = 1): CartAction => ({ action: 'addLineItem', sku, quantity });

  test('GW-004 one impossible action and nothing of the request is done', async () => {
    const guest = await guestWithCart();
    expect(await refused(guest, add('TL-300-GY'), add('NO-SUCH'))).toEqual([400, 'ReferencedResourceNotFound']);
    expect(await guest.cart()).toMatchObject({ version: 1, lineItems: [] });
  });

  test('a stale version is refused with the current one', async () => {
    const guest = await guestWithCart();
    await guest.change([add('TL-300-GY')]);
    expect(await guest.send('POST', '/cart/v2/items', { version: 1, actions: [add('TL-300-GY')] })).toMatchObject({
      status: 409,
      body: { statusCode: 409, errors: [{ code: 'ConcurrentModification', currentVersion: 2 }] },
    });
  });

  test('more than the stock is refused with the skus, lines of one sku counted together', async () => {
    const guest = await guestWithCart();
    await guest.change([add('SH-200-CP', 2)]);
    const { status, body } = await guest.send('POST', '/cart/v2/items', { actions: [add('SH-200-CP', 2)] });
    expect([status, body]).toMatchObject([400, { errors: [{ code: 'OutOfStock', skus: ['SH-200-CP'] }] }]);
    expect(await refused(guest, add('SH-200-CP', 9_999))).toEqual([400, 'OutOfStock']);
    expect(shape(await guest.cart())).toEqual(['2 SH-200-CP']);
  });

  test('a back-orderable sku and a service may exceed the stock', async () => {
    const guest = await guestWithCart();
    expect(shape(await guest.change([add('BX-100-TANK', 50), add('SRV-INSTALL', 2)]))).toHaveLength(2);
  });

  test('what is above a stock that fell may shrink', async () => {
    const guest = await guestWithCart();
    const [line] = (await guest.change([add('BX-100-BOWL', 10)])).lineItems;
    await gateway.db.updateTable('stock').set({ available: 4 }).where('sku', '=', 'BX-100-BOWL').execute();
    const change = { action: 'changeLineItemQuantity' as const, lineItemId: line?.id ?? '' };
    expect(shape(await guest.change([{ ...change, quantity: 6 }]))).toEqual(['6 BX-100-BOWL']);
    expect(await refused(guest, { ...change, quantity: 7 })).toEqual([400, 'OutOfStock']);
    await gateway.db.updateTable('stock').set({ available: 14 }).where('sku', '=', 'BX-100-BOWL').execute();
  });

  test.each<[string, CartAction, string]>([
    ['a discontinued variant', add('OF-900-CP'), 'InvalidOperation'],
    ['a product of the showroom only', add('SV-400-OK'), 'InvalidOperation'],
    ['a product without a price for the group', add('TS-500-ST'), 'MatchingPriceNotFound'],
    ['a line that is not there', { action: 'removeLineItem', lineItemId: 'x' }, 'InvalidField'],
    [
      'another customer group',
      { action: 'setCustomerGroup', customerGroup: { typeId: 'customer-group', key: 'TVS' } },
      'InvalidField',
    ],
    [
      'the tag of an associate',
      { action: 'setCustomType', type: { typeId: 'type', key: 'cart' }, fields: { orderType: 'ISC' } },
      'InvalidField',
    ],
    ['tax without an address', { action: 'calculateTax' }, 'RequiredField'],
    [
      'a postal code that is none',
      { action: 'setShippingAddress', address: { ...wisconsin, postalCode: '53' } },
      'InvalidField',
    ],
    [
      'a state that its postal code does not lie in',
      { action: 'setShippingAddress', address: { ...wisconsin, postalCode: '53703', state: 'OR' } },
      'InvalidField',
    ],
    ['a state that is none', { action: 'setShippingAddress', address: { ...wisconsin, state: 'ZZ' } }, 'InvalidField'],
  ])('%s', async (_, action, code) => {
    expect(await refused(await guestWithCart(), action)).toEqual([400, code]);
  });

  test.each([
    ['a quantity of zero', { action: 'addLineItem', sku: 'TL-300-GY', quantity: 0 }],
    ['a negative quantity', { action: 'addLineItem', sku: 'TL-300-GY', quantity: -1 }],
    ['half a unit', { action: 'addLineItem', sku: 'TL-300-GY', quantity: 0.5 }],
    ['a huge quantity', { action: 'addLineItem', sku: 'TL-300-GY', quantity: 1e9 }],
    ['a price', { action: 'addLineItem', sku: 'TL-300-GY', price: { centAmount: 1 } }],
    ['an action in another case', { action: 'addBundle', sku: 'BX-100-WH', bundleItems: [] }],
  ])('a request with %s', async (_, action) => {
    const guest = await guestWithCart();
    expect((await guest.send('POST', '/cart/v2/items', { actions: [action] })).status).toBe(400);
  });

  test('nothing is given away as part of a bundle', async () => {
    const guest = await guestWithCart();
    const fields = { isBundleChildItem: true };
    const child: CartAction = {
      action: 'addLineItem',
      sku: 'SH-200-CP',
      custom: { type: { typeId: 'type', key: 'l' }, fields },
    };
    expect(await refused(guest, child)).toEqual([400, 'InvalidField']);
    const tooMany: CartAction = { ...bundle, bundleItems: [{ sku: 'BX-100-BOWL', quantity: 2 }] };
    expect(await refused(guest, tooMany)).toEqual([400, 'InvalidOperation']);
    const cart = await guest.change([{ ...bundle, bundleItems: [{ sku: 'SH-200-CP', quantity: 1 }] }]);
    expect(cart.lineItems[1]?.totalPrice.centAmount).toBe(24_000);
  });
});

test('a cart of someone else is no cart of mine', async () => {
  const [owner, other] = [await guestWithCart(), await guestWithCart()];
  const { id } = await owner.cart();
  const actions: CartAction[] = [{ action: 'addLineItem', sku: 'TL-300-GY' }];
  expect(await other.send('GET', `/cart/${id}`)).toEqual(withId(await other.send('GET', '/cart/c-0'), id));
  expect(await other.send('POST', '/cart/v2/items', { cartId: id, actions })).toEqual(
    withId(await other.send('POST', '/cart/v2/items', { cartId: 'c-0', actions }), id),
  );
  expect((await other.send('DELETE', `/cart/${id}?cart-versionId=1`)).status).toBe(404);
  expect((await owner.cart()).lineItems).toEqual([]);
});

const withId = (answer: unknown, id: string): unknown => JSON.parse(JSON.stringify(answer).replaceAll('c-0', id));

test('GW-005 SDK-078 SDK-079 a cart is deleted by its version or as the open one', async () => {
  const guest = await guestWithCart();
  const { id } = await guest.cart();
  expect((await guest.send('DELETE', `/cart/${id}?cart-versionId=7`)).status).toBe(409);
  const deleted = await guest.send('DELETE', `/cart/${id}`, undefined, { 'cart-versionId': '1' });
  expect(deleted).toMatchObject({ status: 200, body: { type: 'Cart', id, version: 1 } });
  expect((await guest.send('DELETE', '/cart/v2/deleteActiveCart')).status).toBe(404);
  const { id: other } = await guest.createCart();
  expect(await guest.send('DELETE', '/cart/v2/deleteActiveCart')).toMatchObject({ status: 200, body: { id: other } });
  expect((await guest.send('GET', '/cart/active')).status).toBe(404);
});
