import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { seedAccounts } from '../../src/demonstration/seed-accounts.ts';
import { identityCaller } from '../../src/identity/testing.ts';
import { fillCatalogue } from '../catalogue.ts';
import { fillCart, newKey, payCart, submission } from '../checkout.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { createShopper, type Shopper } from '../shopper.ts';
import { compareTimes, type KindsOfRequest } from './rank-times.ts';

const quarterHourMs = 900_000;
const guestTokenLasts = 90; // quarters of an hour

let gateway: TestGateway;
let guest: Shopper;
let orderNumber: string;
beforeAll(async () => {
  const fill = async (db: TestGateway['db']) => {
    await fillCatalogue(db);
    await seedAccounts(db);
  };
  gateway = await testGateway({ fill, checkReplies: false, wait: (delayMs) => wait(delayMs) });
  guest = await createShopper(gateway);
  const cart = await fillCart(guest, [{ action: 'addLineItem', sku: 'BX-100-BOLT' }]);
  const { body } = await guest.send(
    'POST',
    '/checkout/v2/order/submit',
    submission(cart, await payCart(gateway, guest, cart)),
    newKey(),
  );
  orderNumber = (body as { orderNumber: string }).orderNumber;
}, stressTimeout.timeout);
afterAll(() => gateway.close());

let quarters = 0;
/** Moves the clock past the rate limits and renews the token before it expires. */
async function passRateLimits(): Promise<void> {
  gateway.pass(quarterHourMs);
  if (++quarters % guestTokenLasts === 0) guest = await createShopper(gateway);
}

const other = 'W000000000000';
const wrong = (turn: number) => `someone-${turn}@example.com`;

async function lookUp(number: string, turn: number): Promise<string> {
  await passRateLimits();
  return JSON.stringify(
    await guest.send('POST', '/checkout/orders/v1/find-my-orders', { orderId: number, email: wrong(turn) }),
  );
}

async function authenticate(path: string, body: (username: string) => object, username: string): Promise<string> {
  gateway.pass(quarterHourMs);
  const { status, body: reply } = await identityCaller(gateway.identity).post(path, body(username));
  return JSON.stringify([status, { ...reply, errorId: '' }]);
}

const signIn = (username: string) => ({ username, password: 'Wrong!Basin2030' });
const mail = (username: string) => ({ username, factorType: 'EMAIL' });
const identityKinds = (path: string, body: (username: string) => object): KindsOfRequest => ({
  known: () => authenticate(path, body, 'homeowner@example.com'),
  unknown: (turn) => authenticate(path, body, wrong(turn)),
});

const lookUps: KindsOfRequest = { known: (turn) => lookUp(orderNumber, turn), unknown: (turn) => lookUp(other, turn) };

test.each<[string, () => KindsOfRequest, number]>([
  ['order look-ups with a known and an unknown number', () => lookUps, sizes.timedTries],
  ['sign-ins with a known and an unknown account', () => identityKinds('/api/v1/authn', signIn), sizes.timedTries],
  [
    'password resets of a known and an unknown account',
    () => identityKinds('/api/v1/authn/recovery/password', mail),
    Math.ceil(sizes.timedTries / 4),
  ],
  [
    'unlocks of a known and an unknown account',
    () => identityKinds('/api/v1/authn/recovery/unlock', mail),
    Math.ceil(sizes.timedTries / 4),
  ],
])('%s get the same response in the same time', stressTimeout, async (_, kinds, tries) => {
  const { replies, excess } = await compareTimes(kinds(), tries);
  expect([...replies]).toHaveLength(1);
  expect(excess).toBeLessThanOrEqual(0);
});

test('a look-up of an e-mail address takes the same time with and without an account', stressTimeout, async () => {
  const lookUpEmail = async (email: string) => {
    await passRateLimits();
    await guest.send('POST', '/customer/lookup', { email });
    return 'the response may differ: it tells a shopper whether to sign in or to register';
  };
  const kinds = {
    known: () => lookUpEmail('homeowner@example.com'),
    unknown: (turn: number) => lookUpEmail(wrong(turn)),
  };
  expect((await compareTimes(kinds, sizes.timedTries)).excess).toBeLessThanOrEqual(0);
});

test('control: an earlier response for an unknown order is detected', stressTimeout, async () => {
  const early: KindsOfRequest = { known: lookUps.known, unknown: () => Promise.resolve('') };
  const { replies, excess } = await compareTimes(early, 40);
  expect(replies.size).toBe(2);
  expect(excess).toBeGreaterThan(0.1);
});
