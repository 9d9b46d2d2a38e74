import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { jsonResponse } from './client/testing.ts';
import { contract, type Call } from './contract/index.ts';
import { createCalls, createCallsFor } from './create-calls.ts';
import type { SdkOptions } from './sdk-options.ts';
import { memoryTokenStore } from './session/token-store.ts';
import { fixtureOf } from './testing/fixtures/index.ts';

/** Creates a gateway and an identity provider in one function, and records their requests. */
function systems() {
  const requested: string[] = [];
  const system = (name: string, reply: (path: string) => Response) => (request: Request) => {
    const { pathname } = new URL(request.url);
    requested.push(`${name} ${request.method} ${pathname} ${request.headers.get('authorization') ?? '-'}`);
    return Promise.resolve(reply(pathname));
  };
  const fetch = {
    gateway: system('gateway', (path) =>
      path === '/oauth/token'
        ? jsonResponse({ data: { access_token: 'guest-1', expires_in: 3600 } })
        : jsonResponse({ id: 'c-1', version: 1 }),
    ),
    identity: system('identity', (path) =>
      path.endsWith('/token')
        ? jsonResponse({ token_type: 'Bearer', expires_in: 3600, access_token: 'customer-2', refresh_token: 'r-2' })
        : new Response(null, { status: path.endsWith('/revoke') ? 200 : 204 }),
    ),
  };
  return { requested, fetch };
}

const urls = { gatewayUrl: 'http://gateway.test', identityUrl: 'http://identity.test' } satisfies Partial<SdkOptions>;
const expired = { isAuthenticated: true, token: 'customer-1', expiresAtMs: 1, refreshToken: 'r-1' };

