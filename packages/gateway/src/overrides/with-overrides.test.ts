import { documentedErrors, type Call } from '@basin/sdk/contract';
import { fixtures } from '@basin/sdk/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Gateway } from '../http/origin.ts';
import { countAttempt } from '../http/limits/attempts.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';
import { namedCalls } from './overrides.ts';
import { errorsOf } from './errors-of-call.ts';
import { readOverrides, writeOverrides } from './read-overrides.ts';
import { overriddenGateway, overriddenSdk, sharedNow } from './testing.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await overriddenGateway(fillCatalogue);
});
afterAll(() => gateway.close());

type Requests = Readonly<Record<string, Readonly<Record<string, { request: { query?: Record<string, string> } }>>>>;

/** The URL of a call with the query string of its fixture. */
function urlOf(name: string, { path }: Call): URL {
  const [area = '', own = ''] = name.split('.');
  const { query = {} } = (fixtures as unknown as Requests)[area]?.[own]?.request ?? expect.unreachable();
  const filled = path
    .replace('{pagePath}', '/en')
    .replace('{locale}', 'en')
    .replace(/\{\w+\}/g, 'x');
  const url = new URL(filled, 'http://any.test');
  for (const [member, value] of Object.entries(query))
    for (const each of [value].flat()) url.searchParams.append(member, each);
  return url;
}

const overridden = (text: string) => ({ 'Basin-Overrides': text });
const stockOf = async ({ send }: Shopper, headers = {}) => {
  const { body } = await send('GET', '/inventory/stock?sku=TL-300-GY', undefined, headers);
  return (body as { results: { availableQuantity: number }[] }).results[0]?.availableQuantity;
};

