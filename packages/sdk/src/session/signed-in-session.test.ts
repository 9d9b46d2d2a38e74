import { describe, expect, test } from 'vitest';
import { clock, customer, minute, sessionOver, settled, signedIn, start, TokenGateway, tokenOf } from './testing.ts';
import { memoryTokenStore } from './token-store.ts';

describe('a signed-in shopper', () => {
  test('SDK-010 DOM-067 is validated only when the time for it has passed', async () => {
    const { gateway, session, pass } = customer();
    await tokenOf(session);
    expect(gateway.validations).toBe(0);
    pass(30 * minute);
    await Promise.all(Array.from({ length: 50 }, () => tokenOf(session)));
    expect(gateway.validations).toBe(1);
  });

  test('SDK-011 SDK-050 SDK-051 who is valid is trusted for another 30 minutes', async () => {
    const { gateway, session, pass } = customer();
    pass(30 * minute);
    await tokenOf(session);
    pass(27 * minute);
    expect([await tokenOf(session), gateway.validations]).toEqual(['customer-1', 1]);
  });

  test('SDK-012 SDK-117 who is not valid is signed out and goes on as a guest', async () => {
    const { gateway, session, pass, ended } = customer();
    gateway.validity = false;
    pass(30 * minute);
    const tokens = await Promise.all(Array.from({ length: 50 }, () => tokenOf(session)));
    expect([new Set(tokens), ended]).toEqual([new Set(['guest-1']), ['expired']]);
    expect(await session.current()).toMatchObject({ isAuthenticated: false });
  });

  test('who could not be validated stays signed in and is asked about again at the next call', async () => {
    const { gateway, session, pass, ended } = customer();
    gateway.validity = 'unreachable';
    pass(30 * minute);
    expect([await tokenOf(session), await tokenOf(session)]).toEqual(['customer-1', 'customer-1']);
    expect([gateway.validations >= 2, ended]).toEqual([true, []]);
  });

  test('a guest is never validated', async () => {
    const gateway = new TokenGateway();
    const { now, pass } = clock();
    gateway.expiresInSeconds = 100_000;
    const session = sessionOver(gateway, { now });
    await tokenOf(session);
    pass(40 * minute);
    await tokenOf(session);
    expect(gateway.validations).toBe(0);
  });

  test('SDK-117 whose token a call refuses is signed out once, and the call is not sent again', async () => {
    const { gateway, cart, ended } = customer();
    gateway.takeBack();
    const results = await settled(Array.from({ length: 50 }, () => cart.active()));
    expect(results.map(({ status }) => status)).not.toContain('fulfilled');
    expect([ended, gateway.calls.filter(({ token }) => token === 'customer-1').length]).toEqual([['refused'], 50]);
  });

  test('SDK-022 is anonymous first and authenticated after the sign-in, and keeps the guest until the carts are merged', async () => {
    const gateway = new TokenGateway();
    const session = sessionOver(gateway);
    await tokenOf(session);
    await session.signIn({ access_token: 'customer-1', expires_in: 3600, refresh_token: 'r-1' });
    expect(await session.current()).toMatchObject({ isAuthenticated: true, token: 'customer-1', anonymousId: 'g-1' });
    await session.forgetGuest();
    expect((await session.current()).anonymousId).toBeUndefined();
  });

  test('SDK-023 who logs out leaves nothing in the store', async () => {
    const { session, store, ended } = customer();
    await session.signOut();
    expect([await store.read(), ended]).toEqual([undefined, ['logout']]);
  });
});

describe('a page', () => {
  const outOfTime = { ...signedIn, expiresAtMs: start, refreshToken: undefined };
  const stepOf = (stored: typeof signedIn | typeof outOfTime | undefined, hasSession: boolean, isSecurePage = false) =>
    sessionOver(new TokenGateway(), { store: memoryTokenStore(stored), now: clock().now }).step({
      hasSession,
      isSecurePage,
    });

  test('SDK-017 with a token and a session is one of a signed-in shopper', async () => {
    expect(await stepOf(signedIn, true)).toBe('signedIn');
    expect(await stepOf(signedIn, true, true)).toBe('signedIn');
  });

  test('SDK-018 with a session but no token of a customer goes to obtain one', async () => {
    expect(await stepOf(undefined, true)).toBe('obtainToken');
    expect(await stepOf(outOfTime, true)).toBe('obtainToken');
    expect(await stepOf({ ...signedIn, isAuthenticated: false }, true)).toBe('obtainToken');
  });

  test('SDK-020 with neither asks to sign in when it is secure, and is browsed when it is not', async () => {
    expect(await stepOf(undefined, false, true)).toBe('signIn');
    expect(await stepOf(undefined, false)).toBe('browse');
  });

  test('SDK-019 with a token but no session signs out', async () => {
    expect(await stepOf(signedIn, false)).toBe('signOut');
  });
});
