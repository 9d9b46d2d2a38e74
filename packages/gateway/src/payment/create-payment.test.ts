import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { trustedProxies } from '../http/limits/trusted-proxies.ts';
import { createLogger } from '../http/log.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { takeCard } from './card-tokens.ts';
import { createPayment } from './create-payment.ts';
import { readFont } from './read-font.ts';

const db = await memoryDatabase();
afterAll(() => db.destroy());
let nowMs = Date.parse('2030-06-15T12:00:00Z');
const now = () => new Date(nowMs);
const shopOrigin = 'http://shop.test';
const payment = createPayment({
  db,
  now,
  log: createLogger('silent'),
  shopOrigin,
  proxies: trustedProxies([]),
  readFont,
});

const NUMBER = '4111111111111111';
const CVV = '731';
const good = { number: NUMBER, cvv: CVV, expMonth: '06', expYear: '2031', holderName: 'Pat Doe' };
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

test('a good card gives 870 and a token that can be taken once', async () => {
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

test('of many takers at once one gets the card', async () => {
  const { body } = await postJson(good);
  const taken = await Promise.all(
    Array.from({ length: 8 }, () => takeCard(db, String(body.paypageRegistrationId), now())),
  );
  expect(taken.filter((card) => card !== undefined)).toHaveLength(1);
});

test('a token is good for a quarter of an hour', async () => {
  const { body } = await postJson(good);
  nowMs += 900_000;
  expect(await takeCard(db, String(body.paypageRegistrationId), now())).toBeUndefined();
});

test.each([
  ['4000000000009995', 'DECLINED'],
  ['4000000000000002', 'DENY'],
  ['4000000000000259', 'CHALLENGE'],
  ['4000000000000119', 'ERROR'],
])('the card %s leads to %s', async (number, outcome) => {
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
  expect(all).toContain('Pat Doe'); // the control: what is kept would be seen
  expect(all).not.toContain(NUMBER);
  expect(all).not.toContain(`"${CVV}"`);
});

test('a wrong card is refused with the code of the provider and a text for each field', async () => {
  const { status, body } = await postJson({ ...good, number: '4111111111111112', holderName: '' });
  expect(status).toBe(200); // as the provider: the code tells
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

test('without scripts a good card leads back to the shop with its token', async () => {
  const response = await post(good, { query: `return=${back}` });
  const location = new URL(response.headers.get('location') ?? '');
  expect([response.status, location.origin, location.pathname]).toEqual([303, 'http://shop.test', '/fr/checkout']);
  expect(Object.fromEntries(location.searchParams)).toMatchObject({
    step: 'payment',
    response: '870',
    lastFour: '1111',
    type: 'VI',
  });
  expect(location.href).not.toContain(NUMBER);
});

test('without scripts a wrong card comes back with what is wrong, and without number and security code', async () => {
  const response = await post({ ...good, number: '4111111111111112' }, { query: `return=${back}&locale=fr` });
  const page = await response.text();
  expect([response.status, response.headers.get('location')]).toEqual([422, null]);
  expect(page).toContain('Un chiffre de ce numéro est faux');
  expect(page).toContain('value="Pat Doe"');
  expect(page).not.toContain('4111111111111112');
  expect(page).not.toContain(`"${CVV}"`);
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
])('a token is never sent to %s', async (address) => {
  const query = `return=${encodeURIComponent(address)}`;
  expect((await get(query)).status).toBe(400);
  const response = await post(good, { query });
  expect([response.status, response.headers.get('location')]).toEqual([400, null]);
});

test('only the shop may embed the frame, and only its own script runs', async () => {
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

test('another site cannot post into the frame', async () => {
  expect((await post(good, { origin: 'http://shop.test' })).status).toBe(403);
  expect((await post(good, { origin: 'null' })).status).toBe(403);
});

describe('cards that are tried one after the other', () => {
  /** A card from a peer, who may say for whom they ask. */
  const from = (peer: string, forwardedFor?: string, asked: Record<string, string> = {}) => {
    const { query = '', ...headers } = asked;
    const all = { origin: 'http://payment.test', ...headers, ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) };
    const body = new URLSearchParams({ ...good, number: '4111111111111112' });
    const request = new Request(`http://payment.test/frame?${query}`, { method: 'POST', body, headers: all });
    return Promise.resolve(payment.fetch(request, { peer }));
  };

  test('a network has a hundred and twenty in a quarter of an hour, and is informed in its language', async () => {
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

  test('control: what another site makes a browser send is refused before it is counted', async () => {
    for (let turn = 0; turn < 130; turn++)
      expect((await from('198.51.100.9', undefined, { origin: 'http://evil.test' })).status).toBe(403);
    expect((await from('198.51.100.9')).status).toBe(422);
  });
});

test('text that is typed is shown as text', async () => {
  const response = await post({ ...good, number: '1', holderName: '"><script>alert(1)</script>' });
  expect(await response.text()).not.toContain('<script>alert');
});

test('a form that cannot be read is refused', async () => {
  const json = new Request('http://payment.test/frame', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  expect((await payment.fetch(json)).status).toBe(415);
  expect((await post({ ...good, number: '4'.repeat(100) })).status).toBe(400);
  expect((await post({ ...good, number: '4'.repeat(300_000) })).status).toBe(413);
});

test('the frame speaks French, and shows its title and way back when it stands alone', async () => {
  const alone = await (await get(`return=${back}&locale=fr`)).text();
  expect(alone).toContain('<html lang="fr"');
  expect(alone).toContain('<body data-alone');
  expect(alone).toContain('href="http://shop.test/fr/checkout?step=payment"');
  expect(await (await get('', { 'sec-fetch-dest': 'iframe' })).text()).not.toContain('<body data-alone');
});

test.each([
  ['what there is not', () => payment.request('/nope'), 404],
  ['a form that is none', () => payment.request('/frame', { method: 'POST', body: '{}' }), 415],
  ['a card of another site', () => post(good, { origin: 'http://evil.test' }), 403],
  ['the way back', () => post(good, { query: `return=${back}` }), 303],
  ['the font', () => payment.request('/hanken-grotesk.woff2'), 200],
])('the answer to %s is of its stated type and tells no one where it was', async (_, ask, status) => {
  const answer = await ask();
  const headers = ['x-content-type-options', 'referrer-policy'].map((name) => answer.headers.get(name));
  expect([answer.status, ...headers]).toEqual([status, 'nosniff', 'same-origin']);
});
