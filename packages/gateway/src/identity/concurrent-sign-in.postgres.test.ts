import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countAttempt, type AttemptLimit } from '../http/limits/attempts.ts';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { takeCard, tokeniseCard } from '../payment/card-tokens.ts';
import type { Db } from '../database/database.ts';
import { testGateway } from '../../testing/gateway.ts';
import { times } from '../../testing/in-parallel.ts';
import { postgresDatabase, type PostgresDatabase } from '../../testing/postgres.ts';
import { createShopper } from '../../testing/shopper.ts';
import { withoutRowLocks } from '../../testing/without-row-locks.ts';
import { codeOf, identityCaller } from './testing.ts';

let database: PostgresDatabase;
beforeAll(async () => {
  database = await postgresDatabase();
});
afterAll(() => database.drop());

const now = new Date('2030-01-02T10:00:00Z');
const callerOn = async (db: Db) => identityCaller((await testGateway({ database: db })).identity);

test('gateways that seed concurrently create each demonstration account once', async () => {
  await Promise.all(times(4, () => seedAccounts(database.db)));
  expect(await database.db.selectFrom('accounts').selectAll().execute()).toHaveLength(7);
});

describe('concurrent redemption of an authorization code', () => {
  /** Returns the number of successful redemptions of one code. */
  async function successfulRedemptions(db: Db): Promise<number> {
    const idp = await callerOn(db);
    const { body } = await idp.signIn('homeowner@example.com', demoPassword);
    const code = codeOf((await idp.authorize({ sessionToken: String(body.sessionToken) })).headers);
    const responses = await Promise.all(times(8, () => idp.redeem(code)));
    return responses.filter(({ status }) => status === 200).length;
  }

  test('GW-018 only one of several concurrent redemptions of a code gets tokens', async () => {
    for (let round = 0; round < 10; round++) expect(await successfulRedemptions(database.db)).toBe(1);
  });

  test('control: without row locks this suite detects a code that is redeemed more than once', async () => {
    const unlocked = database.db.withPlugin(withoutRowLocks);
    let most = 0;
    for (let round = 0; round < 100 && most < 2; round++) most = await successfulRedemptions(unlocked);
    expect(most).toBeGreaterThan(1);
  });
});

test('GW-018 fifty concurrent refreshes with one token all succeed, and the grant stays valid', async () => {
  const idp = await callerOn(database.db);
  const { tokens } = await idp.tokensFor('homeowner@example.com', demoPassword);
  const responses = await Promise.all(times(50, () => idp.refresh(tokens.refresh_token)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await idp.refresh(String(responses[0]?.body.refresh_token))).status).toBe(200);
});

test('GW-018 concurrent attempts get distinct counts, so that none bypasses the limit', async () => {
  const limit: AttemptLimit = { name: 'test', max: 10, windowSeconds: 900 };
  const attempts = await Promise.all(times(200, () => countAttempt(database.db, limit, 'someone', now)));
  expect(attempts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(times(200, (index) => index + 1));
  expect(attempts.filter(({ isOver }) => !isOver)).toHaveLength(10);
});

test('GW-008 only one of several concurrent sign-ups with the same e-mail address succeeds, the others get a 400', async () => {
  const gateway = await testGateway({ database: database.db });
  const guest = await createShopper(gateway);
  const draft = {
    email: 'race@example.com',
    password: 'Deep!Basin2030',
    firstName: 'Nadia',
    lastName: 'Newcomer',
    accountType: 'homeowner',
    locale: 'en',
  };
  const responses = await Promise.all(times(16, () => guest.send('POST', '/customer/signup', draft)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...times(15, () => 400)]);
});

test('only one of several concurrent redemptions of a card token succeeds', async () => {
  const card = {
    number: '4111111111111111',
    type: 'VI',
    expMonth: '06',
    expYear: '2031',
    holderName: 'Pat Doe',
  } as const;
  const token = await tokeniseCard(database.db, card, now);
  const taken = await Promise.all(times(20, () => takeCard(database.db, token, now)));
  expect(taken.filter((each) => each !== undefined)).toHaveLength(1);
});
