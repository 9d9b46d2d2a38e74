import { describe, expect, test } from 'vitest';
import { jsonResponse } from '../client/testing.ts';
import { cartOver, sessionOver, settled, TokenGateway, tokenOf } from './testing.ts';
import { memoryTokenStore } from './token-store.ts';
import type { Bearer, SessionTokens } from './with-session.ts';

/** The planted fault: a session that requests a token whenever it has none. */
function naiveSession(gateway: TokenGateway): SessionTokens {
  let current: Bearer | undefined;
  const renew = async () => (current = await sessionOver(gateway).bearer());
  return { bearer: async () => current ?? renew(), replace: renew };
}

describe('the first calls of a guest', () => {
  test('SDK-008 SDK-009 SDK-047 SDK-049 the first calls of a guest request a guest token first, and are signed with it', async () => {
    const gateway = new TokenGateway();
    await cartOver(gateway, sessionOver(gateway)).active();
    expect(gateway.tokenRequests.map((url) => url.pathname + url.search)).toEqual(['/oauth/token?scope=guest']);
    expect(gateway.calls).toMatchObject([{ token: 'guest-1' }]);
  });

  test('SDK-016 10,000 simultaneous first calls send one token request', async () => {
    const gateway = new TokenGateway();
    const session = sessionOver(gateway);
    const tokens = await Promise.all(Array.from({ length: 10_000 }, () => tokenOf(session)));
    expect([new Set(tokens).size, gateway.tokenRequests.length]).toEqual([1, 1]);
  });

  test('control: without a queue, simultaneous first calls send one token request each', async () => {
    const gateway = new TokenGateway();
    const session = naiveSession(gateway);
    await Promise.all(Array.from({ length: 100 }, () => tokenOf(session)));
    expect(gateway.tokenRequests.length).toBe(100);
  });

  test('SDK-048 a token request has the channel and the stored guest identifier, so that the guest stays the same', async () => {
    const gateway = new TokenGateway();
    const store = memoryTokenStore({ isAuthenticated: false, anonymousId: 'g-stored' });
    await tokenOf(sessionOver(gateway, { store, channel: 'KOUS' }));
    expect(gateway.tokenRequests.map(({ search }) => search)).toEqual(['?scope=guest&channel=KOUS&gId=g-stored']);
    expect(await store.read()).toMatchObject({ token: 'guest-1', anonymousId: 'g-stored', isAuthenticated: false });
  });

  test('SDK-021 a token request has the guest identifier of the commerce_gid cookie rather than the stored one', async () => {
    const gateway = new TokenGateway();
    const store = memoryTokenStore({ isAuthenticated: false, anonymousId: 'g-stored' });
    await tokenOf(sessionOver(gateway, { store, guestCookie: () => 'g-cookie' }));
    expect(gateway.tokenRequests.map(({ search }) => search)).toEqual(['?scope=guest&gId=g-cookie']);
    expect(await store.read()).toMatchObject({ anonymousId: 'g-cookie' });
  });

  test('concurrent callers share a failed token request, and the next call tries again', async () => {
    const gateway = new TokenGateway();
    const session = sessionOver(gateway);
    gateway.tokenFailure = jsonResponse({ message: 'down' }, 503);
    const results = await settled(Array.from({ length: 100 }, () => tokenOf(session)));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    const before = gateway.tokenRequests.length;
    gateway.tokenFailure = undefined;
    expect(await tokenOf(session)).toBe('guest-1');
    expect([before <= 2, gateway.tokenRequests.length]).toEqual([true, before + 1]);
  });

  test("1,000 sessions never see each other's tokens", async () => {
    const gateway = new TokenGateway();
    const sessions = Array.from({ length: 1000 }, () => sessionOver(gateway));
    const tokens = await Promise.all(sessions.flatMap((session) => [tokenOf(session), tokenOf(session)]));
    expect(new Set(tokens).size).toBe(1000);
    expect(tokens.every((token, index) => token === tokens[index - (index % 2)])).toBe(true);
  });

  test('a caller that aborts does not abort the token request of the others', async () => {
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

describe('a rejected guest token', () => {
  test.each(['JWT not present.', 'Invalid JWT.'])(
    'SDK-013 SDK-014 a guest token that is rejected as %j is replaced in the store, and the call is retried once',
    async (rejection) => {
      const gateway = new TokenGateway();
      gateway.rejection = rejection;
      const store = memoryTokenStore();
      const session = sessionOver(gateway, { store });
      await tokenOf(session);
      gateway.revokeAll();
      expect(await cartOver(gateway, session).active()).toMatchObject({ id: 'c-1' });
      expect(gateway.calls.map(({ token }) => token)).toEqual(['guest-1', 'guest-2']);
      expect(await store.read()).toMatchObject({ token: 'guest-2', isAuthenticated: false });
    },
  );

  test('the retry of a POST after a rejected token has its body', async () => {
    const gateway = new TokenGateway();
    const session = sessionOver(gateway);
    await tokenOf(session);
    gateway.revokeAll();
    const body = { actions: [{ action: 'addLineItem' as const, sku: 'BX-1' }] };
    await cartOver(gateway, session).update({ body });
    expect(gateway.calls.map((call) => [call.method, JSON.parse(call.body) as unknown])).toEqual([
      ['POST', body],
      ['POST', body],
    ]);
  });

  test('SDK-015 a second error response is returned to the caller', async () => {
    const gateway = new TokenGateway();
    const session = sessionOver(gateway);
    const cart = cartOver({ fetch: alwaysRejecting(gateway) }, session);
    await expect(cart.active()).rejects.toMatchObject({ kind: 'auth', status: 401 });
    expect(gateway.calls.length).toBe(2);
  });

  test('SDK-109 a 401 with another message is passed on unchanged: the token is not replaced and nothing is retried', async () => {
    const gateway = new TokenGateway();
    gateway.rejection = 'No access.';
    const session = sessionOver(gateway);
    await tokenOf(session);
    gateway.revokeAll();
    const body = { statusCode: 401, message: 'No access.' };
    await expect(cartOver(gateway, session).active()).rejects.toMatchObject({ status: 401, body });
    expect([gateway.calls.length, gateway.tokenRequests.length]).toEqual([1, 1]);
  });

  test.each([
    ['at once', 0],
    ['one after the other', 3],
  ])('50 error responses that arrive %s cause one new token request', async (_, gapMs) => {
    const gateway = new TokenGateway();
    const session = sessionOver(gateway);
    const old = await tokenOf(session);
    gateway.revokeAll();
    const replaced = await Promise.all(
      Array.from({ length: 50 }, async (__, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * gapMs));
        return session.replace({ token: old, isGuest: true });
      }),
    );
    expect([new Set(replaced.map((bearer) => bearer?.token)).size, gateway.tokenRequests.length]).toEqual([1, 2]);
  });

  test('control: without comparing tokens, each error response sends its own token request', async () => {
    const gateway = new TokenGateway();
    const session = naiveSession(gateway);
    const old = await tokenOf(session);
    await Promise.all(Array.from({ length: 50 }, () => session.replace({ token: old, isGuest: true })));
    expect(gateway.tokenRequests.length).toBe(51);
  });

  test('a gateway that issues a rejected token again does not cause endless token requests', async () => {
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

const alwaysRejecting = (gateway: TokenGateway) => (request: Request) =>
  request.url.includes('/oauth/')
    ? gateway.fetch(request)
    : (gateway.calls.push({ token: null, body: '', method: request.method }),
      jsonResponse({ message: 'Invalid JWT.' }, 401));
