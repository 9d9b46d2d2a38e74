import { isSdkError } from '@basin/sdk';
import pino from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';
import { sdkContext, shopperContext } from '../request-context.server.ts';
import { loadSuggestions as suggestionsLoader } from '../../features/search/suggestions.server.ts';
import { loadRecentProducts as cardsLoader } from '../../features/recent/find-recent.server.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { createSystems } from './systems.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const fetchStock = ({ context }: LoaderArgs) => context.get(sdkContext).inventory.stock({ query: { sku: 'ANY' } });
const pair = (cookie: string | null) => cookie?.split(';', 1)[0] ?? '';
const tokenCalls = () => shop.calls.filter((call) => call === 'POST /oauth/token').length;

describe('a shopper’s session', () => {
  test('a session starts with the first call that needs a token and is stored in the sealed cookie', async () => {
    const before = tokenCalls();
    const first = await shop.visit('/en', fetchStock);
    expect(tokenCalls()).toBe(before + 1);
    expect(first.cookie).toContain('HttpOnly');
    const second = await shop.visit('/en', fetchStock, { cookie: pair(first.cookie) });
    expect(tokenCalls()).toBe(before + 1);
    expect(second.cookie).toBeNull();
  });

  test('a page without gateway calls does not start a session', async () => {
    const { cookie } = await shop.visit('/en', () => undefined);
    expect(cookie).toBeNull();
  });

  test('concurrent shoppers each get their own session', async () => {
    const guestOf = ({ context }: LoaderArgs) => context.get(sdkContext).session.current();
    const visitors = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { cookie } = await shop.visit('/en', fetchStock);
        return pair(cookie);
      }),
    );
    const guests = await Promise.all(
      visitors.map(async (cookie) => (await shop.visit('/en', guestOf, { cookie })).data.anonymousId),
    );
    expect(new Set(guests).size).toBe(visitors.length);
  });

  test('a forged cookie is not a session', async () => {
    const { data } = await shop.visit('/en', ({ context }) => context.get(shopperContext), {
      cookie: '__Host-sid=forged',
    });
    expect(data).toMatchObject({ isSignedIn: false, isKnown: false, persona: 'GST' });
  });
});

describe('back-end calls of a page', () => {
  test('SDK-046 the gateway is called at the GATEWAY_URL of the environment', async () => {
    const requested: string[] = [];
    const fetch = (request: Request) => {
      requested.push(request.url);
      return Promise.reject(new TypeError('the gateway is away'));
    };
    const environment = readEnvironment({ SESSION_SECRET: 's'.repeat(32), GATEWAY_URL: 'https://api.example/shop' });
    const { guest } = createSystems(environment, pino({ level: 'silent' }), { fetch });
    await expect(guest.inventory.stock({ query: { sku: 'ANY' } })).rejects.toMatchObject({ kind: 'network' });
    expect(requested).toContain('https://api.example/shop/oauth/token?scope=guest&channel=KOUS');
  });

  test('every back-end call, including the token request, forwards the visitor’s IP address', async () => {
    const from = shop.requests.length;
    await shop.visit('/en', fetchStock, { forwardedFor: '203.0.113.5' });
    const made = shop.requests
      .slice(from)
      .map(({ url, headers }) => [new URL(url).pathname, headers.get('x-forwarded-for')]);
    expect(made).toEqual([
      ['/oauth/token', '203.0.113.5'],
      ['/inventory/stock', '203.0.113.5'],
    ]);
  });

  test.each([
    ['GET', 'aborted'],
    ['POST', 'finished'],
  ] as const)('when a visitor leaves during a %s, its back-end calls are %s', async (method, outcome) => {
    const visitor = new AbortController();
    const leave = (args: LoaderArgs) => {
      const stock = fetchStock(args);
      visitor.abort();
      return stock.then(
        () => 'finished',
        (error: unknown) => isSdkError(error) && error.kind,
      );
    };
    expect((await shop.visit('/en', leave, { method, signal: visitor.signal })).data).toBe(outcome);
  });
});

