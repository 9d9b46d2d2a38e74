import { setImmediate as nextTurn } from 'node:timers/promises';
import { hashSync } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testGateway, type TestGateway } from '../gateway.ts';
import { times } from '../in-parallel.ts';
import { createShopper } from '../shopper.ts';
import { argon2Passwords } from '../../src/identity/password-hash.ts';

const SIGN_INS = 200;
const HASHES = 40;
const PASSWORD = 'Wrong!Basin2030';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

let outsiders = 0;
async function signIn(password = PASSWORD): Promise<Response> {
  const body = JSON.stringify({ username: `outsider-${++outsiders}@example.com`, password });
  const headers = { 'content-type': 'application/json' };
  return gateway.identity.fetch(new Request('http://127.0.0.1:4002/api/v1/authn', { method: 'POST', headers, body }));
}

test('GW-018 of two hundred sign-ins at once some wait and the rest are asked to come again; others are served', async () => {
  const flood = Promise.all(times(SIGN_INS, () => signIn()));
  const guest = await createShopper(gateway);
  expect(await guest.createCart()).toMatchObject({ type: 'Cart' });
  const answers = await flood;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  for (const { headers } of answers.filter(({ status }) => status === 503))
    expect(headers.get('retry-after')).toBe('2');
});

test('GW-018 what is too long to be a password never waits for a hash: it is refused while no more can wait', async () => {
  const flood = times(SIGN_INS, () => signIn());
  const first = Promise.race(flood.map(async (each) => (await each).status === 503));
  expect(await first).toBe(true); // the queue is full before the first hash is made
  const [long, huge, usual] = await Promise.all([signIn('x'.repeat(129)), signIn('x'.repeat(1_000_000)), signIn()]);
  expect([long.status, huge.status]).toEqual([400, 413]);
  expect([401, 503]).toContain(usual.status);
  await Promise.all(flood);
});

/** How often the process came round to other work while some was under way. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isUnderWay = true;
  const done = work().finally(() => (isUnderWay = false));
  const count = async (): Promise<void> => {
    while (isUnderWay) {
      await nextTurn();
      turns += 1;
    }
  };
  await Promise.all([done, count()]);
  return turns;
}

/** Hashes on the thread that answers, and lets it go after each. */
async function hashInTheWay(): Promise<void> {
  for (let made = 0; made < HASHES; made++) {
    hashSync(PASSWORD);
    await nextTurn();
  }
}

test('GW-018 hashes are made beside the thread that answers; the control, on it, leaves it a turn for each', async () => {
  const beside = await turnsDuring(() =>
    Promise.all(times(HASHES, () => argon2Passwords.matches(PASSWORD, undefined))),
  );
  const inTheWay = await turnsDuring(hashInTheWay);
  expect(inTheWay).toBeLessThan(3 * HASHES);
  expect(beside).toBeGreaterThan(10 * inTheWay);
});
