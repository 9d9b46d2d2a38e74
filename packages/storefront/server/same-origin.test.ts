import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { mayChangeState, ownHosts, sameOrigin } from './same-origin.ts';

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
  ])('with %o passes: %s', (headers, passes) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])
      expect(mayChangeState(post(headers as Record<string, string>, method), shop)).toBe(passes);
  });
});

test('reading is open to every origin', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(mayChangeState(post({ 'Sec-Fetch-Site': 'cross-site' }, method), shop)).toBe(true);
});

test('on a developer’s machine the loopback names are one place, another port is not', () => {
  const from = (origin: string) => mayChangeState(post({ Origin: origin }), 'http://localhost:3000');
  expect(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'].map(from)).toEqual([true, true, true]);
  expect(from('http://localhost:3001')).toBe(false);
});

test('the router takes forms of the public address, whatever address it is asked under itself', () => {
  expect(ownHosts('https://shop.example')).toEqual(['shop.example']);
  expect(ownHosts('http://localhost:3000')).toContain('127.0.0.1:3000');
});

test('the middleware stops a foreign request before any route, resource routes included', async () => {
  const reached: string[] = [];
  const app = new Hono().use(sameOrigin(shop)).all('*', (c) => {
    reached.push(c.req.path);
    return c.text('done');
  });
  expect((await app.request(post({ 'Sec-Fetch-Site': 'cross-site' }))).status).toBe(403);
  expect(reached).toEqual([]);
  expect((await app.request(post({ 'Sec-Fetch-Site': 'same-origin' }))).status).toBe(200);
});
