import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../app/shell/sdk/shared-catalogue.server.ts';
import type { Env } from './forwarded-for.ts';
import { readEnvironment } from './environment.ts';
import { securityHeaders, type PolicyVariables } from './security-headers.ts';
import { createSharedPages, sharedMark } from './shared-pages.ts';
import { addEtags } from './static-files.ts';

const catalogue = {} as Catalogue; // the test pages do not read it
const environment = readEnvironment({ SESSION_SECRET: 's'.repeat(32) });

/** Creates a shop whose pages contain the headers of their request and a render counter. */
function createTestShop(
  pageHeaders: Record<string, string> = { 'Cache-Control': sharedMark },
  { usesThirdPartyAnalytics = false } = {},
) {
  const state = { rendered: 0, revision: '1', status: 200, nowMs: 1_000 };
  const app = new Hono<Env & { Variables: PolicyVariables }>();
  const renderTestPage = (request: Request, nonce = '', cartUnits = 0, persona = '') => {
    const visitor = [...request.headers].join() + (cartUnits > 0 ? `a cart of ${cartUnits}` : '') + persona;
    const html = `page ${(state.rendered += 1)} for ${visitor}<script nonce="${nonce}">ours()</script><script>planted()</script>`;
    return Promise.resolve(new Response(html, { status: state.status, headers: pageHeaders }));
  };
  app.use(securityHeaders(environment), addEtags());
  const { serveGuests, pageForCustomer } = createSharedPages({
    render: (request, c, { cartUnits, customer }) => {
      if (customer && c.req.path === '/en/saved') return Promise.resolve(new Response('saved'));
      return renderTestPage(request, c.var.secureHeadersNonce, cartUnits, customer?.persona);
    },
    cartUnits: ({ sid, cart }) => (sid === undefined ? 0 : cart === undefined ? undefined : Number(cart)),
    revision: () => state.revision,
    isSharedPath: (path) => path !== '/en/cart',
    usesThirdPartyAnalytics,
    now: () => state.nowMs,
  });
  app.use(serveGuests);
  app.use(async (c, next) => {
    const [, persona] = /persona=(\w+)/.exec(c.req.header('Cookie') ?? '') ?? [];
    if (persona === undefined) return next();
    const favouriteState = { favourite: { sku: 'K-1' }, isSaved: persona === 'FAF' };
    const customer = {
      persona,
      role: 'customer',
      catalogue,
      favouriteState,
      onUnknownFavourite: () => undefined,
    } as const;
    return (await pageForCustomer(c)?.({ cartUnits: 1, customer })) ?? next();
  });
  app.get('*', (c) => renderTestPage(c.req.raw, c.var.secureHeadersNonce));
  const get = (path = '/en', headers: Record<string, string> = {}) => app.request(path, { headers });
  const text = async (...given: Parameters<typeof get>) => (await (await get(...given)).text()).split('<')[0];
  return { state, get, text };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('guests share a page, which is rendered once for a request without their data', async () => {
  const { text } = createTestShop();
  const visitors = ['a', 'b', 'c'].map((name) => text('/en', { 'User-Agent': name, Cookie: `other=${name}` }));
  expect(await Promise.all(visitors)).toEqual(['page 1 for ', 'page 1 for ', 'page 1 for ']);
});

test('each URL has its own shared page', async () => {
  const { text } = createTestShop();
  expect(await Promise.all([text('/en'), text('/en?page=2'), text('/fr')])).toEqual(
    [1, 2, 3].map((count) => `page ${count} for `),
  );
});

test.each([...['sid=x', 'sid=x; cart=2; __Host-notice-1=x'], ...['__Host-preview=on', '__Host-preview-token=x']])(
  'a visitor with the cookies %s gets a page of their own',
  async (Cookie) => {
    const { text } = createTestShop();
    expect(await text('/en', { Cookie })).toContain(Cookie);
    expect(await text('/en')).toBe('page 2 for ');
  },
);

test('guests with the same number of units in their carts share a page that no other cache may store', async () => {
  const { get, text } = createTestShop();
  const visitors = ['sid=a; cart=2', 'sid=b; cart=2', 'sid=c; cart=3', 'other=d'].map((Cookie) =>
    text('/en', { Cookie }),
  );
  expect(await Promise.all(visitors)).toEqual([
    ...['page 1 for a cart of 2', 'page 1 for a cart of 2'],
    ...['page 2 for a cart of 3', 'page 3 for '],
  ]);
  const { headers } = await get('/en', { Cookie: 'sid=e; cart=2' });
  expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['private, no-store', null]);
});

