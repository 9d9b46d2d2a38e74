import { describe, expect, test } from 'vitest';
import { contract, type Call } from '../contract/index.ts';
import { siteConfigSchema } from '../contract/site-config.ts';
import { createCalls } from '../create-calls.ts';
import { jsonResponse } from './testing.ts';

/** Creates an SDK with a site's configuration, and records the URLs of its calls. */
function sdkFor(site: object, gatewayUrl?: string) {
  const requested: string[] = [];
  const list = { id: 'l-1', version: 2, name: { en: 'Favorites' } };
  const fetch = (request: Request) => {
    requested.push(`${request.method} ${request.url}`);
    return jsonResponse({ data: { access_token: 'guest-1', expires_in: 3600 }, ...list, ':type': 'page' });
  };
  return {
    requested,
    sdk: createCalls({ site: siteConfigSchema.parse(site), fetch, gatewayUrl, authorUrl: 'http://author.test' }),
  };
}

const apiEndpoints = {
  oauthToken: '/auth/v3/token',
  favoritesAdd: '/lists/{kind}/of/{listId}',
  favoritesRemove: 'https://lists.example/remove/{listId}',
  searchListing: '/search/listing/{oops}',
  cartActive: 'javascript:x',
  pageModel: '{pagePath}.json',
};

describe('the URL of the gateway', () => {
  test('SDK-046 the gateway URL is the option, or the configured host with the base path', async () => {
    const site = { general: { apimHost: 'https://api.example.org/' } };
    const configured = sdkFor(site);
    await configured.sdk.favourites.remove({
      params: { listId: 'l-1' },
      body: { version: 1, action: 'removeLineItem', lineItemId: 'i-1' },
    });
    expect(configured.requested.at(-1)).toBe('POST https://api.example.org/api/favorites/l-1/remove');
    const given = sdkFor(site, 'http://gateway.test/proxy');
    await given.sdk.favourites.create({ body: { name: { en: 'Favorites' } } });
    expect(given.requested.at(-1)).toBe('POST http://gateway.test/proxy/favorites/create');
    expect(() => sdkFor({})).toThrow('gatewayUrl is missing');
  });

  test('SDK-047 SDK-048 guest tokens are requested for the sales channel of the configuration', async () => {
    const { sdk, requested } = sdkFor({ apiEndPointData: { map: { channel: 'KOCA' } } }, 'http://gateway.test');
    await sdk.session.bearer();
    expect(requested).toEqual(['POST http://gateway.test/oauth/token?scope=guest&channel=KOCA']);
  });
});

describe('configured paths', () => {
  const { sdk, requested } = sdkFor({ apiEndpoints }, 'http://gateway.test/api');

  test('SDK-205 SDK-206 a configured path is used with its parameters, and can be an absolute URL', async () => {
    const add = { version: 1, actions: [{ action: 'addLineItem' as const, sku: 'BX-1' }] };
    await sdk.favourites.add({ params: { listId: 'l 1', kind: 'product' }, body: add });
    expect(requested).toEqual([
      'POST http://gateway.test/api/auth/v3/token?scope=guest&channel=KOUS',
      'POST http://gateway.test/api/lists/product/of/l%201',
    ]);
    await sdk.favourites.remove({
      params: { listId: 'l-1' },
      body: { version: 1, action: 'removeLineItem', lineItemId: 'i-1' },
    });
    expect(requested.at(-1)).toBe('POST https://lists.example/remove/l-1');
    await sdk.content.pageModel({ params: { pagePath: '/content/site/en/cart' } });
    expect(requested.at(-1)).toBe('GET http://author.test/content/site/en/cart.json');
  });

  test('SDK-205 a configured path that is invalid or has other parameters is ignored', async () => {
    // the responses are irrelevant here
    await sdk.search.listing({ query: { q: '*:*' } }).catch(() => undefined);
    expect(requested.at(-1)).toBe('GET http://gateway.test/api/search/listing?q=*%3A*');
    await sdk.cart.active().catch(() => undefined);
    expect(requested.at(-1)).toBe('GET http://gateway.test/api/cart/active');
  });

  test('SDK-205 every call of the gateway and the author system can have a configured path', () => {
    const calls = Object.values(contract).flatMap((area) => Object.values<Call>(area));
    const fixed = calls.filter(({ system, key }) => system !== 'identity' && key === undefined);
    expect(fixed).toEqual([]);
  });
});
