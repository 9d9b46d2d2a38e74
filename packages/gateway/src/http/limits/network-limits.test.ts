import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../../demonstration/seed-accounts.ts';
import { testGateway, type TestGateway } from '../../../testing/gateway.ts';
import { createShopper, type Shopper } from '../../../testing/shopper.ts';
import { trustedProxies } from './trusted-proxies.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: seedAccounts, proxies: trustedProxies(['10.0.0.1']) });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.pass(900_000));

const attacker = '198.51.100.7';
const wrong = 'Wrong!Basin2030';

/** Sends a sign-in from a peer, with an optional `X-Forwarded-For` header. */
function signIn(username: string, peer: string, forwardedFor?: string, password = wrong): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) };
  const body = JSON.stringify({ username, password });
  const request = new Request('http://127.0.0.1:4002/api/v1/authn', { method: 'POST', headers, body });
  return Promise.resolve(gateway.identity.fetch(request, peer));
}

const someone = (index: number) => `someone-${index}@example.com`;

test('a network is limited to a hundred sign-ins in 15 minutes over all accounts, and the 429 says how long to wait', async () => {
  const first = await signIn(someone(0), attacker);
  expect(rateOf(first)).toEqual(['100', '99', '900', '100;w=900']);
  for (let index = 1; index < 100; index++) expect((await signIn(someone(index), attacker)).status).toBe(401);
  gateway.pass(60_000);
  const over = await signIn('homeowner@example.com', attacker, undefined, demoPassword);
  expect([over.status, over.headers.get('retry-after'), ...rateOf(over)]).toEqual([
    ...[429, '840', '100', '0', '840', '100;w=900'],
  ]);
  expect(await over.json()).toMatchObject({ errorCode: 'E0000047' });
  expect((await signIn('homeowner@example.com', '198.51.100.8', undefined, demoPassword)).status).toBe(200);
  gateway.pass(840_000);
  expect((await signIn(someone(0), attacker)).status).toBe(401);
});

const rateOf = ({ headers }: Response) =>
  ['limit', 'remaining', 'reset', 'policy'].map((name) => headers.get(`ratelimit-${name}`));

