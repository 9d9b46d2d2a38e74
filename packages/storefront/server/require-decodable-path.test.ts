import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { isDecodablePath, requireDecodablePath } from './require-decodable-path.ts';

test.each(['/', '/en/products/bathroom-faucets', '/fr/%C3%A9vier', '/en/a%20b'])('%s is decodable', (path) => {
  expect(isDecodablePath(path)).toBe(true);
});

test.each([
  '/%E0%A4%A',
  '/%',
  '/%zz',
  '/en/%00',
  '/en/%0d%0aSet-Cookie',
  '/%5cevil.example',
  '/en/%7f',
  '//',
  '//evil.example',
  '//evil.example/..',
])('the path %s gets 400 and reaches no page', async (path) => {
  const app = new Hono().use(requireDecodablePath()).all('*', (c) => c.text('page'));
  expect(isDecodablePath(path)).toBe(false);
  expect((await app.request(`http://shop.example${path}`)).status).toBe(400);
});

test('a URL of more than 8 KB gets 400', async () => {
  const app = new Hono().use(requireDecodablePath()).all('*', (c) => c.text('page'));
  expect((await app.request(`http://shop.example/en?q=${'x'.repeat(9000)}`)).status).toBe(400);
});

test('a query with a null character, which no system accepts, gets 400', async () => {
  const app = new Hono().use(requireDecodablePath()).all('*', (c) => c.text('page'));
  expect((await app.request('http://shop.example/en/search?keyword=tap%00')).status).toBe(400);
});
