import { describe, expect, test } from 'vitest';
import { contract, type Call } from '../contract/index.ts';
import { siteConfigSchema } from '../contract/site-config.ts';
import { createCalls } from '../create-calls.ts';
import { answer } from './testing.ts';

/** An SDK on a site's configuration, and where its calls went. */
function sdkFor(site: object, gatewayUrl?: string) {
  const asked: string[] = [];
  const list = { id: 'l-1', version: 2, name: { en: 'Favorites' } };
  const fetch = (request: Request) => {
    asked.push(`${request.method} ${request.url}`);
    return answer({ data: { access_token: 'guest-1', expires_in: 3600 }, ...list, ':type': 'page' });
  };
  return {
    asked,
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

describe('the gateway', () => {
  test('SDK-046 is where the environment says, else at the configured host below its base path', async () => {
    const site = { general: { apimHost: 'https://api.example.org/' } };
    const configured = sdkFor(site);
    await configured.sdk.favourites.remove({
      params: { listId: 'l-1' },
      body: { version: 1, action: 'removeLineItem', lineItemId: 'i-1' },
    });
    expect(configured.asked.at(-1)).toBe('POST https://api.example.org/api/favorites/l-1/remove');
    const given = sdkFor(site, 'http://gateway.test/proxy');
    await given.sdk.favourites.create({ body: { name: { en: 'Favorites' } } });
    expect(given.asked.at(-1)).toBe('POST http://gateway.test/proxy/favorites/create');
    expect(() => sdkFor({})).toThrow('gatewayUrl is missing');
  });

  test('SDK-046 asks its guest tokens for the sales channel of the configuration', async () => {
    const { sdk, asked } = sdkFor({ apiEndPointData: { map: { channel: 'KOCA' } } }, 'http://gateway.test');
    await sdk.session.bearer();
    expect(asked).toEqual(['POST http://gateway.test/oauth/token?scope=guest&channel=KOCA']);
  });
});

describe('a path', () => {
  const { sdk, asked } = sdkFor({ apiEndpoints }, 'http://gateway.test/api');

  test('SDK-205 SDK-206 is the configured one, with its parameters where it has them, or a whole address', async () => {
    const add = { version: 1, actions: [{ action: 'addLineItem' as const, sku: 'BX-1' }] };
    await sdk.favourites.add({ params: { listId: 'l 1', kind: 'product' }, body: add });
    expect(asked).toEqual([
      'POST http://gateway.test/api/auth/v3/token?scope=guest&channel=KOUS',
      'POST http://gateway.test/api/lists/product/of/l%201',
    ]);
    await sdk.favourites.remove({
      params: { listId: 'l-1' },
      body: { version: 1, action: 'removeLineItem', lineItemId: 'i-1' },
    });
    expect(asked.at(-1)).toBe('POST https://lists.example/remove/l-1');
    await sdk.content.pageModel({ params: { pagePath: '/content/site/en/cart' } });
    expect(asked.at(-1)).toBe('GET http://author.test/content/site/en/cart.json');
  });

  test('SDK-205 that is no path, or names other parameters, is none: the call keeps its own', async () => {
    // what comes back is not of interest here
    await sdk.search.listing({ query: { q: '*:*' } }).catch(() => undefined);
    expect(asked.at(-1)).toBe('GET http://gateway.test/api/search/listing?q=*%3A*');
    await sdk.cart.active().catch(() => undefined);
    expect(asked.at(-1)).toBe('GET http://gateway.test/api/cart/active');
  });

  test('SDK-205 can be configured for every call of the gateway and the author system', () => {
    const calls = Object.values(contract).flatMap((area) => Object.values<Call>(area));
    const fixed = calls.filter(({ system, key }) => system !== 'identity' && key === undefined);
    expect(fixed).toEqual([]);
  });
});
