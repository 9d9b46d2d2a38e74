import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitPrefetch } from './limit-prefetch.ts';

test('a prefetch renders a page that guests share; any other prefetch gets 204', async () => {
  const app = new Hono();
  app.use(limitPrefetch((path) => path === '/en.data'));
  app.get('*', (c) => c.text('page'));
  const prefetch = { headers: { 'Sec-Purpose': 'prefetch' } };
  const statusOf = async (path: string, init?: RequestInit) => (await app.request(path, init)).status;
  expect([await statusOf('/en.data', prefetch), await statusOf('/en/cart.data', prefetch)]).toEqual([200, 204]);
  expect([await statusOf('/en.data'), await statusOf('/en/cart.data')]).toEqual([200, 200]);
});

test('a page that guests share is rendered ahead for visitors without a session; any other gets 503', async () => {
  const app = new Hono();
  app.use(limitPrefetch((path) => path === '/en'));
  app.get('*', (c) => c.text('page'));
  const statusOf = async (headers: Record<string, string>, path = '/en') =>
    (await app.request(path, { headers })).status;
  const purpose = { 'Sec-Purpose': 'prefetch;prerender' };
  const session = { Cookie: '__Host-sid=x' };
  expect([await statusOf(purpose), await statusOf(purpose, '/en/cart')]).toEqual([200, 503]);
  expect([await statusOf({ ...purpose, ...session }), await statusOf(session)]).toEqual([503, 200]);
});
