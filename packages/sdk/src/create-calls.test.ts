import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answer } from './client/testing.ts';
import { contract, type Call } from './contract/index.ts';
import { createCalls, createCallsFor } from './create-calls.ts';
import type { SdkOptions } from './sdk-options.ts';
import { memoryTokenStore } from './session/token-store.ts';
import { fixtureOf } from './testing/fixtures/index.ts';

/** A gateway and an identity provider in one function, with what they were asked. */
function systems() {
  const asked: string[] = [];
  const system = (name: string, reply: (path: string) => Response) => (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(`${name} ${request.method} ${pathname} ${request.headers.get('authorization') ?? '-'}`);
    return Promise.resolve(reply(pathname));
  };
  const fetch = {
    gateway: system('gateway', (path) =>
      path === '/oauth/token'
        ? answer({ data: { access_token: 'guest-1', expires_in: 3600 } })
        : answer({ id: 'c-1', version: 1 }),
    ),
    identity: system('identity', (path) =>
      path.endsWith('/token')
        ? answer({ token_type: 'Bearer', expires_in: 3600, access_token: 'customer-2', refresh_token: 'r-2' })
        : new Response(null, { status: path.endsWith('/revoke') ? 200 : 204 }),
    ),
  };
  return { asked, fetch };
}

const urls = { gatewayUrl: 'http://gateway.test', identityUrl: 'http://identity.test' } satisfies Partial<SdkOptions>;
const expired = { isAuthenticated: true, token: 'customer-1', expiresAtMs: 1, refreshToken: 'r-1' };

describe('an SDK', () => {
  test("signs the gateway's calls and no other system's", async () => {
    const { asked, fetch } = systems();
    const sdk = createCalls({ ...urls, fetch });
    await sdk.cart.active();
    await sdk.identity.closeSession();
    expect(asked).toEqual([
      'gateway POST /oauth/token -',
      'gateway GET /cart/active Bearer guest-1',
      'identity DELETE /api/v1/sessions/me -',
    ]);
  });

  test('of some areas has their calls, signed alike, and a session', async () => {
    const { asked, fetch } = systems();
    const { cart } = contract;
    const sdk = createCallsFor({ cart }, { ...urls, fetch });
    await sdk.cart.active();
    await sdk.session.signOut();
    expect(Object.keys(sdk)).toEqual(['cart', 'session']);
    expect(asked.slice(0, 2)).toEqual(['gateway POST /oauth/token -', 'gateway GET /cart/active Bearer guest-1']);
  });

  test('sends a token request twice when its connection is reset, not again for each call that waits', async () => {
    const reset = Object.assign(new Error('read'), { code: 'ECONNRESET' });
    let requests = 0;
    const sdk = createCalls({ ...urls, fetch: () => ((requests += 1), Promise.reject(reset)) });
    const calls = await Promise.allSettled([sdk.cart.active(), sdk.search.listing({ query: {} })]);
    expect(calls.map((call) => call.status)).toEqual(['rejected', 'rejected']);
    expect(requests).toBe(2);
  });

  test('signs the calls of the author system alone with the name and password of its preview', async () => {
    const asked: [string, string | null][] = [];
    const fetch = (request: Request) => {
      asked.push([new URL(request.url).host, request.headers.get('authorization')]);
      return answer({ ':type': 'page', access_token: 'guest-1', expires_in: 3600, id: 'c-1', version: 1 });
    };
    const previewCredentials = { user: 'editor', password: 'pä:ss' };
    const sdk = createCalls({ ...urls, authorUrl: 'http://author.test', fetch, previewCredentials });
    await sdk.content.pageModel({ params: { pagePath: '/p' } });
    await sdk.cart.active();
    expect(asked).toEqual([
      ['author.test', `Basic ${Buffer.from('editor:pä:ss').toString('base64')}`],
      ['gateway.test', null],
      ['gateway.test', 'Bearer guest-1'],
    ]);
  });

  test('refreshes the tokens of a shopper and keeps them in the store that was given', async () => {
    const { asked, fetch } = systems();
    const tokens = memoryTokenStore(expired);
    await createCalls({ ...urls, fetch, tokens, clientId: 'shop' }).cart.active();
    expect(asked).toEqual(['identity POST /oauth2/default/v1/token -', 'gateway GET /cart/active Bearer customer-2']);
    expect(await tokens.read()).toMatchObject({ token: 'customer-2', refreshToken: 'r-2' });
  });

  test('SDK-023 SDK-117 closes the identity session and revokes the refresh token when a session ends', async () => {
    const { asked, fetch } = systems();
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
    expect(asked.toSorted()).toEqual([
      'identity DELETE /api/v1/sessions/me -',
      'identity POST /oauth2/default/v1/revoke -',
    ]);
  });

  test('ends a session also when the identity provider cannot be asked', async () => {
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
    await expect.poll(() => warnings).toEqual(['A session stayed open', 'A session stayed open']);
  });

  test('names the option of a system that has no URL', async () => {
    const sdk = createCalls({ gatewayUrl: 'http://gateway.test' });
    await expect(sdk.content.dictionary({ params: { locale: 'en' } })).rejects.toThrow(
      'content.dictionary needs the option authorUrl, which is missing.',
    );
  });

  test('knows nothing of another shopper: 1,000 SDKs have 1,000 tokens', async () => {
    let issued = 0;
    const fetch = (request: Request) =>
      Promise.resolve(
        request.url.includes('/oauth/token')
          ? answer({ data: { access_token: `guest-${(issued += 1)}`, expires_in: 3600 } })
          : answer({ id: request.headers.get('authorization'), version: 1 }),
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

test('SDK-001 every call of data and commerce goes to the gateway, below its base path, and to no other host', async () => {
  const asked: { call: string; url: string }[] = [];
  let current = '';
  const fetch = (request: Request) => {
    if (!request.url.includes('/oauth/token')) asked.push({ call: current, url: request.url });
    return answer({ data: { access_token: 'guest-1', expires_in: 3600 } });
  };
  const sdk = createCalls({
    gatewayUrl: 'https://shop.example/proxy',
    authorUrl: 'https://author.example',
    identityUrl: 'https://id.example',
    fetch,
  });
  const hosts = {
    gateway: 'https://shop.example/proxy/',
    author: 'https://author.example/',
    identity: 'https://id.example/',
  };
  const { session: _, ...areas } = contract;
  const calls = Object.entries(areas).flatMap(([area, group]) =>
    Object.entries<Call>(group).map(([name, entry]) => ({ area, name, entry })),
  );
  for (const { area, name, entry } of calls) {
    current = `${area}.${name}`;
    const { request } = fixtureOf(area, name);
    const parts = Object.entries(request).map(([part, wire]) => {
      const schema = entry[part as 'params' | 'query' | 'body'];
      return [part, schema ? z.decode(schema, wire as object) : wire] as const;
    });
    const functions = sdk as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>;
    // only where it asks is of interest, not what comes back
    await functions[area]?.[name]?.(Object.fromEntries(parts)).catch(() => undefined);
    expect([current, asked.at(-1)?.call]).toEqual([current, current]);
    expect(asked.at(-1)?.url.startsWith(hosts[entry.system])).toBe(true);
  }
  const ofShop = calls.filter(({ area }) => !['config', 'content', 'features', 'identity', 'recovery'].includes(area));
  expect(ofShop.filter(({ entry, name }) => entry.system !== 'gateway' && name !== 'details')).toEqual([]);
});
