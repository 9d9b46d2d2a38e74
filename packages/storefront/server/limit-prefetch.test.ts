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
