import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Gateway } from '../http/origin.ts';
import { testGateway } from '../../testing/gateway.ts';
import { namedCalls } from './overrides.ts';
import { overrideOptions, sharedNow } from './testing.ts';
import { withOverrides } from './with-overrides.ts';

const bare = { fetch: () => new Response('own', { status: 404 }) };
const gateway = withOverrides({ ...bare, author: bare, identity: bare } as unknown as Gateway, overrideOptions);
const overridesUrl = 'http://localhost:4000/overrides';

const get = async (cookie = '', url = overridesUrl) =>
  gateway.fetch(new Request(url, { headers: { Cookie: cookie }, redirect: 'manual' }));

const post = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  gateway.fetch(new Request(overridesUrl, { method: 'POST', body: new URLSearchParams(fields), headers }));

const cookieAfter = async (fields: Record<string, string>, cookie = '') => {
  const response = await post(fields, { Cookie: cookie });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
};

test('the overrides page lists every call with its errors', async () => {
  const page = await (await get()).text();
  for (const name of namedCalls.keys()) expect(page).toContain(`>${name}</a>`);
  expect(page).toContain('cart-missing out-of-stock 400 401');
  expect(page).toContain('No overrides are active.');
});

test('each form on the overrides page adds an override to the browser’s cookie or removes one', async () => {
  const call = await cookieAfter({ act: 'call', target: 'cart.update', error: '409', latency: '20' });
  expect(decodeURIComponent(call)).toBe('basin-overrides=cart.update;latency=20;error=409');
  const changed = await cookieAfter({ act: 'call', target: 'cart.update', error: '', latency: '5' }, call);
  expect(decodeURIComponent(changed)).toBe('basin-overrides=cart.update;latency=5');
  const stock = await cookieAfter({ act: 'stock', sku: 'A-1', available: '3' }, changed);
  const at = new Date(sharedNow().getTime() + 86_400_000).toISOString().slice(0, 16);
  const clock = await cookieAfter({ act: 'clock', at }, stock);
  const all = 'cart.update;latency=5, stock;sku=A-1;available=3, clock;shift=86400';
  expect(decodeURIComponent(clock)).toBe(`basin-overrides=${all}`);
  expect(await (await get(clock)).text()).toContain(`Basin-Overrides: ${all}`);
  const less = await cookieAfter({ act: 'remove', target: 'A-1' }, clock);
  expect(decodeURIComponent(less)).toBe('basin-overrides=cart.update;latency=5, clock;shift=86400');
  expect(await cookieAfter({ act: 'clear' }, clock)).toBe('basin-overrides=');
});

test('the overrides cookie is host-only and not readable by scripts', async () => {
  const cookie = (await post({ act: 'call', target: '*', error: '500' })).headers.get('set-cookie');
  expect(cookie).toMatch(/; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
});

test.each([
  [{ act: 'call', target: 'cart.update', error: '418' }, 'cart.update has no error "418".'],
  [{ act: 'call', target: 'cart.buy', error: '' }, 'Unknown call "cart.buy".'],
  [{ act: 'stock', sku: 'A;available=9', available: '1' }, '"A;available=9" is not a valid sku.'],
  [{ act: 'clock', at: 'tomorrow' }, '"tomorrow" is not a valid date and time.'],
])('the invalid form %j shows an error and sets no cookie', async (fields, message) => {
  const response = await post(fields);
  expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null]);
  expect((await response.text()).replaceAll('&quot;', '"')).toContain(message);
});

test('a page of another site cannot set overrides, and the overrides page escapes its input', async () => {
  const foreign = await post({ act: 'call', target: '*', error: '500' }, { Origin: 'https://outsider.example' });
  expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null]);
  const page = await get('', `${overridesUrl}?call=<script>alert(1)</script>`);
  expect(await page.text()).not.toContain('<script');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the overrides page redirects to the shop’s host, whose cookies it sets', async () => {
  const response = await get('', 'http://127.0.0.1:4000/overrides?call=cart.update');
  expect([response.status, response.headers.get('location')]).toEqual([302, `${overridesUrl}?call=cart.update`]);
});

test('a gateway without overrides serves no overrides page and ignores the header', async () => {
  const plain = await testGateway();
  expect((await plain.fetch(new Request(overridesUrl))).status).toBe(404);
  const headers = { 'Basin-Overrides': '*;error=500' };
  const token = new Request('http://localhost:4000/oauth/token?scope=guest', { method: 'POST', headers });
  expect((await plain.fetch(token)).status).toBe(200);
  await plain.close();
});

test('only the gateway’s entry point loads the overrides code, and only outside production', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/^overrides\/|test\.ts$/.test(file));
  const loading = files.filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes('/overrides/'));
  expect(loading).toEqual(['engine.ts', 'main/start-gateway.ts']); // engine.ts is for the mock back end only
  expect(files.filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes('/engine.ts'))).toEqual([]);
  const entryPoint = readFileSync(`${folder}/main/start-gateway.ts`, 'utf8');
  expect(entryPoint).not.toMatch(/^import .*overrides/m);
  expect(entryPoint).toContain('settings.isProduction ? create : createWithOverrides');
});