test('an untrusted caller with a new forwarded address each time counts as one network', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 110; index++)
    statuses.push((await signIn(someone(index), attacker, `203.0.113.${index}, 127.0.0.1`)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('control: a gateway that trusts every peer does not limit such a caller, and the test detects it', async () => {
  const trustingGateway = await testGateway({ database: gateway.db, proxies: trustedProxies(['0.0.0.0/0']) });
  const request = (index: number) => {
    const body = JSON.stringify({ username: someone(index), password: wrong });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` };
    const signInRequest = new Request('http://127.0.0.1:4002/api/v1/authn', { method: 'POST', headers, body });
    return Promise.resolve(trustingGateway.identity.fetch(signInRequest, attacker));
  };
  const statuses: number[] = [];
  for (let index = 0; index < 110; index++) statuses.push((await request(index)).status);
  expect(statuses).not.toContain(429);
});

test('behind the shop’s own server each visitor is limited separately, and the server itself is not limited', async () => {
  for (let index = 0; index < 110; index++) {
    expect((await signIn(someone(index), '127.0.0.1', `203.0.113.${index}`)).status).toBe(401);
    expect((await signIn(`other-${index}@example.com`, '127.0.0.1')).headers.get('ratelimit-limit')).toBeNull();
  }
  expect((await signIn(someone(0), '10.0.0.1', '203.0.113.5, 127.0.0.1')).headers.get('ratelimit-remaining')).toBe(
    '98',
  );
});

test('an IPv6 /64 counts as one network', async () => {
  await signIn(someone(0), '2001:db8:1:2::1');
  expect((await signIn(someone(0), '2001:db8:1:2:ffff::9')).headers.get('ratelimit-remaining')).toBe('98');
  expect((await signIn(someone(0), '2001:db8:1:3::1')).headers.get('ratelimit-remaining')).toBe('99');
});

describe('locking a login by wrong passwords', () => {
  const home = '203.0.113.77';
  const office = '203.0.113.99';
  const signInAsOwner = (peer: string) => signIn('company@example.com', peer, undefined, demoPassword);
  const stateOf = async (response: Response) => ((await response.json()) as { status: string }).status;
  const lockFrom = async (peer: string) => {
    for (let index = 0; index < 12; index++) await signIn('company@example.com', peer);
  };

  test('a login locked by an attacker still admits its owner from a known network, but not from other networks', async () => {
    expect(await stateOf(await signInAsOwner(home))).toBe('SUCCESS');
    await lockFrom(attacker);
    expect(await stateOf(await signInAsOwner(attacker))).toBe('LOCKED_OUT');
    expect(await stateOf(await signInAsOwner(office))).toBe('LOCKED_OUT');
    expect(await stateOf(await signInAsOwner(home))).toBe('SUCCESS');
    // the owner's success does not reset the attacker's attempts
    expect(await stateOf(await signIn('company@example.com', attacker))).toBe('LOCKED_OUT');
  });

  test('ten wrong passwords from the owner’s network lock only that network', async () => {
    expect(await stateOf(await signInAsOwner(home))).toBe('SUCCESS');
    await lockFrom(home);
    expect(await stateOf(await signInAsOwner(home))).toBe('LOCKED_OUT');
    expect(await stateOf(await signInAsOwner(office))).toBe('SUCCESS');
  });

  test('control: a gateway without known networks locks the owner out, and the test detects it', async () => {
    expect(await stateOf(await signInAsOwner(home))).toBe('SUCCESS');
    await gateway.db.deleteFrom('known_networks').execute();
    await lockFrom(attacker);
    expect(await stateOf(await signInAsOwner(home))).toBe('LOCKED_OUT');
  });

  test('wrong passwords give the same responses for existing and unknown logins', async () => {
    const responsesFor = async (username: string) => {
      const responses: unknown[] = [];
      for (let index = 0; index < 12; index++) {
        const response = await signIn(username, attacker);
        responses.push([response.status, { ...((await response.json()) as object), errorId: '' }]);
      }
      return responses;
    };
    expect(await responsesFor('company@example.com')).toEqual(await responsesFor('no-one-at-all@example.com'));
  });

  test('a known network is stored as a hash', async () => {
    await signInAsOwner(home);
    const stored = await gateway.db.selectFrom('known_networks').selectAll().execute();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain('203.0.113');
  });
});

test('a thousand sign-ins to one account from a thousand addresses are limited to ten', async () => {
  const responses = await Promise.all(
    Array.from({ length: 1000 }, (_, index) =>
      signIn('trade@example.com', '127.0.0.1', `203.0.${index % 8}.${index >> 3}`),
    ),
  );
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
});

test.each([
  ['archives', 60, 'POST', '/assets/zip-download', 400],
  ['shared carts, which are copies', 300, 'POST', '/cart/sharedcart', 400],
  ['cancellations', 60, 'POST', '/checkout/orders/v1/cancel', 400],
  ['invoices', 300, 'POST', '/checkout/orders/v1/invoice', 400],
  ['pages of the catalogue', 300, 'GET', '/catalog/pdf-file-download?page=9999', 404],
] as const)('GW-017 %s are limited to %d per network, over all its guests', async (_, max, method, path, usual) => {
  const guestOf = (peer: string) => createShopper({ fetch: (request) => gateway.fetch(request, peer) });
  const request = async (guest: Shopper) => (await guest.send(method, path, method === 'POST' ? {} : undefined)).status;
  const guest = await guestOf(attacker);
  for (let index = 0; index < max; index++) expect(await request(guest)).toBe(usual);
  expect([await request(await guestOf(attacker)), await request(await guestOf('198.51.100.8'))]).toEqual([429, usual]);
});
