import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { identityCaller } from './testing.ts';

let gateway: TestGateway;
let idp: ReturnType<typeof identityCaller>;
const waits: number[] = [];
beforeAll(async () => {
  const wait = (delayMs: number) => Promise.resolve(void waits.push(delayMs));
  gateway = await testGateway({ fill: seedAccounts, wait });
  idp = identityCaller(gateway.identity);
});
afterAll(() => gateway.close());

const withoutId = ({ errorId: _, ...body }: Record<string, unknown>) => body;

test('GW-018 SDK-024 a sign-in with the correct password returns a session token and the user', async () => {
  const { status, body } = await idp.signIn(' Homeowner@Example.com ', demoPassword);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'SUCCESS',
    sessionToken: expect.any(String) as string,
    _embedded: {
      user: { id: expect.any(String) as string, profile: { login: 'homeowner@example.com', firstName: 'Homer' } },
    },
  });
});

test('GW-018 SDK-024 a sign-in to a locked account returns LOCKED_OUT with a link to unlock it', async () => {
  const { status, body } = await idp.signIn('locked@example.com', demoPassword);
  expect([status, body.status]).toEqual([200, 'LOCKED_OUT']);
  expect(body).toMatchObject({ _links: { next: { name: 'unlock' } } });
  expect(body).not.toHaveProperty('sessionToken');
});

test('GW-018 SDK-024 a sign-in with an expired password returns PASSWORD_EXPIRED with the policy and a state token', async () => {
  const { body } = await idp.signIn('expired@example.com', demoPassword);
  expect(body).toMatchObject({
    status: 'PASSWORD_EXPIRED',
    stateToken: expect.any(String) as string,
    _embedded: { policy: { complexity: { minLength: 11, minSymbol: 1 } } },
    _links: { next: { name: 'changePassword' } },
  });
});

test('GW-018 SDK-118 a wrong password and an unknown user get the same response', async () => {
  const wrong = await idp.signIn('homeowner@example.com', 'Wrong!Basin2030');
  const unknown = await idp.signIn('nobody@example.com', 'Wrong!Basin2030');
  expect(wrong.status).toBe(401);
  expect(withoutId(wrong.body)).toEqual({
    errorCode: 'E0000004',
    errorSummary: 'Authentication failed',
    errorLink: 'E0000004',
    errorCauses: [],
  });
  expect([unknown.status, withoutId(unknown.body)]).toEqual([wrong.status, withoutId(wrong.body)]);
  expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
});

test('GW-018 the response time of a sign-in does not reveal whether the user exists', async () => {
  const timeOf = async (username: string, password = 'Wrong!Basin2030') => {
    const started = performance.now();
    await idp.signIn(username, password);
    return performance.now() - started;
  };
  const times = { known: [] as number[], unknown: [] as number[], unhashed: [] as number[] };
  for (let round = 0; round < 24; round++) {
    gateway.pass(900_000); // avoids the attempt limit
    times.known.push(await timeOf('homeowner@example.com'));
    times.unknown.push(await timeOf(`nobody-${round}@example.com`));
    times.unhashed.push(await timeOf('homeowner@example.com', 'x'.repeat(129)));
  }
  expect(Math.abs(separation(times.known, times.unknown) - 0.5)).toBeLessThan(0.3);
  // control: a response that skips hashing is clearly faster
  expect(separation(times.known, times.unhashed)).toBeGreaterThan(0.9);
});

/** The probability that a value of the left list exceeds one of the right: 0.5 when they are indistinguishable. */
function separation(left: readonly number[], right: readonly number[]): number {
  const pairs = left.flatMap((a) => right.map((b) => (a > b ? 1 : 0)));
  return pairs.reduce<number>((sum, pair) => sum + pair, 0) / pairs.length;
}

test.each(['friends@example.com', 'outsider@example.com'])(
  'GW-018 ten wrong passwords in 15 minutes lock %s even for the correct password until 15 minutes have passed',
  async (username) => {
    gateway.pass(900_000);
    waits.length = 0;
    const statuses = [];
    for (let count = 0; count < 10; count++) statuses.push((await idp.signIn(username, 'Wrong!Basin2030')).status);
    expect(statuses).toEqual(Array(10).fill(401));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 4000]);
    const locked = await idp.signIn(username, demoPassword);
    expect([locked.status, locked.body.status]).toEqual([200, 'LOCKED_OUT']);
    gateway.pass(900_000);
    const after = await idp.signIn(username, demoPassword);
    expect(after.status).toBe(username.startsWith('friends') ? 200 : 401);
  },
);

test('GW-018 of forty concurrent attempts only ten are checked', async () => {
  gateway.pass(900_000);
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => idp.signIn('company@example.com', 'Wrong!Basin2030')),
  );
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(responses.filter(({ body }) => body.status === 'LOCKED_OUT')).toHaveLength(30);
});

test('GW-018 a successful sign-in resets the count of attempts', async () => {
  gateway.pass(900_000);
  for (let count = 0; count < 9; count++) await idp.signIn('trade@example.com', 'Wrong!Basin2030');
  expect((await idp.signIn('trade@example.com', demoPassword)).body.status).toBe('SUCCESS');
  expect((await idp.signIn('trade@example.com', 'Wrong!Basin2030')).status).toBe(401);
});

test('GW-018 an overlong password is rejected before it is hashed', async () => {
  expect((await idp.signIn('homeowner@example.com', 'x'.repeat(1_000_000))).status).toBe(413);
  expect((await idp.signIn('homeowner@example.com', 'x'.repeat(129))).status).toBe(400);
});

test('GW-018 a sign-in with an unsupported content type gets an error in the provider’s format', async () => {
  const body = 'username=homeowner@example.com';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await idp.send('/api/v1/authn', { method: 'POST', body, headers })).toMatchObject({
    status: 415,
    body: { errorCode: 'E0000021' },
  });
});
