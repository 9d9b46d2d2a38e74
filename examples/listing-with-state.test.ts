import { fillDemoShop, testGateway, type TestGateway } from '@basin/gateway/testing';
import { createRequestStore, createSdk, type Sdk, type SearchProducts } from '@basin/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followListing } from './listing-with-state.ts';

let gateway: TestGateway;
let sdk: Sdk;
const profiles: (string | null)[] = [];
beforeAll(async () => {
  gateway = await testGateway({ fill: fillDemoShop });
  sdk = createSdk({
    gatewayUrl: 'http://gateway.test/api',
    fetch: (request) => {
      profiles.push(new URL(request.url).searchParams.get('profilename'));
      return gateway.fetch(request);
    },
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

  test('SDK-127 SDK-128 a search has its query, filters and preset, with separate products, service parts, suggestions and top searches', async () => {
    const [suggestions, top] = [createRequestStore(sdk.products.suggest), createRequestStore(sdk.products.topSearches)];
    const search = createRequestStore(({ words, ...options }: SearchProducts & { readonly words: string }) =>
      sdk.products.search(words, options),
    );
    const preset = { profilename: 'profile_averell_Search', collections: 'basin_catalog' };
    const wanted = { words: 'faucet', filters: { brand: ['Averell'] }, within: preset };
    await Promise.all([search.show(wanted), suggestions.show('toilet'), top.show(undefined)]);
    const { products, serviceParts } = search.get().reply ?? expect.fail('nothing was found');
    expect([search.get().wanted, products.filters]).toEqual([wanted, wanted.filters]);
    expect(profiles).toContain(preset.profilename);
    expect(new Set(products.products.map(({ brand }) => brand))).toEqual(new Set(['Averell']));
    expect(new Set(serviceParts.products.map(({ kind }) => kind))).toEqual(new Set(['service-part']));
    expect(suggestions.get().reply?.products[0]?.name).toMatch(/toilet/i);
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

  test('SDK-130 rooms have the data that the search service adds', async () => {
    const rooms = createRequestStore(sdk.calls.catalogue.rooms);
    await rooms.show({ query: { collection: 'basin_rooms', profilename: 'Shop_The_Room', fq: ['language_s:"fr"'] } });
    expect(rooms.get().reply?.valueKeys.strRoom_s).toMatchObject({ Cuisine: 'Kitchen' });
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
