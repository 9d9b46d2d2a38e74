import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { fetchedAhead } from './fetched-ahead.ts';

test('a page is fetched ahead where guests share it; another one is not made', async () => {
  const app = new Hono();
  app.use(fetchedAhead((path) => path === '/en.data'));
  app.get('*', (c) => c.text('page'));
  const ahead = { headers: { 'Sec-Purpose': 'prefetch' } };
  const statusOf = async (path: string, init?: RequestInit) => (await app.request(path, init)).status;
  expect([await statusOf('/en.data', ahead), await statusOf('/en/cart.data', ahead)]).toEqual([200, 204]);
  expect([await statusOf('/en.data'), await statusOf('/en/cart.data')]).toEqual([200, 200]);
});