describe('the language of a request', () => {
  const nothing = () => undefined;

  /** Returns the status and target of the redirect from a path. */
  async function redirectOf(path: string): Promise<readonly [number, string | null]> {
    const thrown: unknown = await shop.visit(path, nothing).catch((reason: unknown) => reason);
    if (!(thrown instanceof Response)) throw new Error(`${path} does not redirect`);
    return [thrown.status, thrown.headers.get('Location')];
  }

  test.each([
    ['/my-account?tab=1', '/en/my-account?tab=1'],
    ['/find-a-showroom/browse-all-showrooms', '/en/find-a-showroom/browse-all-showrooms'],
    ['/de/cart', '/en/de/cart'],
    ['/EN/cart', '/en/EN/cart'],
  ])('STO-005 the path %s without a language redirects to its English form', async (path, target) => {
    expect(await redirectOf(path)).toEqual([301, target]);
  });

  test.each([
    ['/faq', '/en/support/help-and-faq', 301],
    ['/fr/faq?x=1', '/fr/support/help-and-faq?x=1', 301],
    ['/help', '/en/support/help-and-faq', 302],
    ['/en/new', '/en/products?sort=newest', 302],
    ['/toilets.html', '/en/products/toilets', 301],
  ])('STO-091 STO-092 the old path %s redirects to %s in one step', async (path, target, status) => {
    expect(await redirectOf(path)).toEqual([status, target]);
  });

  test.each([
    ['/en/support/', '/en/support'],
    ['/fr//products/toilets/?page=2', '/fr/products/toilets?page=2'],
    ['/support/', '/en/support'],
    ['http://localhost:3000//evil.example/', '/evil.example'],
  ])('%s, which has a slash too many, redirects to %s', async (path, target) => {
    expect(await redirectOf(path)).toEqual([301, target]);
  });

  test.each([
    ['/en/cart.html', '/en/cart'],
    ['/fr/support/contact.html?topic=parts', '/fr/support/contact?topic=parts'],
    ['/cart.html', '/en/cart'],
    ['/content/basin/us/fr/cart.html', '/fr/cart'],
    ['/content/basin/us.html', '/en'],
  ])('DOM-008 the path %s of the content system redirects to the page %s', async (path, target) => {
    expect(await redirectOf(path)).toEqual([301, target]);
  });

  test('DOM-096 the path of a product keeps its .html', async () => {
    const product = '/en/products/toilets/tarn-two-piece-toilet.html';
    expect((await shop.visit(product, nothing, { params: { slug: 'tarn-two-piece-toilet.html' } })).locale).toBe('en');
  });

  test('a path that starts with two slashes does not redirect to another site', async () => {
    const thrown: unknown = await shop
      .visit('http://localhost:3000//evil.example/x', nothing)
      .catch((reason: unknown) => reason);
    const location = thrown instanceof Response ? (thrown.headers.get('Location') ?? '') : '/en';
    expect(new URL(location, 'http://localhost:3000').origin).toBe('http://localhost:3000');
  });

  test('STO-005 English and French pages are served at their own paths', async () => {
    expect((await shop.visit('/en/cart', nothing)).locale).toBe('en');
    expect((await shop.visit('/fr/cart', nothing)).locale).toBe('fr');
  });
});

describe('suggestions while typing', () => {
  const suggest = async (keyword: string, locale = 'en') => {
    const load = (args: LoaderArgs) => suggestionsLoader(args as unknown as Parameters<typeof suggestionsLoader>[0]);
    return (await shop.visit(`/${locale}/search/suggestions?keyword=${encodeURIComponent(keyword)}`, load)).data;
  };

  test('STO-072 suggestions contain products and service parts, ten at most', async () => {
    const found = await suggest('fau');
    const goods = [...found.products, ...found.parts];
    expect(goods.length).toBeGreaterThan(0);
    expect(goods.length).toBeLessThanOrEqual(10);
    expect(goods.every(({ name, path }) => name !== '' && path.startsWith('/en/'))).toBe(true);
    expect(found.pages[0]).toMatchObject({ path: '/en/products/bathroom-faucets', kind: 'category' });
    expect((await suggest('robi', 'fr')).products.length).toBeGreaterThan(0);
    for (const word of ['cartridge', 'faucet']) expect((await suggest(word)).parts.length).toBeGreaterThan(0);
  });

  test.each(['', ' '])('the suggestions for %j are five top searches and three popular products', async (keyword) => {
    const { searches, products } = await suggest(keyword);
    expect(searches).toHaveLength(5);
    expect(products).toHaveLength(3);
  });

  test.each(['a', '"', '{!}', '*:*', 'x'.repeat(400)])(
    'the search text %j gives no suggestions and does not fail',
    async (keyword) => {
      expect(await suggest(keyword)).toEqual({
        searches: [],
        products: [],
        parts: [],
        pages: [],
        last: null,
      });
    },
  );
});

describe('product cards by SKU', () => {
  const cards = async (skus: string) => {
    const load = (args: LoaderArgs) => cardsLoader(args as unknown as Parameters<typeof cardsLoader>[0]);
    return (await shop.visit(`/en/product-cards?sku=${encodeURIComponent(skus)}`, load)).data;
  };

  test('STO-082 product cards are returned in the requested order, without unknown SKUs', async () => {
    const load = (args: LoaderArgs) => suggestionsLoader(args as unknown as Parameters<typeof suggestionsLoader>[0]);
    const { data } = await shop.visit('/en/search/suggestions?keyword=basin', load);
    const skus = data.products
      .map(({ sku }) => sku)
      .slice(0, 3)
      .toReversed();
    const found = await cards(['NO-SUCH-SKU', ...skus].join());
    expect(found.map(({ sku }) => sku)).toEqual(skus);
  });

  test('product cards are not requested for invalid SKUs', async () => {
    expect(await cards('"*,../..,')).toEqual([]);
    expect(await cards('')).toEqual([]);
  });
});