test('only guests get the rules by which the browser renders pages ahead', async () => {
  const { get } = createTestShop();
  const rulesOf = async (Cookie: string) => (await get('/en', { Cookie })).headers.get('Speculation-Rules');
  expect(await Promise.all(['other=d', 'sid=e; cart=2', 'sid=d; persona=TVS'].map(rulesOf))).toEqual([
    ...['"/prerender-rules.json"', '"/prerender-rules.json"', null],
  ]);
});

test('customers of a persona share a page that neither guests nor another persona get', async () => {
  const { get, text } = createTestShop();
  const customers = ['sid=a; persona=TVS', 'sid=b; persona=TVS', 'sid=c; persona=FAF', ''];
  expect(await Promise.all(customers.map((Cookie) => text('/en', { Cookie })))).toEqual([
    ...['page 1 for a cart of 1TVS', 'page 1 for a cart of 1TVS', 'page 2 for a cart of 1FAF', 'page 3 for '],
  ]);
  const { headers } = await get('/en', { Cookie: 'sid=d; persona=TVS' });
  expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['private, no-store', null]);
});

test('a customer gets their own page when it shows personal data, and always for data requests of the router', async () => {
  const { text } = createTestShop();
  const Cookie = 'sid=a; persona=TVS';
  expect(await text('/en/saved', { Cookie })).toBe(`page 1 for cookie,${Cookie}`);
  expect(await text('/en/saved', { Cookie })).toBe(`page 2 for cookie,${Cookie}`);
  expect(await text('/en.data', { Cookie })).toBe(`page 3 for cookie,${Cookie}`);
});

test('visitors with the same analytics consent share a page, regardless of the date of consent', async () => {
  const { text } = createTestShop();
  const consents = ['accepted.2026-01-31', 'accepted.2026-11-22', 'declined.2026-11-22', 'invented'];
  const pages = consents.map((consent) => text('/en', { Cookie: `basin-consent=${consent}` }));
  expect(await Promise.all(pages)).toEqual([
    ...['page 1 for cookie,basin-consent=accepted', 'page 1 for cookie,basin-consent=accepted'],
    ...['page 2 for cookie,basin-consent=declined', 'page 3 for '],
  ]);
});

test('visitors who closed the same banners share a page, and invalid values in the cookie are ignored', async () => {
  const { text } = createTestShop();
  const closed = ['0a1b2c3d.4e5f6071', '4e5f6071.0a1b2c3d', 'invented', ''];
  const pages = closed.map((ids) => text('/en', { Cookie: `basin-closed=${ids}` }));
  expect(await Promise.all(pages)).toEqual([
    ...['page 1 for cookie,basin-closed=0a1b2c3d.4e5f6071', 'page 1 for cookie,basin-closed=0a1b2c3d.4e5f6071'],
    ...['page 2 for ', 'page 2 for '],
  ]);
});

test('visitors from the same state share product pages, and all visitors share the other pages', async () => {
  const { text } = createTestShop();
  const [path, states] = ['/en/products/toilets/one.html', ['CA', 'CA', 'NY', 'invented', '']];
  const pages = states.map((state) => text(path, { Cookie: `basin-state=${state}; basin-showroom=x` }));
  expect(await Promise.all(pages)).toEqual([
    ...['page 1 for cookie,basin-state=CA', 'page 1 for cookie,basin-state=CA', 'page 2 for cookie,basin-state=NY'],
    ...['page 3 for ', 'page 3 for '],
  ]);
  expect(await text('/en/products/toilets', { Cookie: 'basin-state=CA' })).toBe('page 4 for ');
});

