import { describe, expect, test } from 'vitest';
import { NetworkError } from '../client/errors.ts';
import { customer, minute, settled, start, TokenGateway, tokenOf } from './testing.ts';
import type { TokenSessionOptions } from './token-session.ts';
import type { StoredSession } from './token-store.ts';

describe('refreshing a session', () => {
  const expired = { expiresAtMs: start + minute };

  test('concurrent callers share one refresh', async () => {
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

  test('a refresh that the provider rejects ends the session', async () => {
    const { session, ended } = withRefresh(() => Promise.resolve('rejected'));
    expect([await tokenOf(session), ended]).toEqual(['guest-1', ['expired']]);
  });

  test('a refresh that fails never ends the session: 500 failures, no sign-out', async () => {
    const { session, ended, pass } = withRefresh(() => Promise.reject(new NetworkError({ call: 'POST /token' })));
    expect(await tokenOf(session)).toBe('customer-1');
    pass(2 * minute);
    const results = await settled(Array.from({ length: 500 }, () => tokenOf(session)));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect([await session.current(), ended]).toMatchObject([{ isAuthenticated: true, refreshToken: 'refresh-1' }, []]);
  });

  test('SDK-151 a session is refreshed before the next call when the claims have changed', async () => {
    const refresh = () => Promise.resolve({ access_token: 'customer-2', expires_in: 3600 });
    const { session } = withRefresh(refresh, {});
    await session.renewNext();
    expect([await tokenOf(session), await tokenOf(session)]).toEqual(['customer-2', 'customer-2']);
    expect(await session.current()).toMatchObject({ refreshToken: 'refresh-1' });
  });

  test('a running refresh does not undo a sign-out', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
    const { promise: released, resolve: finish } = Promise.withResolvers<undefined>();
    const { session, store } = withRefresh(async () => {
      begin(undefined);
      await released;
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
