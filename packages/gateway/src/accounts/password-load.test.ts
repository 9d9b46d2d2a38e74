import { hashSync } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccountByLogin } from '../identity/accounts.ts';
import { signInLimit, signInSubject } from '../identity/known-networks.ts';
import { countAttempt } from '../limits/attempts.ts';
import { testGateway, type TestGateway } from '../testing/gateway.ts';
import { times } from '../testing/in-parallel.ts';

const SIGN_INS = 200;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

let strangers = 0;
async function signIn(password = 'Wrong!Basin2030'): Promise<Response> {
  const body = JSON.stringify({ username: `stranger-${++strangers}@example.com`, password });
  const headers = { 'content-type': 'application/json' };
  return gateway.identity.fetch(new Request('http://127.0.0.1:4002/api/v1/authn', { method: 'POST', headers, body }));
}

/** The longest that the process did nothing else while some work was under way. */
async function longestPauseMs(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work().finally(() => (isDone = true));
  let longest = 0;
  while (!isDone) {
    const askedAt = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 1));
    longest = Math.max(longest, performance.now() - askedAt);
  }
  await done;
  return longest;
}

test('GW-018 of two hundred sign-ins at once some wait, the rest are told to come again, and nothing else stops', async () => {
  const answers: Response[] = [];
  const pause = await longestPauseMs(async () => {
    answers.push(...(await Promise.all(times(SIGN_INS, () => signIn()))));
  });
  const refused = answers.filter(({ status }) => status === 503);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('2');
  // the control: as many hashes as were made, on the thread that answers
  const hashed = answers.length - refused.length;
  const blocked = await longestPauseMs(() => Promise.all(times(hashed, () => Promise.resolve().then(hashOnThread))));
  // and what the embedded database takes of that thread for as many sign-ins, hashes or not
  const asked = await longestPauseMs(() => Promise.all(times(SIGN_INS, askDatabase)));
  expect(pause).toBeLessThan(2 * asked + blocked / 2);
});

async function askDatabase(index: number): Promise<void> {
  const login = `asked-${index}@example.com`;
  await signInSubject(gateway.db, login, '198.51.100.7');
  await countAttempt(gateway.db, signInLimit, login, gateway.now());
  await findAccountByLogin(gateway.db, login);
}

const hashOnThread = (): string => hashSync('Wrong!Basin2030');

test('GW-018 what is too long to be a password never waits for a hash: it is refused while no more can wait', async () => {
  const flood = times(SIGN_INS, () => signIn());
  const first = Promise.race(flood.map(async (each) => (await each).status === 503));
  expect(await first).toBe(true); // the queue is full before the first hash is made
  const [long, huge, usual] = await Promise.all([signIn('x'.repeat(129)), signIn('x'.repeat(1_000_000)), signIn()]);
  expect([long.status, huge.status]).toEqual([400, 413]);
  expect([401, 503]).toContain(usual.status);
  await Promise.all(flood);
});
