import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Cart } from '../cart/cart.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { cardPayment, cardToken, fillCart, newKey } from '../../testing/checkout.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { times } from '../../testing/in-parallel.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';

const network = '198.51.100.7';
const declinedCard = '4000000000009995';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillCatalogue });
  return () => gateway.close();
});
beforeEach(() => gateway.pass(3_600_000));

const guestAt = (peer?: string): Promise<Shopper> =>
  createShopper({ fetch: (request) => gateway.fetch(request, peer) });
const newCart = (guest: Shopper) => fillCart(guest, [{ action: 'addLineItem', sku: 'TL-300-GY' }]);

/** Pays with a card and returns the response status. */
async function pay(guest: Shopper, cart: Cart, number?: string): Promise<number> {
  const body = cardPayment(cart, await cardToken(gateway, number));
  return (await guest.send('POST', '/checkout/payment', body, newKey())).status;
}

const declines = async (count: number, pays: () => Promise<number>): Promise<number> => {
  let declined = 0;
  for (let index = 0; index < count; index++) declined += (await pays()) === 402 ? 1 : 0;
  return declined;
};

test('after ten declines in an hour a cart rejects even a valid card until the next hour', async () => {
  const guest = await guestAt();
  const cart = await newCart(guest);
  expect(await declines(30, () => pay(guest, cart, declinedCard))).toBe(10);
  expect(await pay(guest, cart)).toBe(429);
  gateway.pass(3_600_000);
  expect(await pay(guest, cart)).toBe(201);
});

test('concurrent payments cannot exceed the decline limit', async () => {
  const guest = await guestAt();
  const cart = await newCart(guest);
  const statuses = await Promise.all(times(30, () => pay(guest, cart, declinedCard)));
  expect(statuses.filter((status) => status === 402)).toHaveLength(10);
});

test('a shopper is limited to fifteen declines over all their carts, and another shopper can pay', async () => {
  const guest = await guestAt();
  const payNewCart = async () => {
    const status = await pay(guest, await newCart(guest), declinedCard);
    await guest.send('DELETE', '/cart/v2/deleteActiveCart');
    return status;
  };
  expect(await declines(20, payNewCart)).toBe(15);
  const other = await guestAt();
  expect(await pay(other, await newCart(other))).toBe(201);
});

test('a network is limited to sixty declines over all its shoppers, and another network is not affected', async () => {
  const payFrom = async (peer: string) => {
    const guest = await guestAt(peer);
    return pay(guest, await newCart(guest), declinedCard);
  };
  expect(await declines(65, () => payFrom(network))).toBe(60);
  expect(await payFrom('198.51.100.8')).toBe(402);
});

test('successful payments and repeated requests do not count as declines', async () => {
  const guest = await guestAt();
  const cart = await newCart(guest);
  const body = cardPayment(cart, await cardToken(gateway, declinedCard));
  const key = newKey();
  for (let repeat = 0; repeat < 12; repeat++)
    expect((await guest.send('POST', '/checkout/payment', body, key)).status).toBe(402);
  for (let count = 0; count < 12; count++) expect(await pay(guest, await guest.cart())).toBe(201);
  expect(await pay(guest, await guest.cart(), declinedCard)).toBe(402);
});
