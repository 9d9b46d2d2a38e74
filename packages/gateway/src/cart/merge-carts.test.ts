import type { CartAction } from '@basin/sdk/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import { seedDiscounts } from '../demonstration/seed-discounts.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { wisconsinAddress } from '../../testing/checkout.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper, signInAs, type Shopper } from '../../testing/shopper.ts';
import type { Cart } from './cart.ts';

let gateway: TestGateway;
let customer: Shopper;
let guest: Shopper;
beforeAll(async () => {
  gateway = await testGateway({
    fill: [seedAccounts, seedDiscounts, fillCatalogue],
  });
  customer = await signInAs(gateway, 'trade@example.com');
  return () => gateway.close();
});
beforeEach(async () => {
  await gateway.db.deleteFrom('carts').execute();
  guest = await createShopper(gateway);
});

const add = (sku: string, quantity = 1): CartAction => ({ action: 'addLineItem', sku, quantity });
const bundle: CartAction = {
  action: 'addbundle',
  sku: 'BX-100-WH',
  quantity: 2,
  bundleItems: [{ sku: 'BX-100-BOWL', quantity: 1 }],
};
const shape = (cart: Cart) => cart.lineItems.map(({ sku, quantity }) => `${quantity} ${sku}`);

async function filled(shopper: Shopper, ...actions: CartAction[]): Promise<Cart> {
  await shopper.createCart();
  return shopper.change(actions);
}
const merge = (cart: Cart, anonymousId = guest.anonymousId) =>
  customer.send('POST', '/cart/merge', { anonymousCartId: cart.id, anonymousId });

