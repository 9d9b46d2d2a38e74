import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clock, minute, sessionOver, start, TokenGateway, tokenOf } from './testing.ts';
import { memoryTokenStore } from './token-store.ts';

describe('token expiry', () => {
  test('a guest token counts as valid until 120 s before its expiry', async () => {
    const gateway = new TokenGateway();
    const { now, pass } = clock();
    const session = sessionOver(gateway, { now });
    await tokenOf(session);
    pass(3600_000 - 120_001);
    expect(await tokenOf(session)).toBe('guest-1');
    pass(1);
    expect(await tokenOf(session)).toBe('guest-2');
  });

  test('a session never uses an expired token, whatever the clock', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -86_400_000, max: 86_400_000 }), { maxLength: 6 }), async (steps) => {
        const { now, pass } = clock();
        const expiries = new Map<string, number>();
        const calls = {
          createGuestToken: () => {
            const access_token = `t-${expiries.size}`;
            expiries.set(access_token, now().getTime() + 3600_000);
            return Promise.resolve({ access_token, expires_in: 3600 });
          },
          isValid: () => Promise.resolve(true),
          refresh: () => Promise.resolve('rejected' as const),
        };
        const session = sessionOver(new TokenGateway(), { now, calls });
        for (const step of steps) {
          const expiry = expiries.get(await tokenOf(session)) ?? 0;
          expect(now().getTime()).toBeLessThan(expiry - 119_999);
          pass(step);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('SDK-217 a token without an expiry is decoded for it, and an undecodable one is logged and used for a limited time', async () => {
    const warnings: string[] = [];
    const logger = { warn: (message: string) => void warnings.push(message), error: () => expect.fail() };
    const { now } = clock();
    const claims = { exp: start / 1000 + 600, anonymousId: 'g-claim' };
    const readable = `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
    for (const [token, expiresAtMs, anonymousId] of [
      [readable, start + 600_000, 'g-claim'],
      ['not-a-token', start + 30 * minute, undefined],
    ] as const) {
      const store = memoryTokenStore();
      const calls = {
        createGuestToken: () => Promise.resolve({ access_token: token }),
        isValid: () => Promise.resolve(true),
        refresh: () => Promise.resolve('rejected' as const),
      };
      await tokenOf(sessionOver(new TokenGateway(), { store, now, logger, calls }));
      expect(await store.read()).toMatchObject({ token, expiresAtMs, anonymousId });
    }
    expect(warnings).toEqual(['The token could not be decoded']);
  });
});
