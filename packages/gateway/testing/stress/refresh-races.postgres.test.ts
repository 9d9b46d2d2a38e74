import { memoryTokenStore, type StoredSession } from '@basin/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { seedAccounts } from '../../src/demonstration/seed-accounts.ts';
import { clientId } from '../../src/identity/testing.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';
import { postgresDatabase, type PostgresDatabase } from '../postgres.ts';
import { customerSdkOn, sdkOn } from '../sdk.ts';

let database: PostgresDatabase;
let gateways: TestGateway[];
beforeAll(async () => {
  database = await postgresDatabase();
  await seedAccounts(database.db);
  gateways = [await testGateway({ database: database.db }), await testGateway({ database: database.db })];
}, patience.timeout);
afterAll(() => database.drop());

const hourMs = 3_600_000;
const pass = (ms: number): void => gateways.forEach((gateway) => gateway.pass(ms));

/** A browser whose cookie holds the session; every request of it meets a server that knows nothing else. */
async function browser(email: string) {
  const store = memoryTokenStore();
  await customerSdkOn(gateways[0] ?? expect.unreachable(), email, { tokens: store, clientId });
  let cookie = (await store.read()) ?? expect.unreachable();
  const request = (index: number) => async (): Promise<StoredSession | 'signed out'> => {
    const kept = memoryTokenStore(cookie);
    const ended: string[] = [];
    const sdk = sdkOn(gateways[index % 2] ?? expect.unreachable(), {
      tokens: kept,
      clientId,
      onSignOut: (reason) => ended.push(reason),
    });
    await sdk.session.bearer();
    const session = await kept.read();
    return ended.length === 0 && session?.isAuthenticated ? session : 'signed out';
  };
  return {
    /** How many of its requests at once, after its token has expired, were signed out; it keeps the answer that came last. */
    async askAfterExpiry(requests: number, betweenMs = 0): Promise<number> {
      pass(hourMs);
      const first = await inParallel(16, times(requests / 2, request));
      pass(betweenMs);
      const answers = [...first, ...(await inParallel(16, times(requests / 2, request)))];
      cookie = answers.findLast((answer) => answer !== 'signed out') ?? cookie;
      return answers.filter((answer) => answer === 'signed out').length;
    },
  };
}

describe('requests of one browser to two servers, whose token has expired', () => {
  test('control: tabs that come with the used token after its grace are signed out, and it is seen', async () => {
    const tabs = await browser('trade@example.com');
    expect(await tabs.askAfterExpiry(4, 30_001)).toBeGreaterThan(0);
  });

  const title = `${sizes.refreshExpiries} times ${sizes.refreshesAtOnce} at once, are never signed out`;
  test(title, patience, async () => {
    const tabs = await browser('homeowner@example.com');
    let signedOut = 0;
    for (let expiry = 0; expiry < sizes.refreshExpiries; expiry += 1)
      signedOut += await tabs.askAfterExpiry(sizes.refreshesAtOnce);
    expect(signedOut).toBe(0);
  });
});
