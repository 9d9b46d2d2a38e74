import { expect, test } from 'vitest';
import type { Fetch } from '../client/send.ts';
import { GuestSession, type GuestSessionOptions } from './guest-session.ts';
import { createGuestTokenCalls } from './guest-token-calls.ts';
import { cartOver, TokenGateway, tokenOf } from './testing.ts';
import { memoryTokenStore } from './token-store.ts';

const guestOver = (gateway: Pick<TokenGateway, 'fetch'>, options: Partial<GuestSessionOptions> = {}) =>
  new GuestSession({
    store: memoryTokenStore(),
    calls: createGuestTokenCalls({ baseURL: 'http://gateway.test', fetch: gateway.fetch }),
    ...options,
  });

test('SDK-016 many first calls of a guest send one token request', async () => {
  const gateway = new TokenGateway();
  const session = guestOver(gateway);
  const tokens = await Promise.all(Array.from({ length: 1000 }, () => tokenOf(session)));
  expect([new Set(tokens).size, gateway.tokenRequests.length]).toEqual([1, 1]);
});

test('SDK-014 a rejected guest token is replaced once for all calls, and each is retried once', async () => {
  const gateway = new TokenGateway();
  const cart = cartOver(gateway, guestOver(gateway));
  await cart.active();
  gateway.revokeAll();
  await Promise.all(Array.from({ length: 50 }, () => cart.active()));
  expect([gateway.tokenRequests.length, gateway.calls.length]).toEqual([2, 101]);
});

test('DOM-032 a guest token is used until 120 seconds before it expires, then replaced for the same guest', async () => {
  const gateway = new TokenGateway();
  let nowMs = Date.parse('2030-01-01T00:00:00Z');
  const session = guestOver(gateway, { now: () => new Date(nowMs) });
  expect(await tokenOf(session)).toBe('guest-1');
  nowMs += 3_479_999;
  expect(await tokenOf(session)).toBe('guest-1');
  nowMs += 1;
  expect(await tokenOf(session)).toBe('guest-2');
  expect(gateway.tokenRequests.at(-1)?.searchParams.get('gId')).toBe('g-1');
});

test('a failed token request fails its caller, and the next call tries again', async () => {
  const gateway = new TokenGateway();
  const session = guestOver(gateway);
  gateway.tokenFailure = new Error('no line');
  await expect(session.bearer()).rejects.toMatchObject({ kind: 'network' });
  gateway.tokenFailure = undefined;
  expect(await tokenOf(session)).toMatch(/^guest-/);
});

test.each(['read', 'write'])(
  'what a token store throws on %s reaches the caller, not as a missing response',
  async (name) => {
    const gateway = new TokenGateway();
    const problem = new Error('cookies cannot be set here');
    const throws = () => {
      throw problem;
    };
    const store = { ...memoryTokenStore(), [name]: throws };
    await expect(cartOver(gateway, guestOver(gateway, { store })).active()).rejects.toBe(problem);
  },
);

test('a caller that aborts does not abort a shared token request', async () => {
  const gateway = new TokenGateway();
  const session = guestOver(gateway);
  const caller = new AbortController();
  const left = session.bearer({ signal: caller.signal });
  const stays = session.bearer({ signal: new AbortController().signal });
  caller.abort();
  await expect(left).rejects.toMatchObject({ kind: 'aborted', call: 'POST /oauth/token' });
  expect((await stays).token).toBe('guest-1');
  expect(gateway.tokenRequests.length).toBe(1);
});

test('a token request is aborted when its last caller aborts, and the next caller sends another', async () => {
  const gateway = new TokenGateway();
  const signals: AbortSignal[] = [];
  const fetch: Fetch = (request) => {
    if (signals.push(request.signal) > 1) return gateway.fetch(request);
    return new Promise(() => undefined); // it hangs and ignores the signal
  };
  const session = guestOver({ fetch });
  const callers = [new AbortController(), new AbortController()];
  const left = callers.map(({ signal }) => session.bearer({ signal }));
  callers[0]?.abort();
  await expect(left[0]).rejects.toMatchObject({ kind: 'aborted' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  callers[1]?.abort();
  await expect(left[1]).rejects.toMatchObject({ kind: 'aborted' });
  expect((await session.bearer()).token).toBe('guest-1');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