describe('error overrides', () => {
  const all = [...namedCalls].flatMap(([name, entry]) => {
    const { statuses, named } = errorsOf(name, entry);
    const rejections = named.filter(({ status }) => status >= 400);
    return [
      ...statuses.map((status) => [name, String(status), status] as const),
      ...rejections.map((error) => [name, error.name, error.status] as const),
    ];
  });
  const systems = () => ({ gateway, author: gateway.author, identity: gateway.identity });

  test('every error override of every call has a body that matches the contract', async () => {
    const wrong: string[] = [];
    for (const [name, error, status] of all) {
      const entry = namedCalls.get(name) ?? expect.unreachable();
      const headers = overridden(`${name};error=${error}`);
      const request = new Request(urlOf(name, entry), { method: entry.method, headers });
      const response = await systems()[entry.system].fetch(request);
      const isValid = documentedErrors(entry)[status]?.safeParse(await response.json()).success === true;
      if (response.status !== status || !isValid) wrong.push(`${name} ${error} responded with ${response.status}`);
    }
    expect(all.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  test('an error override affects only its own call, also under the base path', async () => {
    const shopper = await createShopper(gateway);
    await shopper.createCart();
    const headers = overridden('cart.active;error=503');
    expect(await shopper.send('GET', '/cart/active', undefined, headers)).toMatchObject({ status: 503 });
    expect(await shopper.send('GET', '/api/cart/active', undefined, headers)).toMatchObject({ status: 503 });
    expect(await shopper.send('GET', '/inventory/stock?sku=TL-300-GY', undefined, headers)).toMatchObject({
      status: 200,
    });
    expect(await shopper.send('GET', '/cart/active')).toMatchObject({ status: 200 });
  });

  test('the overrides timeout and cut make SDK calls fail with a timeout and a network error', async () => {
    const overrides = { text: '' };
    const sdk = overriddenSdk(gateway, overrides);
    await sdk.cart.create({ body: { currency: 'USD', taxMode: 'ExternalAmount' } });
    overrides.text = 'cart.active;error=timeout';
    await expect(sdk.cart.active()).rejects.toMatchObject({ kind: 'timeout' });
    overrides.text = 'cart.active;error=cut';
    await expect(sdk.cart.active()).rejects.toMatchObject({ kind: 'network' });
  });

  test('the override timeout does not keep a process alive that has finished', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const sdk = overriddenSdk(gateway, { text: 'cart.active;error=timeout' });
    await expect(sdk.cart.active()).rejects.toMatchObject({ kind: 'timeout' });
    const endless = timers.mock.calls.findIndex(([, delayMs = 0]) => delayMs >= 60_000);
    const timer: unknown = timers.mock.results[endless]?.value;
    timers.mockRestore();
    expect((timer as NodeJS.Timeout).hasRef()).toBe(false);
  });

  test('an invalid override is rejected with the reason', async () => {
    const { send } = await createShopper(gateway);
    for (const [text, message] of [
      ['cart.acitve;error=500', 'Basin-Overrides: Unknown call "cart.acitve".'],
      ['cart.active;error=418', 'Basin-Overrides: cart.active has no error "418".'],
      ['cart.active;latency=soon', 'Basin-Overrides: latency must be a whole number from 0 to 60000, not "soon".'],
      ['cart.active;delay=9', 'Basin-Overrides: Unknown member "delay" of cart.active; expected latency or error.'],
    ] as const)
      expect(await send('GET', '/cart/active', undefined, overridden(text))).toEqual({
        status: 400,
        body: { statusCode: 400, message },
      });
  });
});

describe('latency overrides', () => {
  test('a latency override does not delay other requests', async () => {
    const { send } = await createShopper(gateway);
    const order: string[] = [];
    await Promise.all([
      send('GET', '/cart/active', undefined, overridden('*;latency=400')).then(() => order.push('overridden')),
      send('GET', '/cart/active').then(() => order.push('plain')),
    ]);
    expect(order).toEqual(['plain', 'overridden']);
  });
});

describe('clock overrides', () => {
  const year = 365 * 86_400;
  const createdIn = async (shift: number) => {
    const { send } = await createShopper(gateway);
    const headers = shift === 0 ? {} : overridden(`clock;shift=${shift}`);
    // a guest token is validated with the same clock that issued it
    const token = await gateway.fetch(
      new Request('http://g.test/oauth/token?scope=guest', { method: 'POST', headers }),
    );
    const { data } = (await token.json()) as { data: { access_token: string } };
    const own = { ...headers, Authorization: `Bearer ${data.access_token}` };
    const { body } = await send('POST', '/cart/create', { currency: 'USD', taxMode: 'ExternalAmount' }, own);
    return (body as { createdAt: string }).createdAt.slice(0, 4);
  };

  test('a clock override applies to its own request only, among concurrent requests of three different years', async () => {
    const shifts = Array.from({ length: 30 }, (_, index) => ((index % 3) - 1) * year);
    expect(await Promise.all(shifts.map(createdIn))).toEqual(shifts.map((shift) => String(2030 + shift / year)));
  });

  test('a clock override does not affect the shared search index', async () => {
    const early = await overriddenGateway(fillCatalogue);
    const overrides = { text: `clock;shift=${-20 * year}` };
    const names = async (text: string) => {
      const { documents } = await overriddenSdk(early, { text }).search.listing({ query: { rows: 50 } });
      return documents.map(({ slug }) => slug);
    };
    await names(overrides.text); // builds the index during a request that is set to the year 2010
    const sdk = overriddenSdk(gateway, { text: '' });
    const plain = (await sdk.search.listing({ query: { rows: 50 } })).documents.map(({ slug }) => slug);
    expect(await names('')).toEqual(plain);
    await early.close();
  });

  test('attempts counted under a clock in the future do not lock anyone out now', async () => {
    const db = await memoryDatabase();
    const limit = { name: 'test', max: 2, windowSeconds: 900 };
    const nextYear = new Date(sharedNow().getTime() + year * 1000);
    for (const now of [nextYear, nextYear, nextYear]) await countAttempt(db, limit, 'someone', now);
    expect(await countAttempt(db, limit, 'someone', sharedNow())).toMatchObject({ count: 1, isOver: false });
    expect(await countAttempt(db, limit, 'someone', sharedNow())).toMatchObject({ count: 2 });
    await db.destroy();
  });
});

describe('stock overrides', () => {
  test('a stock override applies to its own request only: one shopper sees a sku sold out while another buys it', async () => {
    const [one, other] = [await createShopper(gateway), await createShopper(gateway)];
    const soldOut = overridden('stock;sku=TL-300-GY;available=0');
    expect(await Promise.all([stockOf(one, soldOut), stockOf(other)])).toEqual([0, 220]);
    const add = { actions: [{ action: 'addLineItem', sku: 'TL-300-GY', quantity: 1 }] };
    await Promise.all([one.createCart(), other.createCart()]);
    const [rejected, accepted] = await Promise.all([
      one.send('POST', '/cart/v2/items', add, soldOut),
      other.send('POST', '/cart/v2/items', add),
    ]);
    expect(rejected).toMatchObject({ status: 400, body: { errors: [{ code: 'OutOfStock' }] } });
    expect(accepted.status).toBe(200);
  });
});

test('default overrides apply to requests without the header, and invalid ones fail at startup', async () => {
  const withDefaults = await overriddenGateway(fillCatalogue, 'stock;sku=TL-300-GY;available=7');
  const shopper = await createShopper(withDefaults);
  expect(await stockOf(shopper)).toBe(7);
  expect(await stockOf(shopper, overridden('stock;sku=TL-300-GY;available=3'))).toBe(3);
  await expect(overriddenGateway(fillCatalogue, 'nonsense')).rejects.toThrow(
    'BASIN_OVERRIDES: Unknown call "nonsense".',
  );
  await withDefaults.close();
});

test('serialized overrides can be parsed again', () => {
  const text = 'cart.update;latency=20;error=409, *;latency=5, stock;sku=A-1;available=0, clock;shift=-60';
  expect(writeOverrides(readOverrides(text))).toBe(text);
  expect(writeOverrides(readOverrides(''))).toBe('');
});
