import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { trustedProxies } from '../http/limits/trusted-proxies.ts';
import { createLogger } from '../http/log.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { unreachableDatabase } from '../../testing/unreachable-database.ts';
import { takeCard } from './card-tokens.ts';
import { createPayment } from './create-payment.ts';
import { readFont } from './read-font.ts';

const db = await memoryDatabase();
afterAll(() => db.destroy());
let nowMs = Date.parse('2030-06-15T12:00:00Z');
const now = () => new Date(nowMs);
const shopOrigin = 'http://shop.test';
const options = { db, now, log: createLogger('silent'), shopOrigin, proxies: trustedProxies([]), readFont };
const payment = createPayment(options);

const cardNumber = '4111111111111111';
const cvv = '731';
const good = { number: cardNumber, cvv, expMonth: '06', expYear: '2031', holderName: 'Pat Doe' };
const post = async (card: object, { query = '', ...headers }: Record<string, string> = {}) =>
  payment.fetch(
    new Request(`http://payment.test/frame?${query}`, {
      method: 'POST',
      body: new URLSearchParams({ ...card }),
      headers: { origin: 'http://payment.test', ...headers },
    }),
  );
const postJson = async (card: object, query = '') => {
  const response = await post(card, { accept: 'application/json', query });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const get = async (query: string, headers: HeadersInit = {}) =>
  payment.fetch(new Request(`http://payment.test/frame?${query}`, { headers }));
const back = encodeURIComponent('http://shop.test/fr/checkout?step=payment');

test('a valid card gets the code 870 and a token that can be redeemed once', async () => {
  const { status, body } = await postJson(good);
  expect([status, body]).toEqual([
    200,
    {
      response: '870',
      message: 'Success',
      paypageRegistrationId: expect.stringMatching(/^[\w-]{43}$/) as string,
      lastFour: '1111',
      type: 'VI',
      expMonth: '06',
      expYear: '2031',
    },
  ]);
  const token = String(body.paypageRegistrationId);
  expect(await takeCard(db, token, now())).toEqual({
    brand: 'VI',
    last_four: '1111',
    exp_month: '06',
    exp_year: '2031',
    holder_name: 'Pat Doe',
    outcome: 'ACCEPT',
  });
  expect(await takeCard(db, token, now())).toBeUndefined();
});

test('DOM-072 the card frame offers sixteen years, starting with the current one', async () => {
  const [select = ''] = /<select name="expYear".*?<\/select>/s.exec(await (await get('locale=en')).text()) ?? [];
  const years = Array.from(select.matchAll(/<option value="(\d+)"/g), ([, year]) => Number(year));
  expect([years.length, years[0], years.at(-1)]).toEqual([16, 2030, 2045]);
});

test('only one of several concurrent redemptions of a token succeeds', async () => {
  const { body } = await postJson(good);
  const taken = await Promise.all(
    Array.from({ length: 8 }, () => takeCard(db, String(body.paypageRegistrationId), now())),
  );
  expect(taken.filter((card) => card !== undefined)).toHaveLength(1);
});

test('a card token expires after 15 minutes', async () => {
  const { body } = await postJson(good);
  nowMs += 900_000;
  expect(await takeCard(db, String(body.paypageRegistrationId), now())).toBeUndefined();
});

test.each([
  ['4000000000009995', 'DECLINED'],
  ['4000000000000002', 'DENY'],
  ['4000000000000259', 'CHALLENGE'],
  ['4000000000000119', 'ERROR'],
])('the test card %s has the outcome %s', async (number, outcome) => {
  const { body } = await postJson({ ...good, number });
  expect(await takeCard(db, String(body.paypageRegistrationId), now())).toMatchObject({ outcome });
});

test('neither the number nor the security code of a card is stored, in any table', async () => {
  await postJson(good);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  expect(tables.length).toBeGreaterThan(10);
  const texts = await Promise.all(
    tables.map(async ({ name }) =>
      JSON.stringify(
        await db
          .selectFrom(name as 'card_tokens')
          .selectAll()
          .execute(),
      ),
    ),
  );
  const all = texts.join('\n');
  expect(all).toContain('Pat Doe'); // control: stored values do show up
  expect(all).not.toContain(cardNumber);
  expect(all).not.toContain(`"${cvv}"`);
});

test('an invalid card is rejected with the provider’s code and a message for each invalid field', async () => {
  const { status, body } = await postJson({ ...good, number: '4111111111111112', holderName: '' });
  expect(status).toBe(200); // like the provider, which reports problems by code only
  expect(body).toMatchObject({
    response: '871',
    problems: { number: expect.stringContaining('wrong digit') as string },
  });
  expect(Object.keys(body.problems as object)).toEqual(['number', 'holderName']);
  expect((await postJson({ ...good, expMonth: '' }, 'locale=fr')).body).toMatchObject({
    response: '889',
    message: 'Veuillez corriger les champs signalés.',
  });
});

test('without scripts a valid card redirects to the shop with its token', async () => {
  const response = await post(good, { query: `return=${back}` });
  const location = new URL(response.headers.get('location') ?? '');
  expect([response.status, location.origin, location.pathname]).toEqual([303, 'http://shop.test', '/fr/checkout']);
  expect(Object.fromEntries(location.searchParams)).toMatchObject({
    step: 'payment',
    response: '870',
    lastFour: '1111',
    type: 'VI',
  });
  expect(location.href).not.toContain(cardNumber);
});

test('without scripts the form of an invalid card is shown again with messages, but without number and security code', async () => {
  const response = await post({ ...good, number: '4111111111111112' }, { query: `return=${back}&locale=fr` });
  const page = await response.text();
  expect([response.status, response.headers.get('location')]).toEqual([422, null]);
  expect(page).toContain('Un chiffre de ce numéro est faux');
  expect(page).toContain('value="Pat Doe"');
  expect(page).not.toContain('4111111111111112');
  expect(page).not.toContain(`"${cvv}"`);
});

test.each([
  'http://evil.example/',
  'http://shop.test.evil.example/',
  'http://shop.test@evil.example/',
  'http://user:pass@shop.test/',
  'https://shop.test/',
  'http://shop.test:81/',
  '//shop.test/',
  '/en/checkout',
  'javascript:alert(1)',
  'data:text/html,x',
])('a token is never sent to the return address %s', async (address) => {
  const query = `return=${encodeURIComponent(address)}`;
  expect((await get(query)).status).toBe(400);
  const response = await post(good, { query });
  expect([response.status, response.headers.get('location')]).toEqual([400, null]);
});

test('a card is valid until its last month ends in the company’s time zone', async () => {
  const before = nowMs;
  nowMs = Date.parse('2031-01-01T04:00:00Z'); // still December in Chicago
  const typed = { number: '4111111111111111', cvv: '123', expMonth: '12', expYear: '2030', holderName: 'Pat Doe' };
  expect((await postJson(typed)).body.response).toBe('870');
  nowMs = Date.parse('2031-01-01T06:00:00Z');
  expect((await postJson(typed)).body.problems).toHaveProperty('expiry');
  nowMs = before;
});

test('only the shop may embed the card frame, and only the frame’s own script runs', async () => {
  const response = await get(`return=${back}`);
  const policy = response.headers.get('content-security-policy') ?? '';
  const [, nonce = ''] = /script-src 'nonce-([\w-]{22})'/.exec(policy) ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('frame-ancestors http://shop.test');
  expect(policy).not.toContain('unsafe');
  expect(await response.text()).toContain(`<script nonce="${nonce}"`);
  expect(nonce).not.toBe(/nonce-([\w-]+)/.exec((await get('')).headers.get('content-security-policy') ?? '')?.[1]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('another site cannot post to the card frame', async () => {
  expect((await post(good, { origin: 'http://shop.test' })).status).toBe(403);
  expect((await post(good, { origin: 'null' })).status).toBe(403);
});

describe('the rate limit of cards', () => {
  /** Posts an invalid card from a peer, optionally with an X-Forwarded-For header. */
  const from = (peer: string, forwardedFor?: string, options: Record<string, string> = {}) => {
    const { query = '', ...headers } = options;
    const all = { origin: 'http://payment.test', ...headers, ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) };
    const body = new URLSearchParams({ ...good, number: '4111111111111112' });
    const request = new Request(`http://payment.test/frame?${query}`, { method: 'POST', body, headers: all });
    return Promise.resolve(payment.fetch(request, { peer }));
  };

  test('a network may send 120 cards in 15 minutes, then gets a 429 in its language', async () => {
    for (let turn = 0; turn < 120; turn++) expect((await from('198.51.100.7')).status).toBe(422);
    const over = await from('198.51.100.7', '203.0.113.1', { query: 'locale=fr' });
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '900']);
    expect(await over.text()).toContain('Trop de cartes');
    const json = await from('198.51.100.7', undefined, { accept: 'application/json' });
    expect([json.status, await json.json()]).toEqual([
      429,
      { response: '889', message: expect.stringContaining('Too many cards') as string, problems: {} },
    ]);
    expect((await from('198.51.100.8')).status).toBe(422);
    expect((await from('127.0.0.1', '198.51.100.7')).status).toBe(429);
    nowMs += 900_000;
    expect((await from('198.51.100.7')).status).toBe(422);
  });

  test('control: cross-site posts are rejected before they are counted', async () => {
    for (let turn = 0; turn < 130; turn++)
      expect((await from('198.51.100.9', undefined, { origin: 'http://evil.test' })).status).toBe(403);
    expect((await from('198.51.100.9')).status).toBe(422);
  });
});

test('the card form escapes submitted values', async () => {
  const response = await post({ ...good, number: '1', holderName: '"><script>alert(1)</script>' });
  expect(await response.text()).not.toContain('<script>alert');
});

test('a form that is not URL-encoded or has oversized fields is rejected', async () => {
  const json = new Request('http://payment.test/frame', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  expect((await payment.fetch(json)).status).toBe(415);
  expect((await post({ ...good, number: '4'.repeat(100) })).status).toBe(400);
  expect((await post({ ...good, number: '4'.repeat(300_000) })).status).toBe(413);
});

test('the card frame is available in French, and shows its title and back link when opened directly', async () => {
  const alone = await (await get(`return=${back}&locale=fr`)).text();
  expect(alone).toContain('<html lang="fr"');
  expect(alone).toContain('<body data-alone');
  expect(alone).toContain('href="http://shop.test/fr/checkout?step=payment"');
  expect(await (await get('', { 'sec-fetch-dest': 'iframe' })).text()).not.toContain('<body data-alone');
});

test.each([
  ['an unknown path', () => payment.request('/nope'), 404],
  ['a body that is not a form', () => payment.request('/frame', { method: 'POST', body: '{}' }), 415],
  ['a card from another site', () => post(good, { origin: 'http://evil.test' }), 403],
  ['a valid card', () => post(good, { query: `return=${back}` }), 303],
  ['the font', () => payment.request('/hanken-grotesk.woff2'), 200],
])('the response to %s has nosniff and same-origin referrer headers', async (_, send, status) => {
  const response = await send();
  const headers = ['x-content-type-options', 'referrer-policy'].map((name) => response.headers.get(name));
  expect([response.status, ...headers]).toEqual([status, 'nosniff', 'same-origin']);
});

test('while the database cannot be reached, PayPal’s page is a 503 with retry-after, and the log has the code', async () => {
  const log = createLogger('silent');
  const logged = vi.spyOn(log, 'error');
  const unreachable = createPayment({ ...options, log, db: db.withPlugin(unreachableDatabase) });
  const response = await unreachable.fetch(new Request('http://payment.test/paypal?token=abc'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  expect(logged.mock.lastCall?.[0]).toEqual({ kind: 'Error', code: 'ECONNREFUSED' });
});
