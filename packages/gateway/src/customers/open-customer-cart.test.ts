import { afterAll, describe, expect, test } from 'vitest';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway } from '../../testing/gateway.ts';
import { createShopper, signInAs, type GatewayReply, type Shopper } from '../../testing/shopper.ts';
import type { Cart } from '../cart/index.ts';
import { seedAccounts } from '../demonstration/seed-accounts.ts';

const gateway = await testGateway({ fill: fillCatalogue });
await seedAccounts(gateway.db);
afterAll(() => gateway.close());

const open = (shopper: Shopper, email: string) => shopper.send('POST', '/customer/cart', { email });
const cartsOf = (shopper: Shopper) => shopper.send('GET', '/cart/active');

describe('opening a customer’s cart', () => {
  test('SDK-002 SDK-035 an associate opens a customer’s cart by e-mail address in any letter case, new or existing, with their tags', async () => {
    const [associate, homeowner] = [
      await signInAs(gateway, 'associate@example.com'),
      await signInAs(gateway, 'homeowner@example.com'),
    ];
    const own = await associate.createCart();
    const { status, body } = await open(associate, ' Homeowner@Example.com');
    expect([status, body]).toEqual([
      200,
      {
        cartId: expect.any(String) as string,
        customerId: expect.any(String) as string,
        email: 'homeowner@example.com',
        persona: [],
        firstName: 'Homer',
        lastName: 'Owner',
      },
    ]);
    expect((await open(associate, 'homeowner@example.com')).body).toEqual(body);
    const { cartId, customerId } = body as { cartId: string; customerId: string };
    expect((await associate.send('POST', '/customer/cart', { customerId })).body).toEqual(body);
    expect((await associate.send('POST', '/customer/cart', {})).status).toBe(400);
    expect(cartId).not.toBe(own.id);
    expect((await cartsOf(homeowner)).body).toMatchObject({
      id: cartId,
      custom: { fields: { orderType: 'ISC', associateId: 'A-1001' } },
    });
  });

  test('a cart that an associate opens is in the customer’s language', async () => {
    const associate = await signInAs(gateway, 'associate@example.com');
    const name = { firstName: 'Ève', lastName: 'Roy', accountType: 'homeowner', newsletterOptIn: false };
    const account = { ...name, email: 'eve@example.org', password: 'Soak!Basin2030', locale: 'fr-CA' };
    const guest = await createShopper(gateway);
    expect((await guest.send('POST', '/customer/signup', account)).status).toBe(201);
    const { cartId } = (await open(associate, account.email)).body as { cartId: string };
    expect((await associate.send('GET', `/cart/${cartId}`)).body).toMatchObject({ locale: 'fr-CA' });
  });

  test('a cart that an associate opens has the prices of the group that its customer has joined since', async () => {
    const buyer = await signInAs(gateway, 'company@example.com');
    await buyer.createCart();
    await buyer.change([{ action: 'addbundle', sku: 'BX-100-WH', bundleItems: [{ sku: 'BX-100-BOWL', quantity: 1 }] }]);
    const before = await buyer.send('GET', '/cart/active');
    await gateway.db
      .updateTable('customers')
      .set({ persona: JSON.stringify(['KOUS:TVS']) })
      .where('email', '=', 'company@example.com')
      .execute();
    const associate = await signInAs(gateway, 'associate@example.com');
    const { cartId } = (await open(associate, 'company@example.com')).body as { cartId: string };
    const priceIn = (reply: GatewayReply) => (reply.body as Cart).lineItems[0]?.price.value.centAmount;
    expect(priceIn(await associate.send('GET', `/cart/${cartId}`))).toBe(61_900);
    expect(priceIn(before)).toBeGreaterThan(61_900);
  });

  test('opening a cart of another associate or an unknown customer is a 404, and 429 after thirty attempts', async () => {
    const associate = await signInAs(gateway, 'associate@example.com');
    expect((await open(associate, 'associate@example.com')).status).toBe(404);
    for (let miss = 1; miss < 30; miss++)
      expect((await open(associate, `nobody-${miss}@example.org`)).status).toBe(404);
    expect((await open(associate, 'nobody@example.org')).status).toBe(429);
  });
});

test.each(['trade@example.com', 'company@example.com'])(
  'the response to %s does not reveal whether a customer exists, and no cart is opened',
  async (email) => {
    const customer = await signInAs(gateway, email);
    const [known, unknown] = [await open(customer, 'friends@example.com'), await open(customer, 'nobody@example.org')];
    expect(known.status).toBe(403);
    expect(known).toEqual(unknown);
    const friends = await signInAs(gateway, 'friends@example.com');
    expect((await cartsOf(friends)).status).toBe(404);
  },
);
