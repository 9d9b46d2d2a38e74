import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { canChangeState, allowedFormHosts, requireSameOrigin } from './same-origin.ts';

const shop = 'https://shop.example';
const post = (headers: Record<string, string>, method = 'POST') => new Request(`${shop}/en/cart`, { method, headers });

describe('a request that changes state', () => {
  test.each([
    [{ 'Sec-Fetch-Site': 'same-origin' }, true],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: shop }, true],
    [{ Origin: shop }, true],
    [{ 'Sec-Fetch-Site': 'cross-site' }, false],
    [{ 'Sec-Fetch-Site': 'same-site' }, false],
    [{ 'Sec-Fetch-Site': 'none' }, false],
    [{ 'Sec-Fetch-Site': '' }, false],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: shop }, false],
    [{ Origin: 'https://evil.example' }, false],
    [{ Origin: 'null' }, false],
    [{ Origin: 'https://shop.example.evil.example' }, false],
    [{ Origin: 'http://shop.example' }, false],
    [{ Origin: 'https://shop.example:444' }, false],
    [{ Referer: `${shop}/en` }, false],
    [{}, false],
  ])('a request that changes state with the headers %o is allowed: %s', (headers, isAllowed) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])
      expect(canChangeState(post(headers as Record<string, string>, method), shop)).toBe(isAllowed);
  });
});

test('safe methods are allowed from every origin', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(canChangeState(post({ 'Sec-Fetch-Site': 'cross-site' }, method), shop)).toBe(true);
});

test('all loopback names count as the same origin in development, but another port does not', () => {
  const from = (origin: string) => canChangeState(post({ Origin: origin }), 'http://localhost:3000');
  expect(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'].map(from)).toEqual([true, true, true]);
  expect(from('http://localhost:3001')).toBe(false);
});

test('the router accepts forms from the hosts of the public origin, whatever the request URL is', () => {
  expect(allowedFormHosts('https://shop.example')).toEqual(['shop.example']);
  expect(allowedFormHosts('http://localhost:3000')).toContain('127.0.0.1:3000');
});

test('the middleware rejects a cross-site request before any route, including resource routes', async () => {
  const reached: string[] = [];
  const app = new Hono().use(requireSameOrigin(shop)).all('*', (c) => {
    reached.push(c.req.path);
    return c.text('done');
  });
  const rejected = await app.request(post({ 'Sec-Fetch-Site': 'cross-site' }));
  expect([rejected.status, await rejected.text()]).toEqual([403, expect.stringContaining('<a href="/en">')]);
  expect(reached).toEqual([]);
  expect((await app.request(post({ 'Sec-Fetch-Site': 'same-origin' }))).status).toBe(200);
});