describe('merging carts', () => {
  test('GW-005 SDK-077 merging keeps the larger quantity of a sku and adds the lines that only the guest had', async () => {
    await filled(customer, add('TL-300-WH', 5), add('SH-200-CP'));
    const theirs = await filled(guest, add('TL-300-WH', 2), add('BX-100-BOLT', 3), bundle);
    const { status, body } = await merge(theirs);
    expect(status).toBe(200);
    const cart = body as Cart;
    expect(shape(cart)).toEqual(['5 TL-300-WH', '1 SH-200-CP', '3 BX-100-BOLT', '2 BX-100-WH', '2 BX-100-BOWL']);
    expect(cart.lineItems[4]?.custom.fields.bundleParentId).toBe(cart.lineItems[3]?.id);
    expect((await guest.send('GET', `/cart/${theirs.id}`)).body).toMatchObject({ cartState: 'Merged' });
  });

  test('a guest’s cart that is merged into one with an address has neither their address nor their e-mail address', async () => {
    await filled(customer, add('TL-300-WH'), { action: 'setShippingAddress', address: wisconsinAddress });
    const address = { ...wisconsinAddress, streetName: 'Guest Lane' };
    const email = 'guest@example.org';
    const theirs = await filled(
      guest,
      add('SH-200-CP'),
      { action: 'setShippingAddress', address },
      { action: 'setBillingAddress', address },
      { action: 'setCustomerEmail', email },
    );
    const stored = async () => JSON.stringify(await gateway.db.selectFrom('carts').selectAll().execute());
    expect(await stored()).toContain(email);
    await merge(theirs);
    for (const personal of [email, 'Guest Lane']) expect(await stored()).not.toContain(personal);
  });

  test('a merged cart has the prices of the customer, not of the guest', async () => {
    const theirs = await filled(guest, bundle);
    expect(theirs.totalPrice.centAmount).toBe(129_800);
    const { body } = await merge(theirs);
    expect(body).toMatchObject({ customerGroup: { obj: { key: 'TVS' } }, totalPrice: { centAmount: 123_800 } });
  });

  test('the guest’s cart becomes the customer’s when the customer has none, and the guest no longer has it', async () => {
    const theirs = await filled(guest, add('SH-200-CP'));
    expect(await merge(theirs)).toMatchObject({
      status: 200,
      body: { id: theirs.id, lineItems: [{ sku: 'SH-200-CP' }] },
    });
    expect((await guest.send('GET', '/cart/active')).status).toBe(404);
    expect((await guest.send('GET', `/cart/${theirs.id}`)).status).toBe(404);
    expect(await customer.cart()).toMatchObject({ id: theirs.id });
  });

  test('GW-011 the guest id, which works as a credential, is not in any cart that an associate can read', async () => {
    const theirs = await filled(guest, add('SH-200-CP'));
    const { body } = await merge(theirs);
    const associate = await signInAs(gateway, 'associate@example.com');
    const read = await associate.send('GET', `/cart/${theirs.id}`);
    expect(read.status).toBe(200);
    expect(JSON.stringify([body, read.body])).not.toContain(guest.anonymousId);
    expect(JSON.stringify(theirs)).toContain(guest.anonymousId); // control: the guest's own cart contains it
  });

  test('the discount codes of a guest join those of the customer’s cart, each once', async () => {
    const enter = (shopper: Shopper, ...codes: string[]) =>
      shopper.send('POST', '/cart/v2/discount', {
        actions: codes.map((code) => ({ action: 'addDiscountCode', code })),
      });
    await filled(customer, add('TL-300-WH', 5));
    await enter(customer, 'FIFTYOFF');
    const theirs = await filled(guest, add('SH-200-CP'));
    await enter(guest, 'WELCOME10', 'FIFTYOFF');
    const { body } = await merge(theirs);
    expect((body as Cart).discountCodes.map(({ discountCode }) => discountCode.obj.code)).toEqual([
      'FIFTYOFF',
      'WELCOME10',
    ]);
  });

  test('the address that a guest entered in the checkout stays, with its tax, unless the customer’s cart has one', async () => {
    const shipTo = (postalCode: string): CartAction[] => [
      { action: 'setShippingAddress', address: { country: 'US', state: 'WI', city: 'Kohler', postalCode } },
      { action: 'setCustomerEmail', email: 'pat@example.org' },
      { action: 'calculateTax' },
    ];
    await filled(customer, add('TL-300-WH', 5));
    const { body } = await merge(await filled(guest, add('SH-200-CP'), ...shipTo('53044')));
    const kept = { customerEmail: 'pat@example.org', shippingAddress: { postalCode: '53044' } };
    expect(body).toMatchObject({ ...kept, taxedPrice: { totalTax: { currencyCode: 'USD' } } });
    const next = await createShopper(gateway);
    const other = await filled(next, add('SH-200-CP'), ...shipTo('53703'));
    expect((await merge(other, next.anonymousId)).body).toMatchObject(kept);
  });

  test('merging a cart twice returns the customer’s cart unchanged', async () => {
    await filled(customer, add('TL-300-WH', 5));
    const theirs = await filled(guest, add('SH-200-CP'));
    const first = await merge(theirs);
    expect(await merge(theirs)).toEqual(first);
    const adopted = await filled(await createShopper(gateway), add('SH-200-CP'));
    expect(await merge(adopted, adopted.anonymousId)).toMatchObject({ status: 200, body: { version: 4 } });
  });

  test('four concurrent sign-ins merge the cart once and lose nothing', async () => {
    await filled(customer, add('TL-300-WH', 5));
    const theirs = await filled(guest, add('SH-200-CP', 2), bundle);
    const responses = await Promise.all([merge(theirs), merge(theirs), merge(theirs), merge(theirs)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(shape(await customer.cart())).toEqual(['5 TL-300-WH', '2 SH-200-CP', '2 BX-100-WH', '2 BX-100-BOWL']);
  });

  test('merging the cart of another guest is a 404', async () => {
    const theirs = await filled(guest, add('SH-200-CP'));
    const other = await createShopper(gateway);
    expect((await merge(theirs, other.anonymousId)).status).toBe(404);
    expect((await customer.send('POST', '/cart/merge', { anonymousCartId: theirs.id })).status).toBe(404);
    expect(shape(await guest.cart())).toEqual(['1 SH-200-CP']);
  });

  test('the cart of another customer is never merged', async () => {
    const homeowner = await signInAs(gateway, 'homeowner@example.com');
    const theirs = await filled(guest, add('SH-200-CP'));
    await homeowner.send('POST', '/cart/merge', { anonymousCartId: theirs.id, anonymousId: guest.anonymousId });
    expect((await merge(theirs)).status).toBe(404);
    expect(shape(await homeowner.cart())).toEqual(['1 SH-200-CP']);
  });

  test('a guest cannot merge', async () => {
    const theirs = await filled(guest, add('SH-200-CP'));
    const body = { anonymousCartId: theirs.id, anonymousId: guest.anonymousId };
    expect((await guest.send('POST', '/cart/merge', body)).status).toBe(403);
  });

  test('a line of a product that is no longer on sale is merged with no stock', async () => {
    await filled(customer, add('TL-300-WH'));
    const theirs = await filled(guest, add('SH-200-CP', 2));
    await gateway.db.deleteFrom('products').where('id', '=', 'shower-head').execute();
    const { body } = await merge(theirs);
    expect(shape(body as Cart)).toEqual(['1 TL-300-WH', '2 SH-200-CP']);
    expect((body as Cart).lineItems[1]?.variant.availability.isOnStock).toBe(false);
    await gateway.db.deleteFrom('products').execute();
    await fillCatalogue(gateway.db);
  });
});

describe('the identity of a customer', () => {
  test('SDK-071 a customer gets the prices of their own customer group and may name it', async () => {
    const own: CartAction = { action: 'setCustomerGroup', customerGroup: { typeId: 'customer-group', key: 'TVS' } };
    const cart = await filled(customer, bundle, own);
    expect(cart).toMatchObject({ customerGroup: { obj: { key: 'TVS' } }, totalPrice: { centAmount: 123_800 } });
    expect(shape(await customer.change([add('TS-500-ST')]))).toContain('1 TS-500-ST');
  });

  test('a cart is read at the prices of the group that its owner has joined since its last change', async () => {
    const joining = await signInAs(gateway, 'homeowner@example.com');
    expect(await filled(joining, bundle)).toMatchObject({ totalPrice: { centAmount: 129_800 } });
    const members = gateway.db.updateTable('customers').where('email', '=', 'homeowner@example.com');
    await members.set({ persona: JSON.stringify(['KOUS:TVS']) }).execute();
    const member = await signInAs(gateway, 'homeowner@example.com');
    const cart = await member.cart();
    expect(cart).toMatchObject({ version: 2, totalPrice: { centAmount: 123_800 } });
    expect((await member.send('GET', `/cart/${cart.id}`)).body).toMatchObject({ totalPrice: { centAmount: 123_800 } });
    await members.set({ persona: JSON.stringify([]) }).execute();
  });

  test('DOM-061 SDK-002 SDK-070 the gateway tags an associate’s cart, whatever the request contains', async () => {
    const associate = await signInAs(gateway, 'associate@example.com');
    const tags = { orderType: 'ISC', associateId: 'A-1001' };
    const cart = await associate.createCart();
    expect(cart.custom.fields).toEqual(tags);
    const type = { typeId: 'type' as const, key: 'cart' };
    const changed = await associate.change([{ action: 'setCustomType', type, fields: { salesChannel: 'KOUS' } }]);
    expect(changed.custom).toEqual({ type: { typeId: 'type', id: 'cart' }, fields: { ...tags, salesChannel: 'KOUS' } });
    const actions = [{ action: 'setCustomType', type, fields: { associateId: 'A-7' } }];
    expect((await associate.send('POST', '/cart/v2/items', { actions })).status).toBe(400);
  });

  test('SDK-035 an associate changes a customer’s cart by its id, at the customer’s prices', async () => {
    const { id } = await filled(customer, bundle);
    const associate = await signInAs(gateway, 'associate@example.com');
    const { status, body } = await associate.send('POST', '/cart/v2/items', {
      cartId: id,
      actions: [add('SH-200-CP')],
    });
    expect([status, body]).toMatchObject([
      200,
      { id, customerGroup: { obj: { key: 'TVS' } }, custom: { fields: { orderType: 'ISC', associateId: 'A-1001' } } },
    ]);
    const theirs = await filled(guest, add('SH-200-CP'));
    expect((await associate.send('GET', `/cart/${theirs.id}`)).status).toBe(404);
  });
});
