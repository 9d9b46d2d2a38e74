import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { seedAccounts } from '../../src/demonstration/seed-accounts.ts';
import { identityCaller } from '../../src/identity/testing.ts';
import { fillCatalogue } from '../catalogue.ts';
import { fillCart, newKey, payCart, submission } from '../checkout.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { createShopper, type Shopper } from '../shopper.ts';
import { tellApart, type TwoKinds } from './rank-times.ts';

const QUARTER_HOUR_MS = 900_000;
const GUEST_TOKEN_LASTS = 90; // quarters of an hour

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
}, patience.timeout);
afterAll(() => gateway.close());

let quarters = 0;
/** Another quarter of an hour: no limit is in the way, and the token is young. */
async function later(): Promise<void> {
  gateway.pass(QUARTER_HOUR_MS);
  if (++quarters % GUEST_TOKEN_LASTS === 0) guest = await createShopper(gateway);
}

const other = 'W000000000000';
const wrong = (turn: number) => `someone-${turn}@example.com`;

async function lookUp(number: string, turn: number): Promise<string> {
  await later();
  return JSON.stringify(
    await guest.send('POST', '/checkout/orders/v1/find-my-orders', { orderId: number, email: wrong(turn) }),
  );
}

async function authenticate(path: string, body: (username: string) => object, username: string): Promise<string> {
  gateway.pass(QUARTER_HOUR_MS);
  const { status, body: answer } = await identityCaller(gateway.identity).post(path, body(username));
  return JSON.stringify([status, { ...answer, errorId: '' }]);
}

const signIn = (username: string) => ({ username, password: 'Wrong!Basin2030' });
const mail = (username: string) => ({ username, factorType: 'EMAIL' });
const ofIdentity = (path: string, body: (username: string) => object): TwoKinds => ({
  known: () => authenticate(path, body, 'homeowner@example.com'),
  unknown: (turn) => authenticate(path, body, wrong(turn)),
});

const lookUps: TwoKinds = { known: (turn) => lookUp(orderNumber, turn), unknown: (turn) => lookUp(other, turn) };

test.each<[string, () => TwoKinds, number]>([
  ['an order with another e-mail and no order', () => lookUps, sizes.timedTries],
  ['a sign-in of someone and of no one', () => ofIdentity('/api/v1/authn', signIn), sizes.timedTries],
  [
    'a forgotten password of someone and of no one',
    () => ofIdentity('/api/v1/authn/recovery/password', mail),
    Math.ceil(sizes.timedTries / 4),
  ],
  [
    'a locked account of someone and of no one',
    () => ofIdentity('/api/v1/authn/recovery/unlock', mail),
    Math.ceil(sizes.timedTries / 4),
  ],
])('%s have one answer, in one time', patience, async (_, kinds, tries) => {
  const { answers, excess } = await tellApart(kinds(), tries);
  expect([...answers]).toHaveLength(1);
  expect(excess).toBeLessThanOrEqual(0);
});

test('an account’s e-mail is looked up in the time of one that has none', patience, async () => {
  const ask = async (email: string) => {
    await later();
    await guest.send('POST', '/customer/lookup', { email });
    return 'the answer is for the shopper who is about to sign in: it says which';
  };
  const kinds = { known: () => ask('homeowner@example.com'), unknown: (turn: number) => ask(wrong(turn)) };
  expect((await tellApart(kinds, sizes.timedTries)).excess).toBeLessThanOrEqual(0);
});

test('control: an answer that comes early for what is unknown is distinguished at once', patience, async () => {
  const early: TwoKinds = { known: lookUps.known, unknown: () => Promise.resolve('') };
  const { answers, excess } = await tellApart(early, 40);
  expect(answers.size).toBe(2);
  expect(excess).toBeGreaterThan(0.1);
});
