import { describe, expect, test } from 'vitest';
import { clock, customer, minute, sessionOver, settled, signedIn, start, TokenGateway, tokenOf } from './testing.ts';
import { memoryTokenStore } from './token-store.ts';

describe('the session of a signed-in shopper', () => {
  test('SDK-010 DOM-067 a session is validated only when its revalidation time of 30 minutes has passed', async () => {
    const { gateway, session, pass } = customer();
    await session.signIn({ access_token: 'customer-1', expires_in: 7200 });
    pass(30 * minute - 1);
    await tokenOf(session);
    expect(gateway.validations).toBe(0);
    pass(1);
    await Promise.all(Array.from({ length: 50 }, () => tokenOf(session)));
    expect(gateway.validations).toBe(1);
  });

  test('SDK-011 SDK-050 SDK-051 a valid session is trusted for another 30 minutes', async () => {
    const { gateway, session, store, pass } = customer();
    pass(30 * minute);
    await tokenOf(session);
    expect((await store.read())?.revalidateAtMs).toBe(start + 60 * minute);
    expect(gateway.lastValidation).toEqual({ method: 'POST', token: 'customer-1', body: '' });
    pass(27 * minute);
    expect([await tokenOf(session), gateway.validations]).toEqual(['customer-1', 1]);
  });

  test('SDK-012 SDK-117 an invalid session is ended, and the shopper continues as a guest', async () => {
    const { gateway, session, pass, ended } = customer();
    gateway.validity = false;
    pass(30 * minute);
    const tokens = await Promise.all(Array.from({ length: 50 }, () => tokenOf(session)));
    expect([new Set(tokens), ended]).toEqual([new Set(['guest-1']), ['expired']]);
    expect(await session.current()).toMatchObject({ isAuthenticated: false });
  });

  test('a session that could not be validated stays signed in, and is validated again at the next call', async () => {
    const { gateway, session, pass, ended } = customer();
    gateway.validity = 'unreachable';
    pass(30 * minute);
    expect([await tokenOf(session), await tokenOf(session)]).toEqual(['customer-1', 'customer-1']);
    expect([gateway.validations >= 2, ended]).toEqual([true, []]);
  });

  test('SDK-010 a guest session is never validated', async () => {
    const gateway = new TokenGateway();
    const { now, pass } = clock();
    gateway.expiresInSeconds = 100_000;
    const session = sessionOver(gateway, { now });
    await tokenOf(session);
    pass(40 * minute);
    await tokenOf(session);
    expect(gateway.validations).toBe(0);
  });

  test('SDK-117 a session whose token a call rejects is ended once, and the call is not retried', async () => {
    const { gateway, cart, ended } = customer();
    gateway.revokeAll();
    const results = await settled(Array.from({ length: 50 }, () => cart.active()));
    expect(results.map(({ status }) => status)).not.toContain('fulfilled');
    expect([ended, gateway.calls.filter(({ token }) => token === 'customer-1').length]).toEqual([['rejected'], 50]);
  });

  test('SDK-022 a session is authenticated after a sign-in, and keeps the guest identifier until the carts are merged', async () => {
    const gateway = new TokenGateway();
    const session = sessionOver(gateway);
    await tokenOf(session);
    expect(await session.current()).toMatchObject({ isAuthenticated: false, token: 'guest-1' });
    await session.signIn({ access_token: 'customer-1', expires_in: 3600, refresh_token: 'r-1' });
    expect(await session.current()).toMatchObject({ isAuthenticated: true, token: 'customer-1', anonymousId: 'g-1' });
    await session.forgetGuest();
    expect((await session.current()).anonymousId).toBeUndefined();
  });

  test('SDK-023 a sign-out clears the token store', async () => {
    const { session, store, ended } = customer();
    await session.signOut();
    expect([await store.read(), ended]).toEqual([undefined, ['logout']]);
  });
});

describe('the session step of a page', () => {
  const outOfTime = { ...signedIn, expiresAtMs: start, refreshToken: undefined };
  const stepOf = (stored: typeof signedIn | typeof outOfTime | undefined, hasSession: boolean, isSecurePage = false) =>
    sessionOver(new TokenGateway(), { store: memoryTokenStore(stored), now: clock().now }).step({
      hasSession,
      isSecurePage,
    });

  test('SDK-017 a page with a token and a session is signed in', async () => {
    expect(await stepOf(signedIn, true)).toBe('signedIn');
    expect(await stepOf(signedIn, true, true)).toBe('signedIn');
  });

  test('SDK-018 a page with a session but no customer token obtains one', async () => {
    expect(await stepOf(undefined, true)).toBe('obtainToken');
    expect(await stepOf(outOfTime, true)).toBe('obtainToken');
    expect(await stepOf({ ...signedIn, isAuthenticated: false }, true)).toBe('obtainToken');
  });

  test('SDK-020 a page without token and session requires a sign-in if it is secure, and is browsed otherwise', async () => {
    expect(await stepOf(undefined, false, true)).toBe('signIn');
    expect(await stepOf(undefined, false)).toBe('browse');
  });

  test('SDK-019 a page with a token but no session signs out', async () => {
    expect(await stepOf(signedIn, false)).toBe('signOut');
  });
});
