import { fillDemoShop, testGateway, type TestGateway } from '@basin/gateway/testing';
import { createRequestStore, createSdk, type Sdk } from '@basin/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followListing } from './listing-with-state.ts';

let gateway: TestGateway;
let sdk: Sdk;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillDemoShop });
  sdk = createSdk({
    gatewayUrl: 'http://gateway.test/api',
    fetch: { gateway: gateway.fetch },
    now: gateway.now,
    locale: 'en',
  });
});
afterAll(() => gateway.close());

/** A fake `sessionStorage`. */
function visit() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

describe('a listing without a query library', () => {
  test('SDK-140 SDK-141 a listing loads, appends more products and shows the total', async () => {
    const listing = followListing(sdk, {}, { visit: visit(), isMobile: false });
    expect(listing.text()).toBe('Loading');
    await listing.open();
    const first = listing.get().reply?.products ?? [];
    await listing.more();
    const { products = [], total } = listing.get().reply ?? {};
    expect(products.slice(0, first.length)).toEqual(first);
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
    expect(listing.text()).toBe(`${products.length} of ${total ?? NaN}`);
  });

  test('SDK-219 a listing opens with the number of products last shown in the session, or thirty on a mobile screen', async () => {
    const session = visit();
    const earlier = followListing(sdk, {}, { visit: session, isMobile: false });
    await earlier.open();
    await earlier.more();
    const shown = earlier.get().reply?.products.length ?? 0;
    expect(shown).toBeGreaterThan(30);
    const later = followListing(sdk, {}, { visit: session, isMobile: false });
    await later.open();
    expect(later.get().reply?.products).toHaveLength(shown);
    const mobile = followListing(sdk, {}, { visit: session, isMobile: true });
    await mobile.open();
    expect(mobile.get().reply?.products).toHaveLength(30);
  });
});

describe('the state of other requests', () => {
  test('SDK-126 SDK-144 suggestions have a separate state, which includes the exact match', async () => {
    const [card] = (await sdk.products.list({ limit: 1 })).products;
    const suggestions = createRequestStore(sdk.products.suggest);
    await suggestions.show('basin');
    expect(suggestions.get()).toMatchObject({ status: 'succeeded', wanted: 'basin' });
    expect(suggestions.get().reply?.products.length).toBeGreaterThan(1);
    await suggestions.show(card?.modelNumber ?? '');
    expect(suggestions.get().reply?.products.find(({ isExact }) => isExact)?.name).toBe(card?.name);
  });

  test('SDK-127 SDK-128 a search has its query, filters and preset, with separate products and service parts', async () => {
    const [within, brand] = [{ profilename: 'profile_averell_Search', collections: 'basin_catalog' }, 'Averell'];
    const search = createRequestStore(({ words, ...wanted }: { words: string; filters?: Record<string, string[]> }) =>
      sdk.products.search(words, { ...wanted, within }),
    );
    const top = createRequestStore(sdk.products.topSearches);
    await Promise.all([search.show({ words: 'faucet', filters: { brand: [brand] } }), top.show(undefined)]);
    const { wanted, reply } = search.get();
    expect(wanted).toEqual({ words: 'faucet', filters: { brand: [brand] } });
    expect(reply?.products.filters).toEqual({ brand: [brand] });
    expect(new Set(reply?.products.products.map((product) => product.brand))).toEqual(new Set([brand]));
    expect(reply?.serviceParts.products.every(({ kind }) => kind === 'service-part')).toBe(true);
    expect(top.get().reply?.length).toBeGreaterThan(0);
  });

  test('SDK-155 a product page is pending, then successful; an unknown slug is not a failure', async () => {
    const [card] = (await sdk.products.list({ limit: 1 })).products;
    const details = createRequestStore(sdk.products.get);
    expect(details.get().status).toBe('loading');
    await details.show(card?.slug ?? '');
    expect(details.get()).toMatchObject({ status: 'succeeded', reply: { slug: card?.slug } });
    expect(await details.show('no-such-product')).toEqual({ ok: true, reply: null });
  });

  test('SDK-130 rooms have the selection, facets with labels and a status', async () => {
    const rooms = createRequestStore(sdk.inspiration.rooms);
    const filters = { room: ['Kitchen'] };
    await rooms.show({ filters });
    const { status, wanted, reply } = rooms.get();
    expect([status, wanted]).toEqual(['succeeded', { filters }]);
    expect(reply?.rooms.length).toBeGreaterThan(0);
    expect(reply?.facets.find(({ name }) => name === 'style')?.label).toBe('Style');
  });

  test('SDK-145 articles have a listing state, and the open article a separate one', async () => {
    const articles = createRequestStore(sdk.inspiration.list);
    const selected = createRequestStore(sdk.inspiration.get);
    await articles.show({});
    const [, second] = articles.get().reply?.articles ?? [];
    await selected.show(second?.path ?? '');
    expect(selected.get().reply).toEqual(second);
    expect(articles.get().reply?.articles).toContainEqual(second);
  });
});