test('a visitor who accepted third-party analytics gets a page of their own with a nonce', async () => {
  const { get } = createTestShop(undefined, { usesThirdPartyAnalytics: true });
  const { headers } = await get('/en', { Cookie: 'basin-consent=accepted.2026-11-22' });
  expect(headers.get('Content-Security-Policy')).toContain("'strict-dynamic'");
  const declined = await get('/en', { Cookie: 'basin-consent=declined.2026-11-22' });
  expect(declined.headers.get('Content-Security-Policy')).toContain("'sha256-");
});

test.each<[string, Record<string, string>]>([
  ['is not marked as shareable', {}],
  ['sets a cookie', { 'Cache-Control': sharedMark, 'Set-Cookie': '__Host-sid=new' }],
])('a page that %s is given to one visitor only, even while others wait for it', async (_, headers) => {
  const { get } = createTestShop(headers);
  const responses = await Promise.all([get(), get(), get()]);
  const pages = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(pages.map((page) => page.slice(0, 6)))).toEqual(new Set(['page 1', 'page 2', 'page 3']));
  expect(responses[0].headers.get('Cache-Control')).toBe('private, no-store');
});

test('a guest with a cart never gets a page that turns out not to be shareable', async () => {
  const { text } = createTestShop({ 'Set-Cookie': '__Host-sid=new' });
  const Cookie = 'sid=a; cart=2';
  expect(await text('/en', { Cookie })).toContain(Cookie);
  expect(await text('/en/cart', { Cookie })).toBe(`page 3 for cookie,${Cookie}`);
});

test('after five seconds the old page is served immediately while a new one is rendered', async () => {
  const { state, text } = createTestShop();
  await text();
  state.nowMs = 6_001;
  expect(await text()).toBe('page 1 for ');
  await settled();
  expect(await text()).toBe('page 2 for ');
});

test('a page is rendered again as soon as the content revision changes', async () => {
  const { state, text } = createTestShop();
  await text();
  state.revision = '2';
  expect(await text()).toBe('page 2 for ');
});

test('the old page is served while rendering fails with 503, but not once the page is a 404', async () => {
  const { state, text, get } = createTestShop();
  await text();
  Object.assign(state, { status: 503, nowMs: 61_000 });
  expect(await text()).toBe('page 1 for ');
  Object.assign(state, { status: 404, nowMs: 121_000 });
  expect((await get()).status).toBe(404);
});

test('a page is cached in the encoding that the visitor accepts', async () => {
  const { get } = createTestShop();
  const response = await get('/en', { 'Accept-Encoding': 'br' });
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(response.headers.get('Vary')).toBe('Accept-Encoding, Cookie');
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toContain('page 1');
  expect(await (await get()).text()).toContain('page 2');
});

describe('other caches', () => {
  test('other caches may store a shared page for visitors with the same cookies', async () => {
    const { get } = createTestShop();
    const { headers } = await get();
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=30');
    expect(headers.get('Vary')).toContain('Cookie');
  });

  test('a conditional request gets 304 with the policy while the page has not changed', async () => {
    const { state, get } = createTestShop();
    const first = await get();
    const since = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const same = await get('/en', since);
    expect([same.status, await same.text()]).toEqual([304, '']);
    expect(same.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
    state.nowMs = 36_001;
    expect((await get('/en', since)).status).toBe(200);
    expect((await get('/en', { ...since, Cookie: 'sid=x' })).status).toBe(200);
  });
});

describe('the policy of a shared page', () => {
  test('the policy of a shared page allows scripts that carried the nonce by their hashes, and no injected script', async () => {
    const { get } = createTestShop();
    await get();
    const response = await get();
    expect(await response.text()).toContain('<script>ours()</script>');
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain(`script-src 'self' '${await hashOf('ours()')}';`);
    expect(policy).not.toContain(await hashOf('planted()'));
    expect(policy).not.toContain('nonce-');
  });
});

async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `sha256-${Buffer.from(digest).toString('base64')}`;
}
