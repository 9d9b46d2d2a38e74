import { signInAs } from '@basin/gateway/testing';
import { createCalls, memoryTokenStore } from '@basin/sdk';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unpack, type PackedListing } from '../../features/catalogue/listing/packed.ts';
import { catalogueContext, environmentContext, sdkContext, systemsContext } from '../request-context.server.ts';
import { loadContentPage as pageLoader } from '../../features/content/content-page.server.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { partTimeoutMs } from './part-timeout.ts';
import { createSharedCatalogue, type Catalogue } from './shared-catalogue.server.ts';
import { contentOf } from './nouns.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ sharesResponses: true });
});
beforeEach(() => void shop.requests.splice(0));

const path = '/en/products/toilets';

async function listing(cookie?: string) {
  const load = (args: LoaderArgs) => pageLoader(args as unknown as Parameters<typeof pageLoader>[0]);
  const { data, cookie: set } = await shop.visit(path, load, cookie === undefined ? {} : { cookie });
  const part = data.parts.find(({ type }) => type === 'product-listing')?.view as { view: PackedListing };
  return { products: unpack(part.view).products, set };
}

/** Returns the cookie of a visitor with their own guest token. */
async function guest(): Promise<string> {
  const askStock = ({ context }: LoaderArgs) => context.get(sdkContext).inventory.stock({ query: { sku: 'ANY' } });
  return pair((await shop.visit('/en', askStock)).cookie);
}

/** Returns the cookie of a trade customer, who has their own prices. */
async function tradeCustomer(): Promise<string> {
  const { token } = await signInAs(shop.gateway, 'trade@example.com');
  const signIn = ({ context }: LoaderArgs) => context.get(sdkContext).session.signIn({ access_token: token });
  return pair((await shop.visit('/en', signIn)).cookie);
}

const pair = (cookie: string | null) => cookie?.split(';', 1)[0] ?? '';
const tokenOf = ({ context }: LoaderArgs) => context.get(sdkContext).session.current();
const searches = () => shop.requests.filter(({ url }) => new URL(url).pathname === '/search/listing');

describe('the shared catalogue for guests', () => {
  test('guests share each catalogue request, which carries no guest’s own token or search session', async () => {
    const cookies = [await guest(), await guest(), await guest()];
    const tokens = await Promise.all(
      cookies.map(async (cookie) => (await shop.visit('/en', tokenOf, { cookie })).data),
    );
    shop.requests.splice(0);
    const shown = await Promise.all(cookies.map((cookie) => listing(cookie)));
    expect(new Set(shown.map(({ products }) => JSON.stringify(products))).size).toBe(1);
    expect(searches()).toHaveLength(1);
    const [search] = searches();
    const sent = `${search?.url ?? ''} ${JSON.stringify([...(search?.headers ?? [])])}`;
    expect(sent).toContain('Bearer ');
    for (const { token = '', anonymousId = '' } of tokens) {
      expect(token && anonymousId).not.toBe('');
      expect(sent).not.toContain(token);
      expect(sent).not.toContain(anonymousId);
    }
  });

  test('a guest who only browses gets no token and no cookie', async () => {
    await listing();
    const { set } = await listing();
    expect(set).toBeNull();
    expect(shop.requests.filter(({ url }) => url.includes('/oauth/token'))).toEqual([]);
  });
});

