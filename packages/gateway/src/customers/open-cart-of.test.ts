import { afterAll, describe, expect, test } from 'vitest';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway } from '../../testing/gateway.ts';
import { signInAs, type Shopper } from '../../testing/shopper.ts';
import { seedAccounts } from '../demonstration/seed-accounts.ts';

const gateway = await testGateway({ fill: fillCatalogue });
await seedAccounts(gateway.db);
afterAll(() => gateway.close());

const open = (shopper: Shopper, email: string) => shopper.send('POST', '/customer/cart', { email });
const cartsOf = (shopper: Shopper) => shopper.send('GET', '/cart/active');

describe('an associate opens the cart of a customer', () => {
  test('SDK-002 SDK-035 by e-mail, whatever its case: the one that is open, else a new one with the tags of the sale', async () => {
    const [associate, homeowner] = [
      await signInAs(gateway, 'associate@example.com'),
      await signInAs(gateway, 'homeowner@example.com'),
    ];
    const own = await associate.createCart();
    const { status, body } = await open(associate, ' Homeowner@Example.com');
    expect([status, body]).toEqual([
      200,
      {
        ...{ cartId: expect.any(String) as string, customerId: expect.any(String) as string },
        ...{ email: 'homeowner@example.com', persona: [] },
        ...{ firstName: 'Homer', lastName: 'Owner' },
      },
    ]);
    expect((await open(associate, 'homeowner@example.com')).body).toEqual(body);
    const { cartId, customerId } = body as { cartId: string; customerId: string };
    expect((await associate.send('POST', '/customer/cart', { customerId })).body).toEqual(body);
    expect((await associate.send('POST', '/customer/cart', {})).status).toBe(400);
    expect(cartId).not.toBe(own.id);
    expect((await cartsOf(homeowner)).body).toMatchObject({
      ...{ id: cartId, custom: { fields: { orderType: 'ISC', associateId: 'A-1001' } } },
    });
  });

  test('not that of another associate, and not of who has no account; thirty of these are enough', async () => {
    const associate = await signInAs(gateway, 'associate@example.com');
    expect((await open(associate, 'associate@example.com')).status).toBe(404);
    for (let miss = 1; miss < 30; miss++)
      expect((await open(associate, `nobody-${miss}@example.org`)).status).toBe(404);
    expect((await open(associate, 'nobody@example.org')).status).toBe(429);
  });
});

test.each(['trade@example.com', 'company@example.com'])(
  'to %s it is the same whether or not there is such a customer, and no cart is opened',
  async (email) => {
    const customer = await signInAs(gateway, email);
    const [known, unknown] = [await open(customer, 'friends@example.com'), await open(customer, 'nobody@example.org')];
    expect(known.status).toBe(403);
    expect(known).toEqual(unknown);
    const friends = await signInAs(gateway, 'friends@example.com');
    expect((await cartsOf(friends)).status).toBe(404);
  },
);
