import type { CartAction } from '@basin/sdk/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { placeOrder } from '../../testing/placed-orders.ts';
import { createShopper, signInAs, type Shopper } from '../../testing/shopper.ts';
import type { Cart } from './cart.ts';

let gateway: TestGateway;
let guest: Shopper;
beforeAll(async () => {
  gateway = await testGateway({ fill: [seedAccounts, fillCatalogue] });
  return () => gateway.close();
});
beforeEach(async () => {
  guest = await createShopper(gateway);
});

const add = (sku: string, quantity = 1): CartAction => ({ action: 'addLineItem', sku, quantity });
const bundle: CartAction = {
  action: 'addbundle',
  sku: 'BX-100-WH',
  quantity: 2,
  bundleItems: [{ sku: 'BX-100-BOWL', quantity: 1 }],
};
const shape = (lines: Cart['lineItems'] = []) => lines.map(({ sku, quantity }) => `${quantity} ${sku}`);
const idOf = (cart: Cart, sku: string) =>
  [...cart.lineItems, ...(cart.savedItems ?? [])].find((line) => line.sku === sku)?.id ?? '';

async function filled(shopper: Shopper, ...actions: CartAction[]): Promise<Cart> {
  await shopper.createCart();
  return shopper.change(actions);
}
const save = (shopper: Shopper, cart: Cart, sku: string) =>
  shopper.change([{ action: 'saveLineItem', lineItemId: idOf(cart, sku) }]);

