import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Gateway } from '../http/origin.ts';
import { testGateway } from '../../testing/gateway.ts';
import { namedCalls } from './overrides.ts';
import { overrideOptions, houseNow } from './testing.ts';
import { withOverrides } from './with-overrides.ts';

const bare = { fetch: () => new Response('own', { status: 404 }) };
const gateway = withOverrides({ ...bare, author: bare, identity: bare } as unknown as Gateway, overrideOptions);
const OVERRIDES_URL = 'http://localhost:4000/overrides';

const get = async (cookie = '', url = OVERRIDES_URL) =>
  gateway.fetch(new Request(url, { headers: { Cookie: cookie }, redirect: 'manual' }));

const post = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  gateway.fetch(new Request(OVERRIDES_URL, { method: 'POST', body: new URLSearchParams(fields), headers }));

const cookieAfter = async (fields: Record<string, string>, cookie = '') => {
  const answer = await post(fields, { Cookie: cookie });
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
};

test('the page lists every call with its errors', async () => {
  const page = await (await get()).text();
  for (const name of namedCalls.keys()) expect(page).toContain(`>${name}</a>`);
  expect(page).toContain('cart-missing out-of-stock 400 401');
  expect(page).toContain('Nothing: the gateway answers as it is.');
});

test('each form adds to the cookie of the browser, and takes off again', async () => {
  const call = await cookieAfter({ act: 'call', target: 'cart.update', error: '409', latency: '20' });
  expect(decodeURIComponent(call)).toBe('basin-overrides=cart.update;latency=20;error=409');
  const changed = await cookieAfter({ act: 'call', target: 'cart.update', error: '', latency: '5' }, call);
  expect(decodeURIComponent(changed)).toBe('basin-overrides=cart.update;latency=5');
  const stock = await cookieAfter({ act: 'stock', sku: 'A-1', available: '3' }, changed);
  const at = new Date(houseNow().getTime() + 86_400_000).toISOString().slice(0, 16);
  const clock = await cookieAfter({ act: 'clock', at }, stock);
  const all = 'cart.update;latency=5, stock;sku=A-1;available=3, clock;shift=86400';
  expect(decodeURIComponent(clock)).toBe(`basin-overrides=${all}`);
  expect(await (await get(clock)).text()).toContain(`Basin-Overrides: ${all}`);
  const less = await cookieAfter({ act: 'remove', target: 'A-1' }, clock);
  expect(decodeURIComponent(less)).toBe('basin-overrides=cart.update;latency=5, clock;shift=86400');
  expect(await cookieAfter({ act: 'clear' }, clock)).toBe('basin-overrides=');
});

test('the cookie is for this host, out of reach of scripts', async () => {
  const cookie = (await post({ act: 'call', target: '*', error: '500' })).headers.get('set-cookie');
  expect(cookie).toMatch(/; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
});

test.each([
  [{ act: 'call', target: 'cart.update', error: '418' }, '"418" is no error that cart.update has.'],
  [{ act: 'call', target: 'cart.buy', error: '' }, 'There is no call "cart.buy".'],
  [{ act: 'stock', sku: 'A;available=9', available: '1' }, '"A;available=9" is no sku.'],
  [{ act: 'clock', at: 'tomorrow' }, '"tomorrow" is no date and time.'],
])('%j is said to be wrong, and nothing is set', async (fields, message) => {
  const answer = await post(fields);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
  expect((await answer.text()).replaceAll('&quot;', '"')).toContain(message);
});

test('a page of another site cannot set it, and what it shows is text', async () => {
  const foreign = await post({ act: 'call', target: '*', error: '500' }, { Origin: 'https://outsider.example' });
  expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null]);
  const page = await get('', `${OVERRIDES_URL}?call=<script>alert(1)</script>`);
  expect(await page.text()).not.toContain('<script');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('it is shown under the host of the shop, whose cookies it sets', async () => {
  const answer = await get('', 'http://127.0.0.1:4000/overrides?call=cart.update');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${OVERRIDES_URL}?call=cart.update`]);
});

test('a gateway that was not asked to be overridden has no page and reads no header', async () => {
  const plain = await testGateway();
  expect((await plain.fetch(new Request(OVERRIDES_URL))).status).toBe(404);
  const headers = { 'Basin-Overrides': '*;error=500' };
  const token = new Request('http://localhost:4000/oauth/token?scope=guest', { method: 'POST', headers });
  expect((await plain.fetch(token)).status).toBe(200);
  await plain.close();
});

test('only the program loads the overrides, and only outside of production', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/^overrides\/|test\.ts$/.test(file));
  const loading = files.filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes('/overrides/'));
  expect(loading).toEqual(['engine.ts', 'main/start-gateway.ts']); // the engine's entry is for the mock back end alone
  expect(files.filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes('/engine.ts'))).toEqual([]);
  const program = readFileSync(`${folder}/main/start-gateway.ts`, 'utf8');
  expect(program).not.toMatch(/^import .*overrides/m);
  expect(program).toContain('settings.isProduction ? create : createWithOverrides');
});
