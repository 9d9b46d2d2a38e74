import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { fillCart, newKey, payCart, submission } from '../../testing/checkout.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper, shopperWith, type Shopper } from '../../testing/shopper.ts';

const ownerIp = '203.0.113.77';
const attackerIp = '198.51.100.7';
const ownerEmail = 'pat@example.org';

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

/** Creates a guest who calls from an IP address. */
const from = (peer?: string): Promise<Shopper> => createShopper({ fetch: (request) => gateway.fetch(request, peer) });

const find = (shopper: Shopper, orderId: string, email: string) =>
  shopper.send('POST', '/checkout/orders/v1/find-my-orders', { orderId, email });

/** Returns the statuses of look-ups with different e-mail addresses. */
async function guess(peer: string | undefined, attempts: number, orderId = number): Promise<number[]> {
  const shopper = await from(peer);
  const statuses: number[] = [];
  for (let index = 0; index < attempts; index++)
    statuses.push((await find(shopper, orderId, `${peer}-${index}@example.com`)).status);
  return statuses;
}

const times = (count: number, status: number) => Array<number>(count).fill(status);

describe('guessing the e-mail address of an order', () => {
  test('GW-007 one network may fail to look up an order ten times, and the owner still finds the order', async () => {
    expect(await guess(attackerIp, 12)).toEqual([...times(10, 404), 429, 429]);
    expect((await find(await from(ownerIp), number, ownerEmail)).status).toBe(200);
  });

  test('GW-007 the numbers of the parts of an order count as its own', async () => {
    const shopper = await from(attackerIp);
    const statuses: number[] = [];
    for (let part = 1; part <= 12; part++)
      statuses.push((await find(shopper, `${number}-${part}`, `guess-${part}@example.com`)).status);
    expect(statuses).toEqual([...times(10, 404), 429, 429]);
  });

  test('control: without IP addresses all callers count as one network, and this suite detects that the owner is locked out', async () => {
    await guess(undefined, 12);
    expect((await find(await from(), number, ownerEmail)).status).toBe(429);
  });

  test('GW-007 all networks together may fail to look up an order 300 times, of which one network counts at most ten', async () => {
    await guess(attackerIp, 50);
    const statuses: number[] = [];
    for (let index = 1; index <= 30; index++) statuses.push(...(await guess(`198.51.100.${index + 10}`, 10)));
    expect(statuses).toEqual([...times(290, 404), ...times(10, 429)]);
    gateway.pass(900_000);
    expect((await find(await from(ownerIp), number, ownerEmail)).status).toBe(200);
  });

  test('GW-007 the limit is the same for an unknown order, so that it does not reveal which orders exist', async () => {
    expect(await guess(attackerIp, 12, 'W000000000000')).toEqual(await guess(attackerIp, 12));
  });
});

test('GW-007 a guest may fail to look up thirty orders in all, from any number of networks, and another guest is unaffected', async () => {
  const { token, anonymousId } = await from(attackerIp);
  const statuses: number[] = [];
  for (let index = 0; index < 33; index++) {
    const peer = `198.51.100.${index + 10}`;
    const shopper = shopperWith({ fetch: (request) => gateway.fetch(request, peer) }, token, anonymousId);
    statuses.push((await find(shopper, `W00000000${index + 1000}`, `guess-${index}@example.com`)).status);
  }
  expect(statuses).toEqual([...times(30, 404), ...times(3, 429)]);
  expect((await find(await from(attackerIp), number, ownerEmail)).status).toBe(200);
});

test('GW-007 successful look-ups do not count towards the limit', async () => {
  const owner = await from(ownerIp);
  for (let index = 0; index < 25; index++) expect((await find(owner, number, ownerEmail)).status).toBe(200);
  const counts = await gateway.db
    .selectFrom('attempts')
    .select('count')
    .where('key', 'like', 'order-look-up%')
    .execute();
  expect(counts.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
});
