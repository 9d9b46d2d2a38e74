import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../client/testing.ts';
import { NetworkError } from '../client/errors.ts';
import { cartOver, sessionOver, TokenGateway, tokenOf } from './testing.ts';
import type { SignOutReason, TokenSessionOptions } from './token-session.ts';
import { memoryTokenStore, type StoredSession } from './token-store.ts';
import type { Bearer, SessionTokens } from './with-session.ts';

const minute = 60_000;
const start = Date.parse('2030-01-01T00:00:00Z');

/** A clock that is moved by hand. */
function clock() {
  let nowMs = start;
  return { now: () => new Date(nowMs), pass: (ms: number) => void (nowMs += ms) };
}

const signedIn: StoredSession = {
  isAuthenticated: true,
  token: 'customer-1',
  expiresAtMs: start + 60 * minute,
  revalidateAtMs: start + 30 * minute,
  refreshToken: 'refresh-1',
  anonymousId: 'g-7',
};

/** A signed-in shopper, whose ends are written down. */
function customer(options: Partial<TokenSessionOptions> = {}, stored: Partial<StoredSession> = {}) {
  const gateway = new TokenGateway();
  gateway.accept('customer-1');
  const time = clock();
  const store = memoryTokenStore({ ...signedIn, ...stored });
  const ended: SignOutReason[] = [];
  const onSignOut = (reason: SignOutReason) => void ended.push(reason);
  const session = sessionOver(gateway, { store, now: time.now, onSignOut, ...options });
  return { gateway, ...time, store, ended, session, cart: cartOver(gateway, session) };
}

const settled = (work: Promise<unknown>[]) => Promise.allSettled(work);

/** What the suite must catch: a session that asks for a token whenever it has none at hand. */
function naiveSession(gateway: TokenGateway): SessionTokens {
  let kept: Bearer | undefined;
  const ask = async () => (kept = await sessionOver(gateway).bearer());
  return { bearer: async () => kept ?? ask(), replace: ask };
}

describe('the first calls of a guest', () => {
  test('SDK-008 SDK-009 SDK-047 SDK-049 get a guest token first, and carry it', async () => {
    const gateway = new TokenGateway();
    await cartOver(gateway, sessionOver(gateway)).active();
    expect(gateway.tokenRequests.map((url) => url.pathname + url.search)).toEqual(['/oauth/token?scope=guest']);
    expect(gateway.calls).toMatchObject([{ token: 'guest-1' }]);
  });

  test('SDK-016 10,000 at once make one token request', async () => {
    const gateway = new TokenGateway();
    const session = sessionOver(gateway);
    const tokens = await Promise.all(Array.from({ length: 10_000 }, () => tokenOf(session)));
    expect([new Set(tokens).size, gateway.tokenRequests.length]).toEqual([1, 1]);
  });

  test('make a storm without a queue: the control', async () => {
    const gateway = new TokenGateway();
    const session = naiveSession(gateway);
    await Promise.all(Array.from({ length: 100 }, () => tokenOf(session)));
    expect(gateway.tokenRequests.length).toBe(100);
  });

  test('SDK-048 ask for the channel, and SDK-021 the commerce_gid cookie goes before the stored guest', async () => {
    const gateway = new TokenGateway();
    const store = memoryTokenStore({ isAuthenticated: false, anonymousId: 'g-stored' });
    await tokenOf(sessionOver(gateway, { store, channel: 'KOUS' }));
    await tokenOf(sessionOver(gateway, { store: memoryTokenStore(), guestCookie: () => 'g-cookie' }));
    expect(gateway.tokenRequests.map(({ search }) => search)).toEqual([
      '?scope=guest&channel=KOUS&gId=g-stored',
      '?scope=guest&gId=g-cookie',
    ]);
    expect(await store.read()).toMatchObject({ token: 'guest-1', anonymousId: 'g-stored', isAuthenticated: false });
  });

  test('share a failed token request, and the next call is not poisoned by it', async () => {
    const gateway = new TokenGateway();
    const session = sessionOver(gateway);
    gateway.tokenFailure = answer({ message: 'down' }, 503);
    const results = await settled(Array.from({ length: 100 }, () => tokenOf(session)));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    const before = gateway.tokenRequests.length;
    gateway.tokenFailure = undefined;
    expect(await tokenOf(session)).toBe('guest-1');
    expect([before <= 2, gateway.tokenRequests.length]).toEqual([true, before + 1]);
  });

  test('are of one shopper each: 1,000 sessions never see the token of another', async () => {
    const gateway = new TokenGateway();
    const sessions = Array.from({ length: 1000 }, () => sessionOver(gateway));
    const tokens = await Promise.all(sessions.flatMap((session) => [tokenOf(session), tokenOf(session)]));
    expect(new Set(tokens).size).toBe(1000);
    expect(tokens.every((token, index) => token === tokens[index - (index % 2)])).toBe(true);
  });

  test('a caller that gives up does not take the token from the others', async () => {
    const gateway = new TokenGateway();
    const cart = cartOver(gateway, sessionOver(gateway));
    const caller = new AbortController();
    const [left, stayed] = [cart.active({ signal: caller.signal }), cart.active()];
    caller.abort();
    await expect(left).rejects.toMatchObject({ kind: 'aborted' });
    await expect(stayed).resolves.toMatchObject({ id: 'c-1' });
    expect([gateway.tokenRequests.length, gateway.calls.length]).toEqual([1, 1]);
  });
});

