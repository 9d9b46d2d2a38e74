import { setImmediate as nextTurn } from 'node:timers/promises';
import { hashSync } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testGateway, type TestGateway } from '../gateway.ts';
import { times } from '../in-parallel.ts';
import { createShopper } from '../shopper.ts';
import { argon2Passwords } from '../../src/identity/password-hash.ts';

const signIns = 200;
const hashes = 40;
const wrongPassword = 'Wrong!Basin2030';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

let outsiders = 0;
async function signIn(password = wrongPassword): Promise<Response> {
  const body = JSON.stringify({ username: `outsider-${++outsiders}@example.com`, password });
  const headers = { 'content-type': 'application/json' };
  return gateway.identity.fetch(new Request('http://127.0.0.1:4002/api/v1/authn', { method: 'POST', headers, body }));
}

test('GW-018 of two hundred concurrent sign-ins some wait and the rest get 503 with Retry-After, while other calls are served', async () => {
  const flood = Promise.all(times(signIns, () => signIn()));
  const guest = await createShopper(gateway);
  expect(await guest.createCart()).toMatchObject({ type: 'Cart' });
  const replies = await flood;
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401, 503]));
  for (const { headers } of replies.filter(({ status }) => status === 503))
    expect(headers.get('retry-after')).toBe('2');
});

test('GW-018 a password that is too long never waits for a hash: it is rejected even while the queue is full', async () => {
  const flood = times(signIns, () => signIn());
  const first = Promise.race(flood.map(async (each) => (await each).status === 503));
  expect(await first).toBe(true); // the queue is full before the first hash is computed
  const [long, huge, normal] = await Promise.all([signIn('x'.repeat(129)), signIn('x'.repeat(1_000_000)), signIn()]);
  expect([long.status, huge.status]).toEqual([400, 413]);
  expect([401, 503]).toContain(normal.status);
  await Promise.all(flood);
});

/** Counts the turns of the event loop during some work. */
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

/** Hashes on the main thread, with a turn of the event loop after each hash. */
async function hashOnMainThread(): Promise<void> {
  for (let count = 0; count < hashes; count++) {
    hashSync(wrongPassword);
    await nextTurn();
  }
}

test('GW-018 hashes are computed off the main thread, unlike those of the control', async () => {
  const offMainThread = await turnsDuring(() =>
    Promise.all(times(hashes, () => argon2Passwords.matches(wrongPassword, undefined))),
  );
  const onMainThread = await turnsDuring(hashOnMainThread);
  expect(onMainThread).toBeLessThan(3 * hashes);
  expect(offMainThread).toBeGreaterThan(10 * onMainThread);
});
