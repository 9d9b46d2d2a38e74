import { contract, type CartAction } from '@basin/sdk/contract';
import { beforeAll, expect, test } from 'vitest';
import { bundle, guestWithCart, shape } from '../../testing/carts.ts';
import { fillCatalogue, insertProducts, product, variant } from '../../testing/catalogue.ts';
import type { Fill } from '../../testing/database.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';

const design = variant('SRV-DESIGN', 9_900, { stock: { available: 0 } });
const fillDesignService: Fill = (db) => insertProducts(db, [product('design-session', [design], { kind: 'service' })]);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: [fillCatalogue, fillDesignService] });
  return () => gateway.close();
});

const tileRoom = {
  roomName: 'Bath',
  productType: 'tile' as const,
  soldByBox: true,
  soldByUom: 'SF',
  totalNeeded: 92.95,
  totalArea: 84.5,
  overage: 10,
};

test('GW-004 SDK-062 adding a line raises the version and prices the line', async () => {
  const guest = await guestWithCart(gateway);
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

test('DOM-041 SDK-156 stock limits a quantity, except for back-orderable items and for installation and design services', async () => {
  const guest = await guestWithCart(gateway);
  const nineOf = (sku: string): CartAction => ({ action: 'addLineItem', sku, quantity: 9 });
  const cart = await guest.change([nineOf('BX-100-TANK'), nineOf('SRV-INSTALL'), nineOf('SRV-DESIGN')]);
  expect(shape(cart)).toEqual(['9 BX-100-TANK', '9 SRV-INSTALL', '9 SRV-DESIGN']);
  await expect(guest.change([nineOf('SH-200-CP')])).rejects.toThrow('OutOfStock');
});

test('SDK-062 adding a variant with the same fields extends its line, and another room plan creates a new line', async () => {
  const guest = await guestWithCart(gateway);
  const planned = {
    type: { typeId: 'type' as const, key: 'line-item' },
    fields: { customQuantity: 84.5, overage: 10, roomInfo: [tileRoom] },
  };
  const add: CartAction = { action: 'addLineItem', sku: 'TL-300-GY', quantity: 2 };
  const cart = await guest.change([add, add, { ...add, quantity: 9, custom: planned }, { ...add, custom: planned }]);
  expect(shape(cart)).toEqual(['4 TL-300-GY', '11 TL-300-GY']);
  // the requested amount grows with the line
  expect(cart.lineItems[1]?.custom.fields).toMatchObject({ ...planned.fields, customQuantity: 169 });
});

test('SDK-156 the quantity of a line is capped to the stock that the other lines of its sku leave', async () => {
  const guest = await guestWithCart(gateway);
  const add: CartAction = { action: 'addLineItem', sku: 'TL-300-GY', quantity: 100 };
  const custom = { type: { typeId: 'type' as const, key: 'line-item' }, fields: { roomInfo: [tileRoom] } };
  const [, line] = (await guest.change([add, { ...add, custom }])).lineItems;
  const raise = async (quantity: number) => {
    const actions = [{ action: 'changeLineItemQuantity', lineItemId: line?.id, quantity }];
    return (await guest.send('POST', '/cart/v2/items', { shortage: 'cap', actions })).body;
  };
  const notice = { sku: 'TL-300-GY', quantity: 120 };
  expect(await raise(999)).toMatchObject({
    lineItems: [{ quantity: 100 }, { quantity: 120 }],
    stockNotices: [{ ...notice, message: 'capped' }],
  });
  expect(await raise(121)).toMatchObject({ stockNotices: [{ ...notice, message: 'noItemsToShip' }] });
  const stockOf = gateway.db.updateTable('stock').where('sku', '=', 'TL-300-GY');
  await stockOf.set({ available: 90 }).execute();
  expect(await raise(121)).toMatchObject({ lineItems: [{ quantity: 100 }, { quantity: 90 }] }); // it is not removed
  await stockOf.set({ available: 220 }).execute();
});

test('DOM-040 a line whose sku has sold out meanwhile is removed when its quantity changes, with a notice', async () => {
  const guest = await guestWithCart(gateway);
  const sku = 'TL-300-GY';
  const [line] = (await guest.change([{ action: 'addLineItem', sku, quantity: 2 }])).lineItems;
  const stockOf = gateway.db.updateTable('stock').where('sku', '=', sku);
  await stockOf.set({ available: 0 }).execute();
  const actions = [{ action: 'changeLineItemQuantity', lineItemId: line?.id, quantity: 3 }];
  const { body } = await guest.send('POST', '/cart/v2/items', { shortage: 'cap', actions });
  await stockOf.set({ available: 220 }).execute();
  expect(body).toMatchObject({ lineItems: [], stockNotices: [{ sku, message: 'reduced', quantity: 0 }] });
});

test('SDK-156 an action is capped to the stock that the actions before it in the same request leave', async () => {
  const guest = await guestWithCart(gateway);
  const add: CartAction = { action: 'addLineItem', sku: 'TL-300-GY', quantity: 100 };
  const [line] = (await guest.change([add])).lineItems;
  const change = async (actions: readonly object[]) =>
    (await guest.send('POST', '/cart/v2/items', { shortage: 'cap', actions })).body;
  const setTo = (quantity: number) => ({ action: 'changeLineItemQuantity', lineItemId: line?.id, quantity });
  expect(await change([setTo(200), setTo(220)])).toMatchObject({ lineItems: [{ quantity: 220 }], stockNotices: [] });
  expect(
    await change([
      { action: 'removeLineItem', lineItemId: line?.id },
      { ...add, quantity: 220 },
    ]),
  ).toMatchObject({
    lineItems: [{ sku: 'TL-300-GY', quantity: 220 }],
    stockNotices: [],
  });
});

test('SDK-062 a line uses the distribution channel of the request, and another channel creates another line', async () => {
  const guest = await guestWithCart(gateway);
  const through = (key: string): CartAction => ({
    action: 'addLineItem',
    sku: 'TL-300-GY',
    distributionChannel: { typeId: 'channel', key },
  });
  const cart = await guest.change([through('KOUS'), through('TRUS'), through('TRUS')]);
  expect(cart.lineItems.map(({ quantity, custom }) => [custom.fields.salesChannel, quantity])).toEqual([
    ['KOUS', 1],
    ['TRUS', 2],
  ]);
});

test('SDK-062 a line uses the supply channel of the request, and another channel creates another line', async () => {
  const guest = await guestWithCart(gateway);
  const from = (name: { key: string } | { id: string }): CartAction => ({
    action: 'addLineItem',
    sku: 'TL-300-GY',
    supplyChannel: { typeId: 'channel', ...name },
  });
  const plain: CartAction = { action: 'addLineItem', sku: 'TL-300-GY' };
  await guest.change([plain, from({ key: 'east' }), from({ key: 'west' }), from({ key: 'east' })]);
  const cart = await guest.change([plain, from({ id: 'west' })]);
  expect(cart.lineItems.map(({ quantity, supplyChannel }) => [quantity, supplyChannel])).toEqual([
    [2, undefined],
    [2, { typeId: 'channel', key: 'east' }],
    [2, { typeId: 'channel', key: 'west' }],
  ]);
  for (const { custom } of cart.lineItems) expect(custom.fields).not.toHaveProperty('supplyChannel');
  const { lineItems } = contract.cart.active.response.parse(cart);
  expect(lineItems.map(({ supplyChannel }) => supplyChannel)).toEqual([undefined, 'east', 'west']);
});

test('SDK-062 a variant can be added by product id and variant number', async () => {
  const guest = await guestWithCart(gateway);
  const cart = await guest.change([{ action: 'addLineItem', productId: 'grey-field-tile', variantId: 2 }]);
  expect(shape(cart)).toEqual(['1 TL-300-GY']);
});

test('SDK-063 adding a bundle adds its parts, which are free and may be back-ordered', async () => {
  const guest = await guestWithCart(gateway);
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
  const guest = await guestWithCart(gateway);
  const [parent] = (await guest.change([bundle])).lineItems;
  const bundleParentId = parent?.id ?? '';
  const more = await guest.change([{ action: 'addBundleItem', bundleParentId, sku: 'BX-100-BOLT', quantity: 3 }]);
  expect(shape(more)).toContain('3 BX-100-BOLT');
  const lineItemId = more.lineItems[3]?.id ?? '';
  const less = await guest.change([{ action: 'removeBundleItem', lineItemId, bundleParentId }]);
  expect(shape(less)).toEqual(['2 BX-100-WH', '2 BX-100-BOWL', '2 BX-100-TANK']);
});

test('SDK-075 the parts of a bundle scale with it, and a single part can be changed on its own', async () => {
  const guest = await guestWithCart(gateway);
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

test('SDK-066 removing a bundle removes its parts', async () => {
  const guest = await guestWithCart(gateway);
  const [parent] = (await guest.change([bundle, { action: 'addLineItem', sku: 'SH-200-CP' }])).lineItems;
  const cart = await guest.change([{ action: 'removebundle', lineItemId: parent?.id ?? '' }]);
  expect(shape(cart)).toEqual(['1 SH-200-CP']);
});

test('SDK-065 SDK-074 the quantity of a line is reduced, set and removed', async () => {
  const guest = await guestWithCart(gateway);
  const [line] = (await guest.change([{ action: 'addLineItem', sku: 'TL-300-WH', quantity: 9 }])).lineItems;
  const lineItemId = line?.id ?? '';
  expect(shape(await guest.change([{ action: 'removeLineItem', lineItemId, quantity: 2 }]))).toEqual(['7 TL-300-WH']);
  expect(shape(await guest.change([{ action: 'changeLineItemQuantity', lineItemId, quantity: 4 }]))).toEqual([
    '4 TL-300-WH',
  ]);
  expect(shape(await guest.change([{ action: 'changeLineItemQuantity', lineItemId, quantity: 0 }]))).toEqual([]);
});

test('SDK-065 a line is removed whole, and the other lines stay', async () => {
  const guest = await guestWithCart(gateway);
  const add = (sku: string): CartAction => ({ action: 'addLineItem', sku, quantity: 9 });
  const [line] = (await guest.change([add('TL-300-WH'), add('TL-300-GY')])).lineItems;
  const cart = await guest.change([{ action: 'removeLineItem', lineItemId: line?.id ?? '' }]);
  expect(shape(cart)).toEqual(['9 TL-300-GY']);
});

test('SDK-073 one custom field of a line is set and removed, and its other fields stay', async () => {
  const guest = await guestWithCart(gateway);
  const custom = { type: { typeId: 'type' as const, key: 'line-item' }, fields: { overage: 10, roomInfo: [tileRoom] } };
  const [line] = (await guest.change([{ action: 'addLineItem', sku: 'TL-300-GY', quantity: 9, custom }])).lineItems;
  const set = {
    action: 'setLineItemCustomField' as const,
    lineItemId: line?.id ?? '',
    name: 'customQuantity' as const,
  };
  const fieldsAfter = async (value: number | null) =>
    (await guest.change([{ ...set, value }])).lineItems[0]?.custom.fields;
  expect(await fieldsAfter(84.5)).toEqual({ ...line?.custom.fields, customQuantity: 84.5 });
  expect(await fieldsAfter(null)).toEqual({ ...line?.custom.fields });
});

test.each([
  ['roomInfo', '[no JSON'],
  ['roomInfo', [{ productType: 'tile' }]],
  ['customQuantity', 'many'],
  ['customQuantity', -1],
  ['overage', 1e9],
  ['salesChannel', 'x'.repeat(17)],
  ['isBackOrderable', 'yes'],
] as const)('GW-011 setting the field %s to %j is rejected and leaves the cart unchanged', async (name, value) => {
  const guest = await guestWithCart(gateway);
  const before = await guest.change([{ action: 'addLineItem', sku: 'TL-300-GY', quantity: 9 }]);
  const lineItemId = before.lineItems[0]?.id;
  const actions = [{ action: 'setLineItemCustomField', lineItemId, name, value }];
  expect((await guest.send('POST', '/cart/v2/items', { actions })).status).toBe(400);
  expect(await guest.cart()).toEqual(before);
});