describe('a refused guest token', () => {
  test.each([
    ['SDK-013', 'JWT not present.'],
    ['SDK-014', 'Invalid JWT.'],
  ])('%s (%s) is replaced and the call sent once more', async (_, refusal) => {
    const gateway = new TokenGateway();
    gateway.refusal = refusal;
    const session = sessionOver(gateway);
    await tokenOf(session);
    gateway.takeBack();
    expect(await cartOver(gateway, session).active()).toMatchObject({ id: 'c-1' });
    expect(gateway.calls.map(({ token }) => token)).toEqual(['guest-1', 'guest-2']);
  });

  test('a POST survives it, with its body', async () => {
    const gateway = new TokenGateway();
    const session = sessionOver(gateway);
    await tokenOf(session);
    gateway.takeBack();
    const body = { actions: [{ action: 'addLineItem' as const, sku: 'BX-1' }] };
    await cartOver(gateway, session).update({ body });
    expect(gateway.calls.map((call) => [call.method, JSON.parse(call.body) as unknown])).toEqual([
      ['POST', body],
      ['POST', body],
    ]);
  });

  test('SDK-015 a second refusal goes to the caller', async () => {
    const gateway = new TokenGateway();
    const session = sessionOver(gateway);
    const cart = cartOver({ fetch: alwaysRefusing(gateway) }, session);
    await expect(cart.active()).rejects.toMatchObject({ kind: 'auth', status: 401 });
    expect(gateway.calls.length).toBe(2);
  });

  test('with another message is not one of the token: nothing is repeated', async () => {
    const gateway = new TokenGateway();
    gateway.refusal = 'No access.';
    const session = sessionOver(gateway);
    await tokenOf(session);
    gateway.takeBack();
    await expect(cartOver(gateway, session).active()).rejects.toMatchObject({ status: 401 });
    expect([gateway.calls.length, gateway.tokenRequests.length]).toEqual([1, 1]);
  });

  test.each([
    ['at once', 0],
    ['one after the other', 3],
  ])('50 refusals that come %s make one new token request', async (_, gapMs) => {
    const gateway = new TokenGateway();
    const session = sessionOver(gateway);
    const old = await tokenOf(session);
    gateway.takeBack();
    const replaced = await Promise.all(
      Array.from({ length: 50 }, async (__, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * gapMs));
        return session.replace({ token: old, isGuest: true });
      }),
    );
    expect([new Set(replaced.map((bearer) => bearer?.token)).size, gateway.tokenRequests.length]).toEqual([1, 2]);
  });

  test('makes a request for each refusal without the comparison: the control', async () => {
    const gateway = new TokenGateway();
    const session = naiveSession(gateway);
    const old = await tokenOf(session);
    await Promise.all(Array.from({ length: 50 }, () => session.replace({ token: old, isGuest: true })));
    expect(gateway.tokenRequests.length).toBe(51);
  });

  test('that the gateway issues again does not make the session ask for ever', async () => {
    const session = sessionOver(new TokenGateway(), {
      calls: {
        createGuestToken: () => Promise.resolve({ access_token: 'always-the-same', expires_in: 3600 }),
        isValid: () => Promise.resolve(true),
        refresh: () => Promise.resolve('rejected'),
      },
    });
    expect(await session.replace(await session.bearer())).toEqual({ token: 'always-the-same', isGuest: true });
  });
});

const alwaysRefusing = (gateway: TokenGateway) => (request: Request) =>
  request.url.includes('/oauth/')
    ? gateway.fetch(request)
    : (gateway.calls.push({ token: null, body: '', method: request.method }), answer({ message: 'Invalid JWT.' }, 401));

describe('time', () => {
  test('a guest token counts until 120 s before its expiry', async () => {
    const gateway = new TokenGateway();
    const { now, pass } = clock();
    const session = sessionOver(gateway, { now });
    await tokenOf(session);
    pass(3600_000 - 120_001);
    expect(await tokenOf(session)).toBe('guest-1');
    pass(1);
    expect(await tokenOf(session)).toBe('guest-2');
  });

  test('no clock makes a session use an expired token', async () => {
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

  test('SDK-217 a token without an expiry is read, and one that cannot be read is logged and used for a while', async () => {
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

describe('a signed-in shopper', () => {
  test('SDK-010 is validated only when the time for it has passed', async () => {
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
  test.each([
    ['SDK-017 a token and a session', signedIn, true, false, 'signedIn'],
    ['SDK-018 only a session', undefined, true, false, 'obtainToken'],
    ['SDK-019 only a token', signedIn, false, false, 'signOut'],
    ['SDK-020 neither, on a secure page', undefined, false, true, 'signIn'],
    ['neither, elsewhere', undefined, false, false, 'browse'],
    [
      'a session, and a token that has run out',
      { ...signedIn, expiresAtMs: start, refreshToken: undefined },
      true,
      false,
      'obtainToken',
    ],
    ['a session, and the token of a guest', { ...signedIn, isAuthenticated: false }, true, false, 'obtainToken'],
  ] as const)('%s', async (_, stored, hasSession, isSecurePage, step) => {
    const session = sessionOver(new TokenGateway(), { store: memoryTokenStore(stored), now: clock().now });
    expect(await session.step({ hasSession, isSecurePage })).toBe(step);
  });
});

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
