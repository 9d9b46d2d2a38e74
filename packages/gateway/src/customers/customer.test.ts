import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { identityCaller } from '../identity/testing.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';

let gateway: TestGateway;
let idp: ReturnType<typeof identityCaller>;
let guest: string;
beforeAll(async () => {
  gateway = await testGateway({ fill: seedAccounts });
  idp = identityCaller(gateway.identity);
});
beforeEach(async () => {
  guest = await guestToken();
});
afterAll(() => gateway.close());

async function guestToken(): Promise<string> {
  const response = await gateway.fetch(new Request('http://gateway.test/oauth/token?scope=guest', { method: 'POST' }));
  return ((await response.json()) as { data: { access_token: string } }).data.access_token;
}

async function call(
  method: string,
  path: string,
  token: string | undefined,
  body?: object,
  more: Record<string, string> = {},
) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
    ...more,
  };
  const request = new Request(`http://gateway.test${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const response = await gateway.fetch(request);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}
const tokenOf = async (email: string) => (await idp.tokensFor(email, demoPassword)).tokens.access_token;

const draft = {
  email: ' New.Shopper@Example.com ',
  password: 'Deep!Basin2030',
  firstName: 'Nadia',
  lastName: 'Newcomer',
  accountType: 'trade',
  postalCode: 'K1A 0B1',
  companyName: 'Newcomer Baths',
  businessType: 'Builder',
  locale: 'en',
};

test('GW-008 signing up creates a customer who can sign in and has guest prices', async () => {
  const { status, body } = await call('POST', '/customer/signup', guest, draft);
  expect(status).toBe(201);
  expect(body.customer).toMatchObject({
    email: 'new.shopper@example.com',
    version: 1,
    firstName: 'Nadia',
    postalCode: 'K1A 0B1',
    persona: [],
    customerGroup: { typeId: 'customer-group', key: 'GST' },
    addresses: [{ country: 'CA', postalCode: 'K1A 0B1', custom: { fields: { label: 'Profile' } } }],
    custom: { fields: { businessType: 'Builder' } },
  });
  expect(JSON.stringify(body)).not.toContain(draft.password);
  const { tokens } = await idp.tokensFor('new.shopper@example.com', draft.password);
  expect((await call('GET', '/customer/me', tokens.access_token)).body).toEqual(body.customer);
});

test.each(['homeowner@example.com', 'associate@example.com'])(
  'DOM-003 DOM-061 %s, a customer or an associate, has a profile, addresses, favourites and orders, and a guest has none',
  async (email) => {
    const token = await tokenOf(email);
    const pages = ['/customer/me', '/favorites?lang=en', '/checkout/orders'];
    const statuses = (by: string) => Promise.all(pages.map(async (path) => (await call('GET', path, by)).status));
    expect([await statuses(token), await statuses(guest)]).toEqual([
      [200, 200, 200],
      [403, 403, 403],
    ]);
    const { version, addresses } = (await call('GET', '/customer/me', token)).body;
    const address = { country: 'US', postalCode: '53044', streetName: '1 Main St', city: 'Kohler', state: 'WI' };
    const change = { version, actions: [{ action: 'addAddress', address }] };
    expect((await call('POST', '/customer/address', guest, change)).status).toBe(403);
    const { body } = await call('POST', '/customer/address', token, change);
    expect(body.addresses).toMatchObject([...(addresses as object[]), address]);
    const list = { name: { en: 'Favorites' } };
    expect((await call('POST', '/favorites/create', token, list)).status).toBe(201);
    expect((await call('POST', '/favorites/create', guest, list)).status).toBe(403);
  },
);

test('GW-008 an e-mail address that is taken is a DuplicateField, in any letter case', async () => {
  const { status, body } = await call('POST', '/customer/signup', guest, { ...draft, email: 'HOMEOWNER@example.com' });
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([
    { code: 'DuplicateField', field: 'email', duplicateValue: 'homeowner@example.com' },
  ]);
});

test('GW-008 signing up subscribes to the newsletter only with the opt-in', async () => {
  for (const [email, newsletterOptIn] of [
    ['Reader@example.com', true],
    ['quiet@example.com', false],
  ] as const)
    expect((await call('POST', '/customer/signup', guest, { ...draft, email, newsletterOptIn })).status).toBe(201);
  const rows = await gateway.db.selectFrom('newsletter_subscriptions').select(['email', 'document']).execute();
  expect(rows).toMatchObject([{ email: 'reader@example.com', document: { source: 'sign-up', optIn: true } }]);
});

test('GW-008 only one of many concurrent sign-ups with the same e-mail address succeeds', async () => {
  const once = { ...draft, email: 'race@example.com' };
  const responses = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/customer/signup', guest, once)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(400)]);
});

test('GW-008 repeating a sign-up with the same idempotency key opens one account and returns the same response', async () => {
  const again = { ...draft, email: 'again@example.com' };
  const send = (key: string) => call('POST', '/customer/signup', guest, again, { 'idempotency-key': key });
  const [first, second] = [await send('key-1'), await send('key-1')];
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect((await send('key-2')).status).toBe(400);
  const rows = await gateway.db.selectFrom('idempotency_keys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(draft.password);
});

test.each([
  ['that is too short', 'Ab1!Ab1!Ab'],
  ['without an uppercase letter', 'deep!basin2030'],
  ['without a symbol', 'DeepBasin2030'],
  ['without a digit', 'Deep!Basin!Deep'],
])('GW-008 signing up with a password %s is an InvalidField', async (_, password) => {
  const { status, body } = await call('POST', '/customer/signup', guest, {
    ...draft,
    email: 'weak@example.com',
    password,
  });
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ code: 'InvalidField', field: 'password' }]);
  expect(JSON.stringify(body)).not.toContain(password);
});

test('GW-008 signing up with an invalid postal code is an InvalidField, and no account is opened', async () => {
  const send = (postalCode: string) =>
    call('POST', '/customer/signup', guest, { ...draft, email: 'nowhere@example.com', postalCode });
  for (const postalCode of ['ZZZZZ', '1234', 'SW1A 1AA']) {
    const { status, body } = await send(postalCode);
    expect([status, body.errors]).toMatchObject([400, [{ code: 'InvalidField', field: 'postalCode' }]]);
  }
  expect((await send('k1a 0b1')).status).toBe(201);
});

test('GW-008 a sign-up that sets memberships, an associate id or a customer group is rejected', async () => {
  for (const extra of [
    { persona: ['KOUS:TVS'] },
    { koc: 'A-1001' },
    { customerGroup: { typeId: 'customer-group', key: 'TVS' } },
    { id: 'x' },
  ]) {
    const { status } = await call('POST', '/customer/signup', guest, { ...draft, email: 'sly@example.com', ...extra });
    expect(status).toBe(400);
  }
});

test('GW-008 equivalent spellings of an e-mail address are duplicates, and one with invisible characters is invalid', async () => {
  const guest = await guestToken();
  const signUp = async (email: string) => {
    const { status, body } = await call('POST', '/customer/signup', guest, { ...draft, email });
    return [status, (body as { errors?: { code: string }[] }).errors?.[0]?.code];
  };
  expect(await signUp('\u00e9va@m\u00fcnchen.example')).toEqual([201, undefined]);
  for (const same of [
    'e\u0301va@m\u00fcnchen.example',
    '\u00c9VA@M\u00dcNCHEN.EXAMPLE',
    '\u00e9va@m\u00fcnchen.example.',
  ])
    expect([same, ...(await signUp(same))]).toEqual([same, 400, 'DuplicateField']);
  for (const hidden of [
    '\u00e9v\u200da@m\u00fcnchen.example',
    '\u00e9va@m\u00fcn\u00adchen.example',
    '\u202eeva@example.com',
  ])
    expect([hidden, ...(await signUp(hidden))]).toEqual([hidden, 400, 'InvalidField']);
  expect((await call('POST', '/customer/lookup', guest, { email: 'E\u0301VA@m\u00fcnchen.example' })).body).toEqual({
    exists: true,
  });
});

test('GW-008 the me call returns the customer of the token, with persona and addresses', async () => {
  const { body } = await call('GET', '/customer/me', await tokenOf('trade@example.com'));
  expect(body).toMatchObject({
    email: 'trade@example.com',
    persona: ['KOUS:TVS'],
    customerGroup: { key: 'TVS' },
    defaultShippingAddressId: 'address-home',
    postalCode: '60607',
    custom: { fields: { businessType: 'Builder', businessSubType: 'Remodeler' } },
  });
});

test('GW-008 GW-020 the me call requires a signed-in customer', async () => {
  expect((await call('GET', '/customer/me', undefined)).body).toEqual({ statusCode: 401, message: 'JWT not present.' });
  expect((await call('GET', '/customer/me', 'a.b.c')).body).toEqual({ statusCode: 401, message: 'Invalid JWT.' });
  expect((await call('GET', '/customer/me', guest)).status).toBe(403);
});

test('GW-008 a lookup returns only whether an account exists, not its state', async () => {
  const lookUp = async (email: string) => (await call('POST', '/customer/lookup', guest, { email })).body;
  expect(await lookUp(' Locked@Example.com ')).toEqual({ exists: true });
  expect(await lookUp('nobody@example.com')).toEqual({ exists: false });
});

test('GW-008 a guest is limited to twenty sign-ups in 15 minutes, and another guest is not affected', async () => {
  const token = await guestToken();
  const weak = { ...draft, email: 'weak@example.com', password: 'short' };
  const statuses = [];
  for (let count = 0; count < 22; count++) statuses.push((await call('POST', '/customer/signup', token, weak)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(400), 429, 429]);
  expect((await call('POST', '/customer/signup', await guestToken(), weak)).status).toBe(400);
});

test('GW-008 looking up many e-mail addresses is rate-limited', async () => {
  const token = await guestToken();
  const statuses = [];
  for (let count = 0; count < 31; count++) {
    statuses.push((await call('POST', '/customer/lookup', token, { email: `guess-${count}@example.com` })).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  const rejected = await call('POST', '/customer/lookup', token, { email: 'homeowner@example.com' });
  expect(rejected.headers.get('retry-after')).toBe('900');
  gateway.pass(900_000);
  expect((await call('POST', '/customer/lookup', token, { email: 'homeowner@example.com' })).body).toEqual({
    exists: true,
  });
});