describe('saved items', () => {
  test('saving a set removes it and its parts from the lines and the total, and restoring it brings them back', async () => {
    const cart = await filled(guest, add('SH-200-CP', 2), bundle);
    const saved = await save(guest, cart, 'BX-100-WH');
    expect([shape(saved.lineItems), shape(saved.savedItems)]).toEqual([
      ['2 SH-200-CP'],
      ['2 BX-100-WH', '2 BX-100-BOWL'],
    ]);
    expect(saved.totalPrice).toEqual(saved.lineItems[0]?.totalPrice);
    const back = await guest.change([{ action: 'restoreSavedItem', lineItemId: idOf(saved, 'BX-100-WH') }]);
    expect(shape(back.lineItems)).toEqual(shape(cart.lineItems));
    expect([back.totalPrice, back.savedItems]).toEqual([cart.totalPrice, undefined]);
  });

  test('saving a single part of a set is rejected', async () => {
    const cart = await filled(guest, bundle);
    const actions = [{ action: 'saveLineItem', lineItemId: idOf(cart, 'BX-100-BOWL') }];
    expect((await guest.send('POST', '/cart/v2/items', { actions })).status).toBe(400);
  });

  test('restoring a saved item is capped to the stock, and the rest stays saved', async () => {
    const setStock = (available: number) =>
      gateway.db.updateTable('stock').set({ available }).where('sku', '=', 'SH-200-CP').execute();
    const [before] = await gateway.db.selectFrom('stock').selectAll().where('sku', '=', 'SH-200-CP').execute();
    const saved = await save(guest, await filled(guest, add('SH-200-CP', 3)), 'SH-200-CP');
    await setStock(2);
    const lineItemId = idOf(saved, 'SH-200-CP');
    const { body } = await guest.send('POST', '/cart/v2/items', {
      shortage: 'cap',
      actions: [{ action: 'restoreSavedItem', lineItemId }],
    });
    const cart = body as Cart & { stockNotices: unknown };
    expect([shape(cart.lineItems), shape(cart.savedItems)]).toEqual([['2 SH-200-CP'], ['1 SH-200-CP']]);
    expect(cart.stockNotices).toEqual([{ sku: 'SH-200-CP', message: 'capped', quantity: 2 }]);
    await setStock(before?.available ?? 0);
  });

  test('a saved item that is no longer sold stays saved, and one in the cart does not keep others from moving', async () => {
    const cart = await filled(guest, add('SH-200-CP'), add('TL-300-GY'), add('BX-100-BOLT'));
    await save(guest, await save(guest, cart, 'SH-200-CP'), 'TL-300-GY');
    await gateway.db.deleteFrom('skus').where('sku', 'in', ['SH-200-CP', 'BX-100-BOLT']).execute();
    const saved = await guest.cart();
    const restore = (sku: string) => [{ action: 'restoreSavedItem' as const, lineItemId: idOf(saved, sku) }];
    const actions = restore('SH-200-CP');
    expect((await guest.send('POST', '/cart/v2/items', { actions })).status).toBe(400);
    const { lineItems, savedItems } = await guest.change(restore('TL-300-GY'));
    expect([shape(lineItems), shape(savedItems)]).toEqual([['1 BX-100-BOLT', '1 TL-300-GY'], ['1 SH-200-CP']]);
    await gateway.db.deleteFrom('products').execute();
    await fillCatalogue(gateway.db);
  });

  test('a saved item that has been discontinued cannot be moved back', async () => {
    const cart = await save(guest, await filled(guest, add('SH-200-CP')), 'SH-200-CP');
    const products = gateway.db.selectFrom('products').select('document').where('id', '=', 'shower-head');
    const { document } = await products.executeTakeFirstOrThrow();
    for (const variant of document.variants) variant.discontinued = '2029-12-31';
    const update = gateway.db.updateTable('products').where('id', '=', 'shower-head');
    await update.set({ document: JSON.stringify(document) }).execute();
    const actions = [{ action: 'restoreSavedItem', lineItemId: idOf(cart, 'SH-200-CP') }];
    expect((await guest.send('POST', '/cart/v2/items', { actions })).status).toBe(400);
    await gateway.db.deleteFrom('products').execute();
    await fillCatalogue(gateway.db);
  });

  test('a saved item can be removed, and removing an unknown one is rejected', async () => {
    const saved = await save(guest, await filled(guest, add('SH-200-CP')), 'SH-200-CP');
    const actions = [{ action: 'removeSavedItem', lineItemId: idOf(saved, 'SH-200-CP') }] as const;
    expect((await guest.change(actions)).savedItems).toBeUndefined();
    expect((await guest.send('POST', '/cart/v2/items', { actions })).status).toBe(400);
  });

  test('merging carts combines the saved items of the guest and the customer at the customer’s prices', async () => {
    const customer = await signInAs(gateway, 'trade@example.com');
    await save(customer, await filled(customer, add('TL-300-WH', 5)), 'TL-300-WH');
    const theirs = await save(guest, await filled(guest, add('TL-300-WH', 2), bundle), 'BX-100-WH');
    const { body } = await customer.send('POST', '/cart/merge', {
      anonymousCartId: theirs.id,
      anonymousId: guest.anonymousId,
    });
    const { lineItems, savedItems } = body as Cart;
    expect([shape(lineItems), shape(savedItems)]).toEqual([
      ['2 TL-300-WH'],
      ['5 TL-300-WH', '2 BX-100-WH', '2 BX-100-BOWL'],
    ]);
    expect(savedItems?.[1]?.totalPrice.centAmount).toBe(123_800);
    expect((await guest.send('GET', `/cart/${theirs.id}`)).body).toMatchObject({ cartState: 'Merged' });
  });

  test('saved items move to the next cart after an order, in its language, and do not appear in the order', async () => {
    await guest.send('POST', '/cart/create', { currency: 'USD', taxMode: 'ExternalAmount', locale: 'fr-CA' });
    const cart = await filled(guest, add('TL-300-WH', 5));
    await save(guest, cart, 'TL-300-WH');
    const order = await placeOrder(gateway, guest, [add('SH-200-CP')]);
    expect(shape(order.lineItems)).toEqual(['1 SH-200-CP']);
    expect(JSON.stringify(order)).not.toContain('TL-300-WH');
    const next = await guest.cart();
    expect(next.id).not.toBe(cart.id);
    expect([next.locale, next.lineItems, shape(next.savedItems)]).toEqual(['fr-CA', [], ['5 TL-300-WH']]);
  });
});
