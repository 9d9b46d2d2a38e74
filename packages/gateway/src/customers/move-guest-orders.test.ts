import { afterAll, expect, test } from 'vitest';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway } from '../../testing/gateway.ts';
import { placeOrder } from '../../testing/placed-orders.ts';
import { createShopper, signInAs, type Shopper } from '../../testing/shopper.ts';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import type { Order } from '../orders/index.ts';

const gateway = await testGateway({ fill: [seedAccounts, fillCatalogue] });
afterAll(() => gateway.close());

const email = 'pat@example.org';
const orderAs = (guest: Shopper, as: string) =>
  placeOrder(gateway, guest, [{ action: 'addLineItem', sku: 'BX-100-BOLT', quantity: 1 }], { email: as });

const numbersOf = async (shopper: Shopper) => {
  const { body } = await shopper.send('GET', '/checkout/orders/query');
  return (body as { results: Order[] }).results.map(({ orderNumber }) => orderNumber);
};

const signUp = (guest: Shopper, as: string) => {
  const account = { email: as, password: demoPassword, firstName: 'Pat', lastName: 'Doe' };
  return guest.send('POST', '/customer/signup', { ...account, accountType: 'homeowner', locale: 'en-US' });
};

test('a guest who signs up keeps the orders that they placed with the same e-mail address, and no others', async () => {
  const [guest, otherShopper] = [await createShopper(gateway), await createShopper(gateway)];
  const own = await orderAs(guest, 'Pat@Example.org');
  const otherAddress = await orderAs(guest, 'robin@example.org');
  const otherGuest = await orderAs(otherShopper, email);

  expect((await signUp(guest, email)).status).toBe(201);

  const customer = await signInAs(gateway, email);
  expect(await numbersOf(customer)).toEqual([own.orderNumber]);
  expect(await numbersOf(guest)).toEqual([otherAddress.orderNumber]);
  expect(await numbersOf(otherShopper)).toEqual([otherGuest.orderNumber]);
  const carts = await gateway.db.selectFrom('carts').where('customer_id', 'is not', null).select('id').execute();
  expect(carts).toEqual([{ id: own.cart.id }]); // is erased with the account
});

test('GW-011 an associate cannot read the guest id, which works as a credential, in an ordered cart of someone who signed up', async () => {
  const guest = await createShopper(gateway);
  const { cart } = await orderAs(guest, 'lee@example.org');
  await signUp(guest, 'lee@example.org');
  const associate = await signInAs(gateway, 'associate@example.com');
  const read = await associate.send('GET', `/cart/${cart.id}`);
  expect(read).toMatchObject({ status: 200, body: { id: cart.id } });
  expect(JSON.stringify(read.body)).not.toContain(guest.anonymousId);
});
