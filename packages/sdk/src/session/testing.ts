import { jsonResponse } from '../client/testing.ts';
import { createClient } from '../client/create-client.ts';
import * as cartCalls from '../contract/cart.ts';
import type { Fetch } from '../client/send.ts';
import { createTokenCalls } from './token-calls.ts';
import { TokenSession, type SignOutReason, type TokenSessionOptions } from './token-session.ts';
import { memoryTokenStore, type StoredSession } from './token-store.ts';
import type { SessionTokens } from './with-session.ts';

/** A gateway with token calls and one other call; a test can revoke its tokens and let the token call fail. */
export class TokenGateway {
  tokenRequests: URL[] = [];
  validations = 0;
  lastValidation: TokenGateway['calls'][number] | undefined;
  validity: boolean | 'unreachable' = true;
  tokenFailure: Response | Error | undefined;
  expiresInSeconds: number | undefined = 3600;
  calls: { token: string | null; body: string; method: string }[] = [];
  rejection = 'Invalid JWT.';
  readonly #valid = new Set<string>();
  #issued = 0;

  readonly fetch: Fetch = async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    const url = new URL(request.url);
    if (url.pathname === '/oauth/token') return this.#issue(url);
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
    const call = { token, body: await request.text(), method: request.method };
    if (url.pathname === '/oauth/token/validate') return this.#validate(call);
    this.calls.push(call);
    if (token === null || !this.#valid.has(token))
      return jsonResponse({ statusCode: 401, message: this.rejection }, 401);
    return jsonResponse({ id: 'c-1', version: 1 });
  };

  revokeAll(): void {
    this.#valid.clear();
  }

  accept(token: string): void {
    this.#valid.add(token);
  }

  #issue(url: URL): Response {
    this.tokenRequests.push(url);
    if (this.tokenFailure instanceof Error) throw this.tokenFailure;
    if (this.tokenFailure) return this.tokenFailure.clone();
    const token = `guest-${(this.#issued += 1)}`;
    this.#valid.add(token);
    const anonymousId = url.searchParams.get('gId') ?? `g-${this.#issued}`;
    return jsonResponse({
      data: { access_token: token, token_type: 'Bearer', expires_in: this.expiresInSeconds, anonymousId },
    });
  }

  #validate(call: TokenGateway['calls'][number]): Response {
    this.validations += 1;
    this.lastValidation = call;
    return this.validity === 'unreachable' ? jsonResponse({}, 503) : jsonResponse({ data: { valid: this.validity } });
  }
}

const baseURL = 'http://gateway.test';

/** Creates a session on a gateway. */
export const sessionOver = (gateway: TokenGateway, options: Partial<TokenSessionOptions> = {}): TokenSession => {
  const refresh = () => Promise.reject(new Error('no refresh was expected'));
  const calls = { ...createTokenCalls({ baseURL, fetch: gateway.fetch }), refresh };
  return new TokenSession({ store: memoryTokenStore(), calls, ...options });
};

/** Creates the cart calls of a gateway, signed by a session. */
export const cartOver = (gateway: Pick<TokenGateway, 'fetch'>, session: SessionTokens) =>
  createClient({ cart: cartCalls }, { baseURL, fetch: gateway.fetch, session }).cart;

export const tokenOf = async (session: SessionTokens): Promise<string> => (await session.bearer()).token;

export const minute = 60_000;
export const start = Date.parse('2030-01-01T00:00:00Z');

/** Creates a clock that a test advances. */
export function clock() {
  let nowMs = start;
  return { now: () => new Date(nowMs), pass: (ms: number) => void (nowMs += ms) };
}

export const signedIn: StoredSession = {
  isAuthenticated: true,
  token: 'customer-1',
  expiresAtMs: start + 60 * minute,
  revalidateAtMs: start + 30 * minute,
  refreshToken: 'refresh-1',
  anonymousId: 'g-7',
};

/** Creates a signed-in shopper and records the ends of their session. */
export function customer(options: Partial<TokenSessionOptions> = {}, stored: Partial<StoredSession> = {}) {
  const gateway = new TokenGateway();
  gateway.accept('customer-1');
  const time = clock();
  const store = memoryTokenStore({ ...signedIn, ...stored });
  const ended: SignOutReason[] = [];
  const onSignOut = (reason: SignOutReason) => void ended.push(reason);
  const session = sessionOver(gateway, { store, now: time.now, onSignOut, ...options });
  return { gateway, ...time, store, ended, session, cart: cartOver(gateway, session) };
}

export const settled = (work: Promise<unknown>[]) => Promise.allSettled(work);
