import { describe, expect, test, vi } from 'vitest';
import { AbortedError } from '../client/errors.ts';
import { jsonResponse } from '../client/testing.ts';
import type { Fetch } from '../client/send.ts';
import { createConfigCache, type ConfigCacheOptions } from './config-cache.ts';

const minute = 60_000;

/** Creates an author system whose responses the test sets, and a cache on it. */
function author(responses: { site?: () => Response; other?: (url: URL) => Response } = {}) {
  const requested: string[] = [];
  const logged: string[] = [];
  let nowMs = Date.parse('2030-01-01T00:00:00Z');
  const state = {
    site: responses.site ?? (() => jsonResponse({ general: { plpServletPath: '/config/plp' } })),
    other: responses.other,
  };
  const fetch: Fetch = async ({ method, url: address }) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    const url = new URL(address);
    requested.push(`${method} ${decodeURIComponent(url.pathname + url.search)}`);
    return url.searchParams.get('caConfig') === 'true' ? state.site() : (state.other?.(url) ?? jsonResponse({}, 404));
  };
  const cache = createConfigCache({
    authorUrl: 'http://author.test',
    fetch,
    configPath: (locale) => `/content/shop/${locale}`,
    logger: { warn: () => undefined, error: (message) => void logged.push(message) },
    now: () => new Date(nowMs),
    random: () => 0,
  });
  return { cache, requested, logged, state, pass: (ms: number) => void (nowMs += ms) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

test.each([undefined, '', 'author.example'])('a cache cannot be created with the author URL %j', (authorUrl) => {
  expect(() => createConfigCache({ authorUrl } as ConfigCacheOptions)).toThrow(
    'authorUrl must be an absolute URL, got',
  );
});

describe('the cached configuration', () => {
  test('SDK-052 the configuration is requested with its path, and has the general settings, the channel and the product lines', async () => {
    const wire = {
      general: { plpServletPath: '/config/plp', swatchUrl: 'https://images.example/' },
      apiEndPointData: { map: { channel: 'KOCA' } },
      averellPDPConfig: { profilename: 'profile_averell', collections: 'averell' },
    };
    const { cache, requested } = author({ site: () => jsonResponse(wire) });
    const { general, channel, products } = await cache.site('en');
    expect(requested).toEqual(['GET /bin/storefront/globalconfig?path=/content/shop/en&caConfig=true']);
    expect(general).toMatchObject({ listingServletPath: '/config/plp', swatchUrl: 'https://images.example/' });
    expect([channel, [...products]]).toEqual(['KOCA', [['averell', wire.averellPDPConfig]]]);
  });

  test('SDK-006 SDK-052 the configuration is loaded once per language', async () => {
    const { cache, requested } = author();
    await Promise.all([cache.site('en'), cache.site('fr'), cache.site('en')]);
    await cache.site('fr');
    expect(requested.toSorted()).toEqual([
      'GET /bin/storefront/globalconfig?path=/content/shop/en&caConfig=true',
      'GET /bin/storefront/globalconfig?path=/content/shop/fr&caConfig=true',
    ]);
  });

  test('SDK-027 1,000 callers share one load of the configuration, and none waits longer than the load', async () => {
    const { cache, requested } = author();
    const sites = await Promise.all(Array.from({ length: 1000 }, () => cache.site('en')));
    expect([requested.length, sites.every(({ general }) => general.listingServletPath === '/config/plp')]).toEqual([
      1,
      true,
    ]);
  });

  test('SDK-026 DOM-065 the configuration is reloaded after 10 minutes while the old one is returned', async () => {
    const { cache, requested, state, pass } = author();
    await cache.site('en');
    state.site = () => jsonResponse({ general: { plpServletPath: '/config/new' } });
    pass(10 * minute - 1);
    await cache.site('en');
    await settle();
    expect(requested.length).toBe(1);
    pass(1);
    expect((await cache.site('en')).general.listingServletPath).toBe('/config/plp');
    await settle();
    expect((await cache.site('en')).general.listingServletPath).toBe('/config/new');
    expect(requested.length).toBe(2);
  });

  test('SDK-119 a configuration that cannot be fetched is only logged, and the last one stays in use', async () => {
    const { cache, logged, state, pass } = author();
    await cache.site('en');
    state.site = () => jsonResponse({}, 500);
    pass(10 * minute);
    await cache.site('en');
    await expect.poll(() => logged).toEqual(['Error occurred while fetching Backend Configuration']);
    expect((await cache.site('en')).general.listingServletPath).toBe('/config/plp');
  });

  test('SDK-027 DOM-066 a configuration that was never loaded has its defaults, and is requested again after 500 ms', async () => {
    const { cache, requested, state, pass } = author({ site: () => jsonResponse({}, 404) });
    expect(await cache.site('en')).toMatchObject({ channel: 'KOUS', general: { isPublish: true, securePaths: [] } });
    state.site = () => jsonResponse({ apiEndPointData: { map: { channel: 'KOCA' } } });
    pass(499);
    expect([(await cache.site('en')).channel, requested.length]).toEqual(['KOUS', 1]);
    pass(1);
    expect([(await cache.site('en')).channel, requested.length]).toEqual(['KOCA', 2]);
  });
});

describe('callers that wait for the configuration', () => {
  const givenUp = (work: Promise<unknown>) =>
    work.then(
      () => 'served',
      (error: unknown) => (error instanceof AbortedError ? `${error.kind}: ${error.message}` : error),
    );
  const call = 'GET /bin/storefront/globalconfig was aborted by its caller.';

  test('a caller that aborts does not abort the load for other callers', async () => {
    const { cache, requested } = author();
    const leaver = new AbortController();
    const waiting = Array.from({ length: 100 }, () => givenUp(cache.site('en', { signal: leaver.signal })));
    const staying = givenUp(cache.site('en'));
    leaver.abort();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([`aborted: ${call}`]));
    expect([await staying, requested.length]).toEqual(['served', 1]);
  });

  test('a caller that aborted earlier loads nothing', async () => {
    const { cache, requested } = author();
    expect(await givenUp(cache.site('en', { signal: AbortSignal.abort() }))).toBe(`aborted: ${call}`);
    expect(requested).toEqual([]);
  });

  test('a cached configuration is returned without waiting, and retains no signal', async () => {
    const { cache } = author();
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    for (let time = 0; time < 3; time += 1) expect(await givenUp(cache.site('en', { signal }))).toBe('served');
    expect([added.mock.calls.length, removed.mock.calls.length]).toEqual([1, 1]);
  });

  test('no caller waits longer than the timeout of the author system, however many wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const logged: string[] = [];
      const cache = createConfigCache({
        authorUrl: 'http://author.test',
        fetch: () => new Promise<never>(() => undefined),
        configPath: (locale) => `/content/shop/${locale}`,
        logger: { warn: () => undefined, error: (message) => void logged.push(message) },
      });
      const waiting = Promise.all(Array.from({ length: 1000 }, () => cache.site('en')));
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await waiting).every(({ general }) => general.isPublish)).toBe(true);
      expect(logged).toEqual(['Error occurred while fetching Backend Configuration']);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the values at configured paths', () => {
  test('SDK-005 SDK-053 the product paths come from the servlet in the configuration', async () => {
    const { cache, requested } = author({
      other: () => jsonResponse({ pdpURLMapping: { Toilets: '/en/products/toilets' } }),
    });
    expect((await cache.listingMapping('en')).get('Toilets')).toBe('/en/products/toilets');
    expect(requested.at(-1)).toBe('GET /bin/storefront/globalconfig?path=/config/plp');
  });

  test('DOM-013 a configuration has its endpoints and the product paths, and is reloaded at its expiry time', async () => {
    const { cache, requested, pass } = author({
      site: () => jsonResponse({ general: { plpServletPath: '/config/plp' }, apiEndpoints: { cart: '/v3/cart' } }),
      other: () => jsonResponse({ pdpURLMapping: [{ category: 'Toilets', path: '/en/products/toilets' }] }),
    });
    const { general, endpoints } = await cache.site('en');
    expect([general.listingServletPath, endpoints.get('cart')]).toEqual(['/config/plp', '/v3/cart']);
    expect(await cache.listingMapping('en')).toEqual(new Map([['Toilets', '/en/products/toilets']]));
    const loads = () => requested.filter((path) => path.includes('caConfig')).length;
    pass(10 * minute - 1);
    await cache.site('en');
    await settle();
    expect(loads()).toBe(1);
    pass(1);
    await cache.site('en');
    await vi.waitFor(() => expect(loads()).toBe(2));
  });

  test('SDK-120 product paths that cannot be fetched are only logged', async () => {
    const { cache, logged } = author();
    expect((await cache.listingMapping('en')).size).toBe(0);
    expect(logged).toEqual(['Error occurred while fetching PLP Servlet path']);
  });

  test('SDK-042 SDK-054 an empty property is logged and undefined', async () => {
    const { cache, logged } = author({
      other: (url) => jsonResponse({ data: url.searchParams.get('path') === '/a' ? '' : '/found' }),
    });
    expect([await cache.urlProperty('/a'), await cache.urlProperty('/b')]).toEqual([undefined, '/found']);
    expect(logged).toEqual(['API endpoint Url: Get URL Property not found']);
  });

  test.each(['http://evil.example', 'https://x', 'www.example.org/x', 'HTTP://x', 'example.com'])(
    'SDK-041 a path that is a URL (%s) is not requested',
    async (path) => {
      const { cache, requested } = author();
      expect([await cache.options(path), await cache.urlProperty(path), requested]).toEqual([[], undefined, []]);
    },
  );

  test('SDK-204 SDK-137 a list is read from the older and the newer servlet, with or without a wrapper', async () => {
    const list = [{ text: 'Wisconsin', value: 'WI' }];
    for (const body of [list, { options: list }, { data: list }, { data: { options: list } }]) {
      const { cache, requested } = author({ other: () => jsonResponse(body) });
      expect(await cache.options('/lists/states')).toEqual(list);
      expect(requested).toEqual(['GET /bin/storefront/globalconfig?path=/lists/states']);
    }
  });
});

describe('the cached texts', () => {
  test('SDK-057 SDK-121 the texts are loaded once an hour', async () => {
    const { cache, requested, pass } = author({ other: () => jsonResponse({ 'cart.empty': 'Your cart is empty' }) });
    expect((await cache.dictionary('en')).get('cart.empty')).toBe('Your cart is empty');
    pass(60 * minute - 1);
    await cache.dictionary('en');
    await settle();
    expect(requested).toEqual(['GET /libs/cq/i18n/dict.en.json']);
    pass(1);
    await cache.dictionary('en');
    await settle();
    expect(requested.length).toBe(2);
  });

  test('a text with any name comes only from the dictionary, never from Object.prototype', async () => {
    const { cache } = author({ other: () => jsonResponse({ a: 'b' }) });
    const texts = await cache.dictionary('en');
    expect(['constructor', '__proto__', 'toString'].map((key) => texts.get(key))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
