import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, seedAccounts } from '../../demonstration/seed-accounts.ts';
import { testGateway, type TestGateway } from '../../../testing/gateway.ts';
import { createShopper, type Shopper } from '../../../testing/shopper.ts';
import { trustedProxies } from './trusted-proxies.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: seedAccounts, proxies: trustedProxies(['10.0.0.1']) });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.pass(900_000));

const STRANGER = '198.51.100.7';
const WRONG = 'Wrong!Basin2030';

/** A sign-in over the network: from a peer, who says that they ask for someone. */
function signIn(username: string, peer: string, forwardedFor?: string, password = WRONG): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) };
  const body = JSON.stringify({ username, password });
  const request = new Request('http://127.0.0.1:4002/api/v1/authn', { method: 'POST', headers, body });
  return Promise.resolve(gateway.identity.fetch(request, peer));
}

const someone = (index: number) => `someone-${index}@example.com`;

test('a network has a hundred sign-ins in a quarter of an hour, whoever it tries; then it is informed how long to wait', async () => {
  const first = await signIn(someone(0), STRANGER);
  expect(rateOf(first)).toEqual(['100', '99', '900', '100;w=900']);
  for (let index = 1; index < 100; index++) expect((await signIn(someone(index), STRANGER)).status).toBe(401);
  gateway.pass(60_000);
  const over = await signIn('homeowner@example.com', STRANGER, undefined, DEMO_PASSWORD);
  expect([over.status, over.headers.get('retry-after'), ...rateOf(over)]).toEqual([
    ...[429, '840', '100', '0', '840', '100;w=900'],
  ]);
  expect(await over.json()).toMatchObject({ errorCode: 'E0000047' });
  expect((await signIn('homeowner@example.com', '198.51.100.8', undefined, DEMO_PASSWORD)).status).toBe(200);
  gateway.pass(840_000);
  expect((await signIn(someone(0), STRANGER)).status).toBe(401);
});

const rateOf = ({ headers }: Response) =>
  ['limit', 'remaining', 'reset', 'policy'].map((name) => headers.get(`ratelimit-${name}`));

test('an outsider who names a new address each time is still one network', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 110; index++)
    statuses.push((await signIn(someone(index), STRANGER, `203.0.113.${index}, 127.0.0.1`)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('control: a gateway that believes everyone lets such an outsider through, and this suite sees it', async () => {
  const credulous = await testGateway({ database: gateway.db, proxies: trustedProxies(['0.0.0.0/0']) });
  const ask = (index: number) => {
    const body = JSON.stringify({ username: someone(index), password: WRONG });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` };
    const request = new Request('http://127.0.0.1:4002/api/v1/authn', { method: 'POST', headers, body });
    return Promise.resolve(credulous.identity.fetch(request, STRANGER));
  };
  const statuses: number[] = [];
  for (let index = 0; index < 110; index++) statuses.push((await ask(index)).status);
  expect(statuses).not.toContain(429);
});

test('behind the shop’s own server each visitor has a network of their own, and the server itself has no limit', async () => {
  for (let index = 0; index < 110; index++) {
    expect((await signIn(someone(index), '127.0.0.1', `203.0.113.${index}`)).status).toBe(401);
    expect((await signIn(`other-${index}@example.com`, '127.0.0.1')).headers.get('ratelimit-limit')).toBeNull();
  }
  expect((await signIn(someone(0), '10.0.0.1', '203.0.113.5, 127.0.0.1')).headers.get('ratelimit-remaining')).toBe(
    '98',
  );
});

test('of IPv6 a /64 is one network', async () => {
  await signIn(someone(0), '2001:db8:1:2::1');
  expect((await signIn(someone(0), '2001:db8:1:2:ffff::9')).headers.get('ratelimit-remaining')).toBe('98');
  expect((await signIn(someone(0), '2001:db8:1:3::1')).headers.get('ratelimit-remaining')).toBe('99');
});

describe('an outsider who locks a login', () => {
  const HOME = '203.0.113.77';
  const OFFICE = '203.0.113.99';
  const right = (peer: string) => signIn('company@example.com', peer, undefined, DEMO_PASSWORD);
  const stateOf = async (answer: Response) => ((await answer.json()) as { status: string }).status;
  const lockFrom = async (peer: string) => {
    for (let index = 0; index < 12; index++) await signIn('company@example.com', peer);
  };

  test('does not lock out its owner, where they have signed in from before; elsewhere the owner waits', async () => {
    expect(await stateOf(await right(HOME))).toBe('SUCCESS');
    await lockFrom(STRANGER);
    expect(await stateOf(await right(STRANGER))).toBe('LOCKED_OUT');
    expect(await stateOf(await right(OFFICE))).toBe('LOCKED_OUT');
    expect(await stateOf(await right(HOME))).toBe('SUCCESS');
    // and the owner's success gives the outsider no new tries
    expect(await stateOf(await signIn('company@example.com', STRANGER))).toBe('LOCKED_OUT');
  });

  test('in the owner’s network there are ten tries too, and they lock that network alone', async () => {
    expect(await stateOf(await right(HOME))).toBe('SUCCESS');
    await lockFrom(HOME);
    expect(await stateOf(await right(HOME))).toBe('LOCKED_OUT');
    expect(await stateOf(await right(OFFICE))).toBe('SUCCESS');
  });

  test('control: a gateway that has forgotten its networks locks the owner out, and this suite sees it', async () => {
    expect(await stateOf(await right(HOME))).toBe('SUCCESS');
    await gateway.db.deleteFrom('known_networks').execute();
    await lockFrom(STRANGER);
    expect(await stateOf(await right(HOME))).toBe('LOCKED_OUT');
  });

  test('learns nothing of whether there is such a login', async () => {
    const told = async (username: string) => {
      const answers: unknown[] = [];
      for (let index = 0; index < 12; index++) {
        const answer = await signIn(username, STRANGER);
        answers.push([answer.status, { ...((await answer.json()) as object), errorId: '' }]);
      }
      return answers;
    };
    expect(await told('company@example.com')).toEqual(await told('no-one-at-all@example.com'));
  });

  test('what is kept of a network is a hash, and goes with the account', async () => {
    await right(HOME);
    const kept = await gateway.db.selectFrom('known_networks').selectAll().execute();
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain('203.0.113');
  });
});

test('a thousand tries at one account from a thousand addresses are ten tries', async () => {
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, index) =>
      signIn('trade@example.com', '127.0.0.1', `203.0.${index % 8}.${index >> 3}`),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
});

test.each([
  ['archives', 60, 'POST', '/assets/zip-download', 400],
  ['pages of the catalogue', 300, 'GET', '/catalog/pdf-file-download?page=9999', 404],
] as const)(
  'GW-017 %s are made for a network %d times, however many guests it has',
  async (_, most, method, path, usual) => {
    const guestOf = (peer: string) => createShopper({ fetch: (request) => gateway.fetch(request, peer) });
    const ask = async (guest: Shopper) => (await guest.send(method, path, method === 'POST' ? {} : undefined)).status;
    const guest = await guestOf(STRANGER);
    for (let index = 0; index < most; index++) expect(await ask(guest)).toBe(usual);
    expect([await ask(await guestOf(STRANGER)), await ask(await guestOf('198.51.100.8'))]).toEqual([429, usual]);
  },
);