describe('the shared catalogue for customers', () => {
  test('customers see their persona’s catalogue and guests see theirs, even when their requests interleave', async () => {
    const trade = await Promise.all([tradeCustomer(), tradeCustomer()]);
    const guests = [undefined, await guest()];
    const visitors = [...trade, ...guests];
    const requests = Array.from({ length: 60 }, (_, index) => visitors[index % visitors.length]);
    const shown = await Promise.all(requests.map((cookie) => listing(cookie)));
    const pages = shown.map(({ products }) => JSON.stringify(products));
    const [ofTrade = '', , ofGuests = ''] = pages;
    expect(ofTrade).not.toBe(ofGuests);
    expect(pages).toEqual(requests.map((cookie) => (trade.includes(cookie ?? '') ? ofTrade : ofGuests)));
  });

  test('customers of a persona share each request, which carries one customer’s token and nobody’s search session', async () => {
    shop = await testShop({ sharesResponses: true });
    const cookies = [await tradeCustomer(), await tradeCustomer()];
    const tokens = await Promise.all(
      cookies.map(async (cookie) => (await shop.visit('/en', tokenOf, { cookie })).data),
    );
    shop.requests.splice(0);
    await Promise.all([listing(cookies[0]), listing(cookies[1]), listing(cookies[0])]);
    expect(searches()).toHaveLength(1);
    const [search] = searches();
    expect(tokens.map(({ token }) => `Bearer ${token ?? ''}`)).toContain(search?.headers.get('authorization'));
    for (const { anonymousId = 'none' } of tokens) expect(search?.url).not.toContain(anonymousId);
  });

  test('a shared request retries for the other customers when the session of the customer who sent it has ended', async () => {
    const ended = new Error('the session has ended');
    const gate = Promise.withResolvers<never>();
    const catalogueOf = createSharedCatalogue({ now: Date.now, onFailure: () => undefined, revision: () => '1' });
    const sdkWith = (stock: () => Promise<unknown>) => ({ ...shopSdk, inventory: { stock } }) as unknown as Catalogue;
    const shopSdk = { content: {}, catalogue: {}, search: {}, product: {} };
    const first = catalogueOf(
      'TVS',
      sdkWith(() => gate.promise),
    ).inventory.stock({ query: { sku: 'X-1' } });
    const second = catalogueOf(
      'TVS',
      sdkWith(() => Promise.resolve('in stock')),
    ).inventory.stock({ query: { sku: 'X-1' } });
    gate.reject(ended);
    await expect(first).rejects.toBe(ended);
    expect(await second).toBe('in stock');
  });

  test('a page waits seconds for what it can do without, and the whole timeout for what it needs', async () => {
    const waits: unknown[] = [];
    const recorded = ({ timeoutMs }: { readonly timeoutMs?: number }) => Promise.resolve(waits.push(timeoutMs));
    const sdk = {
      content: {},
      search: { listing: recorded },
      product: { query: recorded },
      catalogue: { restrictions: recorded },
      inventory: { stock: recorded },
    } as unknown as Catalogue;
    const catalogueOf = createSharedCatalogue({ now: Date.now, onFailure: () => undefined, revision: () => '1' });
    const { catalogue, inventory, product } = catalogueOf('GST', sdk);
    await inventory.stock({ query: { sku: 'X-1' } });
    await catalogue.restrictions({ body: {} });
    await product.query({ query: { where: 'sku' } });
    expect(waits).toEqual([partTimeoutMs, partTimeoutMs, undefined]);
  });

  test('control: guests would see trade prices if the cache key had no persona', async () => {
    const { token } = await signInAs(shop.gateway, 'trade@example.com');
    const pricesIn = ({ documents }: { documents: readonly { prices: object }[] }) =>
      documents.flatMap(({ prices }) => Object.keys(prices));
    const { data } = await shop.visit('/en', async ({ context }) => {
      const { listing: profilename, collections } = (await contentOf(context).settings()).productLines.products;
      const query = { q: '*:*', profilename, collections, rows: 30 };
      const sdk = createCalls({
        ...context.get(environmentContext),
        tokens: memoryTokenStore(),
        fetch: context.get(systemsContext).fetch,
      });
      await sdk.session.signIn({ access_token: token });
      const catalogueOf = createSharedCatalogue({ now: Date.now, onFailure: () => undefined, revision: () => '1' });
      await catalogueOf('GST', sdk).search.listing({ query });
      const leaking = catalogueOf('GST', context.get(systemsContext).guest);
      const sound = context.get(catalogueContext);
      return [pricesIn(await leaking.search.listing({ query })), pricesIn(await sound.search.listing({ query }))];
    });
    expect(data.map((personas) => personas.includes('TVS'))).toEqual([true, false]);
  });
});
