import { memoryTokenStore, type StoredSession } from '@basin/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
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
}, stressTimeout.timeout);
afterAll(() => database.drop());

const hourMs = 3_600_000;
const pass = (ms: number): void => gateways.forEach((gateway) => gateway.pass(ms));

/** A browser whose cookie holds the session. The servers that its requests reach share no other state. */
async function browser(email: string) {
  const store = memoryTokenStore();
  await customerSdkOn(gateways[0] ?? expect.unreachable(), email, { tokens: store, clientId });
  let cookie = (await store.read()) ?? expect.unreachable();
  const request = (index: number) => async (): Promise<StoredSession | 'signed out'> => {
    const tokens = memoryTokenStore(cookie);
    const ended: string[] = [];
    const sdk = sdkOn(gateways[index % 2] ?? expect.unreachable(), {
      tokens,
      clientId,
      onSignOut: (reason) => ended.push(reason),
    });
    await sdk.session.bearer();
    const session = await tokens.read();
    return ended.length === 0 && session?.isAuthenticated ? session : 'signed out';
  };
  return {
    /** Lets the token expire and sends requests at once. Returns how many were signed out, and stores the last session. */
    async sendAfterExpiry(requests: number, betweenMs = 0): Promise<number> {
      pass(hourMs);
      const first = await inParallel(16, times(requests / 2, request));
      pass(betweenMs);
      const replies = [...first, ...(await inParallel(16, times(requests / 2, request)))];
      cookie = replies.findLast((reply) => reply !== 'signed out') ?? cookie;
      return replies.filter((reply) => reply === 'signed out').length;
    },
  };
}

describe('requests of one browser with an expired token to two servers', () => {
  test('control: the suite detects that tabs with a used token are signed out after its grace period', async () => {
    const tabs = await browser('trade@example.com');
    expect(await tabs.sendAfterExpiry(4, 30_001)).toBeGreaterThan(0);
  });

  const title = `${sizes.refreshesAtOnce} concurrent requests with an expired token, ${sizes.refreshExpiries} times, are never signed out`;
  test(title, stressTimeout, async () => {
    const tabs = await browser('homeowner@example.com');
    let signedOut = 0;
    for (let expiry = 0; expiry < sizes.refreshExpiries; expiry += 1)
      signedOut += await tabs.sendAfterExpiry(sizes.refreshesAtOnce);
    expect(signedOut).toBe(0);
  });
});
