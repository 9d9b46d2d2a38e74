import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { fillCart, newKey, payCart, submission } from '../../testing/checkout.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper, shopperWith, type Shopper } from '../../testing/shopper.ts';

const HOME = '203.0.113.77';
const STRANGER = '198.51.100.7';
const OWNER = 'pat@example.org';

let gateway: TestGateway;
let number: string;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillCatalogue });
  const guest = await createShopper(gateway);
  const cart = await fillCart(guest, [{ action: 'addLineItem', sku: 'TL-300-GY' }]);
  const body = submission(cart, await payCart(gateway, guest, cart));
  const order = await guest.send('POST', '/checkout/v2/order/submit', body, newKey());
  number = (order.body as { orderNumber: string }).orderNumber;
  return () => gateway.close();
});
beforeEach(async () => {
  await gateway.db.deleteFrom('attempts').execute();
});

/** A guest behind an address. */
const from = (peer?: string): Promise<Shopper> => createShopper({ fetch: (request) => gateway.fetch(request, peer) });

const find = (shopper: Shopper, orderId: string, email: string) =>
  shopper.send('POST', '/checkout/orders/v1/find-my-orders', { orderId, email });

/** The statuses of so many tries, each with another e-mail. */
async function guess(peer: string | undefined, tries: number, orderId = number): Promise<number[]> {
  const shopper = await from(peer);
  const statuses: number[] = [];
  for (let index = 0; index < tries; index++)
    statuses.push((await find(shopper, orderId, `${peer}-${index}@example.com`)).status);
  return statuses;
}

const times = (count: number, status: number) => Array<number>(count).fill(status);

describe('an order whose number an outsider knows', () => {
  test('GW-007 is tried ten times from a network, and its owner finds it all the same', async () => {
    expect(await guess(STRANGER, 12)).toEqual([...times(10, 404), 429, 429]);
    expect((await find(await from(HOME), number, OWNER)).status).toBe(200);
  });

  test('control: where nobody has an address all are one, the owner is locked out, and this suite sees it', async () => {
    await guess(undefined, 12);
    expect((await find(await from(), number, OWNER)).status).toBe(429);
  });

  test('GW-007 is tried no more than 300 times from all networks, of which one adds ten', async () => {
    await guess(STRANGER, 50);
    const statuses: number[] = [];
    for (let index = 1; index <= 30; index++) statuses.push(...(await guess(`198.51.100.${index + 10}`, 10)));
    expect(statuses).toEqual([...times(290, 404), ...times(10, 429)]);
    gateway.pass(900_000);
    expect((await find(await from(HOME), number, OWNER)).status).toBe(200);
  });

  test('GW-007 is limited as one that does not exist: the answers say nothing', async () => {
    expect(await guess(STRANGER, 12, 'W000000000000')).toEqual(await guess(STRANGER, 12));
  });
});

test('GW-007 a guest misses thirty orders, however many networks they come from; another guest still finds theirs', async () => {
  const { token, anonymousId } = await from(STRANGER);
  const statuses: number[] = [];
  for (let index = 0; index < 33; index++) {
    const peer = `198.51.100.${index + 10}`;
    const shopper = shopperWith({ fetch: (request) => gateway.fetch(request, peer) }, token, anonymousId);
    statuses.push((await find(shopper, `W00000000${index + 1000}`, `guess-${index}@example.com`)).status);
  }
  expect(statuses).toEqual([...times(30, 404), ...times(3, 429)]);
  expect((await find(await from(STRANGER), number, OWNER)).status).toBe(200);
});

test('GW-007 who finds the order may look as often as the network allows: what is found does not count', async () => {
  const owner = await from(HOME);
  for (let index = 0; index < 25; index++) expect((await find(owner, number, OWNER)).status).toBe(200);
  const counts = await gateway.db
    .selectFrom('attempts')
    .select('count')
    .where('key', 'like', 'order-look-up%')
    .execute();
  expect(counts.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
});