describe('the calls of an SDK', () => {
  test("SDK-045 an SDK signs the gateway's calls with a bearer token, and no other system's", async () => {
    const { requested, fetch } = systems();
    const sdk = createCalls({ ...urls, fetch });
    await sdk.cart.active();
    await sdk.identity.closeSession();
    expect(requested).toEqual([
      'gateway POST /oauth/token -',
      'gateway GET /cart/active Bearer guest-1',
      'identity DELETE /api/v1/sessions/me -',
    ]);
  });

  test('an SDK of some areas has their signed calls and a session', async () => {
    const { requested, fetch } = systems();
    const { cart } = contract;
    const sdk = createCallsFor({ cart }, { ...urls, fetch });
    await sdk.cart.active();
    await sdk.session.signOut();
    expect(Object.keys(sdk)).toEqual(['cart', 'session']);
    expect(requested.slice(0, 2)).toEqual(['gateway POST /oauth/token -', 'gateway GET /cart/active Bearer guest-1']);
  });

  test('a token request is sent twice when its connection is reset, not once per waiting call', async () => {
    const reset = Object.assign(new Error('read'), { code: 'ECONNRESET' });
    let requests = 0;
    const sdk = createCalls({ ...urls, fetch: () => ((requests += 1), Promise.reject(reset)) });
    const calls = await Promise.allSettled([sdk.cart.active(), sdk.search.listing({ query: {} })]);
    expect(calls.map((call) => call.status)).toEqual(['rejected', 'rejected']);
    expect(requests).toBe(2);
  });

  test("SDK-044 only the calls of the author system have the preview's user name and password", async () => {
    const requested: [string, string | null][] = [];
    const fetch = (request: Request) => {
      requested.push([new URL(request.url).host, request.headers.get('authorization')]);
      return jsonResponse({ ':type': 'page', access_token: 'guest-1', expires_in: 3600, id: 'c-1', version: 1 });
    };
    const previewCredentials = { user: 'editor', password: 'pä:ss' };
    const sdk = createCalls({ ...urls, authorUrl: 'http://author.test', fetch, previewCredentials });
    await sdk.content.pageModel({ params: { pagePath: '/p' } });
    await sdk.cart.active();
    expect(requested).toEqual([
      ['author.test', `Basic ${Buffer.from('editor:pä:ss').toString('base64')}`],
      ['gateway.test', null],
      ['gateway.test', 'Bearer guest-1'],
    ]);
  });

  test('SDK-044 a call to the preview of the author system times out after 10 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const sent: (string | null)[] = [];
      const fetch = ({ headers }: Request) => {
        sent.push(headers.get('authorization'));
        return new Promise<never>(() => undefined);
      };
      const previewCredentials = { user: 'editor', password: 'secret' };
      const sdk = createCalls({ ...urls, authorUrl: 'http://author.test', fetch, previewCredentials });
      const failures: unknown[] = [];
      void sdk.content.pageModel({ params: { pagePath: '/p' } }).catch((error: unknown) => failures.push(error));
      await vi.advanceTimersByTimeAsync(9_999);
      expect([sent, failures]).toEqual([[`Basic ${btoa('editor:secret')}`], []]);
      await vi.advanceTimersByTimeAsync(1);
      expect(failures).toMatchObject([{ kind: 'timeout', timeoutMs: 10_000 }]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('the tokens of a shopper are refreshed and saved in the given store', async () => {
    const { requested, fetch } = systems();
    const tokens = memoryTokenStore(expired);
    await createCalls({ ...urls, fetch, tokens, clientId: 'shop' }).cart.active();
    expect(requested).toEqual([
      'identity POST /oauth2/default/v1/token -',
      'gateway GET /cart/active Bearer customer-2',
    ]);
    expect(await tokens.read()).toMatchObject({ token: 'customer-2', refreshToken: 'r-2' });
  });

  test('SDK-023 SDK-117 ending a session closes the identity session and revokes the refresh token', async () => {
    const { requested, fetch } = systems();
    const reasons: string[] = [];
    const tokens = memoryTokenStore({ ...expired, expiresAtMs: Date.now() + 3_600_000 });
    const sdk = createCalls({
      ...urls,
      fetch,
      tokens,
      clientId: 'shop',
      onSignOut: (reason) => void reasons.push(reason),
    });
    await sdk.session.signOut();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([reasons, await tokens.read()]).toEqual([['logout'], undefined]);
    expect(requested.toSorted()).toEqual([
      'identity DELETE /api/v1/sessions/me -',
      'identity POST /oauth2/default/v1/revoke -',
    ]);
  });

  test.each([
    ['that a call rejects', 'rejected', Date.parse('9999-01-01')],
    ['that is no longer valid', 'expired', 0],
  ])(
    'SDK-117 a token %s ends the session, closes that of the provider and revokes the refresh token',
    async (_, reason, revalidateAtMs) => {
      const { requested, fetch } = systems();
      const reasons: string[] = [];
      const tokens = memoryTokenStore({ ...expired, expiresAtMs: Date.now() + 3_600_000, revalidateAtMs });
      const rejecting = () => jsonResponse({ statusCode: 401, message: 'Invalid JWT.' }, 401);
      const sdk = createCalls({
        ...urls,
        fetch: { ...fetch, gateway: rejecting },
        tokens,
        clientId: 'shop',
        onSignOut: (reason) => void reasons.push(reason),
      });
      await expect(sdk.cart.active()).rejects.toMatchObject({ status: 401 });
      expect([reasons, await tokens.read()]).toEqual([[reason], undefined]);
      await expect
        .poll(() => requested.toSorted(), { timeout: 10_000 })
        .toEqual(['identity DELETE /api/v1/sessions/me -', 'identity POST /oauth2/default/v1/revoke -']);
    },
  );

  test('a session ends even when the identity provider cannot be reached', async () => {
    const warnings: string[] = [];
    const tokens = memoryTokenStore(expired);
    const logger = { warn: (message: string) => void warnings.push(message), error: () => undefined };
    const sdk = createCalls({
      ...urls,
      fetch: () => Promise.reject(new TypeError('down')),
      tokens,
      clientId: 'shop',
      logger,
    });
    await sdk.session.signOut();
    expect(await tokens.read()).toBeUndefined();
    await expect
      .poll(() => warnings)
      .toEqual(Array(2).fill('The session of the identity provider could not be closed'));
  });

  test('a call of a system without a URL names the missing option', async () => {
    const sdk = createCalls({ gatewayUrl: 'http://gateway.test' });
    await expect(sdk.content.dictionary({ params: { locale: 'en' } })).rejects.toThrow(
      'content.dictionary requires the option authorUrl: pass the URL of the system.',
    );
  });

  test('1,000 SDKs have 1,000 different tokens', async () => {
    let issued = 0;
    const fetch = (request: Request) =>
      Promise.resolve(
        request.url.includes('/oauth/token')
          ? jsonResponse({ data: { access_token: `guest-${(issued += 1)}`, expires_in: 3600 } })
          : jsonResponse({ id: request.headers.get('authorization'), version: 1 }),
      );
    const ids = await Promise.all(
      Array.from({ length: 1000 }, async () => {
        const sdk = createCalls({ ...urls, fetch });
        return [(await sdk.cart.active()).id, (await sdk.cart.active()).id];
      }),
    );
    expect(ids.every(([first, second]) => first === second)).toBe(true);
    expect(new Set(ids.flat()).size).toBe(1000);
  });
});

const hosts = {
  gateway: 'https://shop.example/proxy/',
  author: 'https://author.example/',
  identity: 'https://id.example/',
};

/** Requests every call of the contract as a guest; returns each call with its URL and signature. */
async function requestEveryCall() {
  const requested: { name: string; url: string; authorization: string | null }[] = [];
  let current = '';
  const fetch = ({ url, headers }: Request) => {
    if (!url.includes('/oauth/token'))
      requested.push({ name: current, url, authorization: headers.get('authorization') });
    return jsonResponse({ data: { access_token: 'guest-1', expires_in: 3600 } });
  };
  const sdk = createCalls({
    gatewayUrl: 'https://shop.example/proxy',
    authorUrl: 'https://author.example',
    identityUrl: 'https://id.example',
    fetch,
  }) as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>;
  const { session: _, ...areas } = contract;
  const sent = [];
  for (const [area, group] of Object.entries(areas))
    for (const [name, entry] of Object.entries<Call>(group)) {
      current = `${area}.${name}`;
      // only the requests matter here, not the responses
      await sdk[area]?.[name]?.(inputOf(area, name, entry)).catch(() => undefined);
      const request = requested.at(-1);
      expect(request?.name).toBe(current);
      sent.push({ ...request, area, name: current, system: entry.system });
    }
  return sent;
}

/** Returns the input of a call from its fixture. */
const inputOf = (area: string, name: string, entry: Call) =>
  Object.fromEntries(
    Object.entries(fixtureOf(area, name).request).map(([part, wire]) => {
      const schema = entry[part as 'params' | 'query' | 'body'];
      return [part, schema ? z.decode(schema, wire as object) : wire];
    }),
  );

test('SDK-001 every data and commerce call goes to the gateway, below its base path, and to no other host', async () => {
  const sent = await requestEveryCall();
  for (const { name, url, system } of sent) expect([name, url?.startsWith(hosts[system])]).toEqual([name, true]);
  const ofShop = sent.filter(({ area }) => !['config', 'content', 'features', 'identity', 'recovery'].includes(area));
  const elsewhere = ofShop.filter(({ system }) => system !== 'gateway').map(({ name }) => name);
  expect(elsewhere).toEqual(['stores.details']); // content of the author system
});

test('SDK-008 every request to the gateway has the bearer token, and no request to another system has it', async () => {
  for (const { name, system, authorization } of await requestEveryCall())
    expect([name, authorization]).toEqual([name, system === 'gateway' ? 'Bearer guest-1' : null]);
});
