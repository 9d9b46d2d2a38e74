import { describe, expect, test } from 'vitest';
import { NetworkError } from '../client/errors.ts';
import { customer, minute, settled, start, TokenGateway, tokenOf } from './testing.ts';
import type { TokenSessionOptions } from './token-session.ts';
import type { StoredSession } from './token-store.ts';

describe('a refresh', () => {
  const expired = { expiresAtMs: start + minute };

  test('gives new tokens once for all callers', async () => {
    let refreshed = 0;
    const refresh = () =>
      Promise.resolve({
        access_token: `customer-${(refreshed += 1) + 1}`,
        expires_in: 3600,
        refresh_token: 'refresh-2',
      });
    const { session, store } = withRefresh(refresh);
    const tokens = await Promise.all(Array.from({ length: 200 }, () => tokenOf(session)));
    expect([new Set(tokens), refreshed]).toEqual([new Set(['customer-2']), 1]);
    expect(await store.read()).toMatchObject({ isAuthenticated: true, refreshToken: 'refresh-2' });
  });

  test('that the provider rejects ends the session', async () => {
    const { session, ended } = withRefresh(() => Promise.resolve('rejected'));
    expect([await tokenOf(session), ended]).toEqual(['guest-1', ['expired']]);
  });

  test('that cannot be asked for never ends the session: 500 failures, no logout', async () => {
    const { session, ended, pass } = withRefresh(() => Promise.reject(new NetworkError({ call: 'POST /token' })));
    expect(await tokenOf(session)).toBe('customer-1');
    pass(2 * minute);
    const results = await settled(Array.from({ length: 500 }, () => tokenOf(session)));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect([await session.current(), ended]).toMatchObject([{ isAuthenticated: true, refreshToken: 'refresh-1' }, []]);
  });

  test('SDK-151 comes before the next call when what the token says has changed', async () => {
    const refresh = () => Promise.resolve({ access_token: 'customer-2', expires_in: 3600 });
    const { session } = withRefresh(refresh, {});
    await session.renewNext();
    expect([await tokenOf(session), await tokenOf(session)]).toEqual(['customer-2', 'customer-2']);
    expect(await session.current()).toMatchObject({ refreshToken: 'refresh-1' });
  });

  test('under way does not bring a shopper back who logs out meanwhile', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
    const { promise: answered, resolve: finish } = Promise.withResolvers<undefined>();
    const { session, store } = withRefresh(async () => {
      begin(undefined);
      await answered;
      return { access_token: 'customer-2', expires_in: 3600 };
    });
    const call = tokenOf(session);
    await begun;
    const logout = session.signOut();
    finish(undefined);
    await Promise.all([call, logout]);
    expect(await store.read()).toBeUndefined();
  });

  function withRefresh(refresh: TokenSessionOptions['calls']['refresh'], stored: Partial<StoredSession> = expired) {
    const gateway = new TokenGateway();
    const calls = {
      createGuestToken: () => Promise.resolve({ access_token: 'guest-1', expires_in: 3600 }),
      isValid: () => Promise.resolve(true),
      refresh,
    };
    return { ...customer({ calls }, stored), gateway };
  }
});
