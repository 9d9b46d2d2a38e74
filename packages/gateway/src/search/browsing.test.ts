import {
  accessoryProduct,
  createInspirationListing,
  createListing,
  createProductDetails,
  createProductList,
  createRooms,
  createSearch,
  detailFields,
  findPart,
  isFailed,
  isOnBackOrder,
  keepListingSize,
  restoredListingSize,
  roomDocumentFields,
  roomStatuses,
  type Product,
  type SdkCalls,
} from '@basin/sdk';
import { documentFields } from '@basin/domain';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fillHouse, houseDay, testGateway } from '../../testing/house.ts';
import { keepingLogger, recording, sdkOn } from '../../testing/sdk.ts';

const gateway = await testGateway({ fill: fillHouse, at: houseDay });
afterAll(() => gateway.close());

const { requests, fetch } = recording(gateway.fetch);
const { messages, logger } = keepingLogger();
const sdk = sdkOn(gateway, { fetch: { gateway: fetch } });
const refusing = sdkOn(gateway, {
  fetch: {
    gateway: (request) =>
      request.url.includes('/oauth/')
        ? gateway.fetch(request)
        : Response.json({ message: 'The index is away' }, { status: 500 }),
  },
});
beforeEach(() => {
  requests.length = messages.length = 0;
});

const source = {
  locale: 'en',
  collections: 'basin_catalog',
  session: 's-1',
  now: gateway.now,
  persona: 'GST',
  logger,
} as const;
const sessionId = `s-1_${gateway.now().getTime()}`;
const asked = () => {
  const { method = '', url } = requests.findLast((request) => !request.url.pathname.includes('/oauth/')) ?? {};
  return {
    method,
    path: url?.pathname,
    query: Object.fromEntries(url?.searchParams ?? []),
    fq: url?.searchParams.getAll('fq'),
  };
};
const names = (products: readonly Product[]) => products.map(({ name }) => name);

describe('a listing', () => {
  const listingOf = (calls: SdkCalls = sdk, more: object = {}) =>
    createListing(calls, { ...source, profilename: 'profile_basin_PLP', ...more });

  test('SDK-163 SDK-122 SDK-218 is a GET with fields, filters, thirty rows, profile, persona and session', async () => {
    await listingOf().show({
      q: 'Product_Category:"Bathroom Faucets"',
      fq: ['ProductBrandName_s:"Averell"', 'a_s:"b"'].slice(0, 1),
      sort: 'productName_s asc',
    });
    expect(asked()).toEqual({
      method: 'GET',
      path: '/api/search/listing',
      query: {
        q: 'Product_Category:"Bathroom Faucets"',
        fl: documentFields('GST').join(','),
        fq: 'language_s:"en"',
        rows: '30',
        start: '0',
        profilename: 'profile_basin_PLP',
        collections: 'basin_catalog',
        persona: 'GST',
        sessionId,
        sort: 'productName_s asc',
      },
      fq: ['ProductBrandName_s:"Averell"', 'language_s:"en"'],
    });
  });

  test('SDK-140 SDK-141 starts loading, replaces what is shown, and shows more behind it', async () => {
    const listing = listingOf();
    expect(listing.get()).toMatchObject({ isLoading: true, isLoaded: false, products: [] });
    await listing.show();
    const firstPage = listing.get();
    expect(firstPage).toMatchObject({ isLoading: false, isLoaded: true });
    const more = listing.showMore();
    expect(listing.get().isLoading).toBe(true);
    await more;
    const { products } = listing.get();
    expect(products.slice(0, 30)).toEqual(firstPage.products);
    expect([products.length, new Set(products.map(({ id }) => id)).size]).toEqual([60, 60]);
    await listing.show({ q: 'Product_Category:"Toilets"' });
    expect(listing.get().products.every(({ categories }) => categories.includes('Toilets'))).toBe(true);
  });

  test('SDK-142 that fails is logged only: it is loaded, and what was shown stays', async () => {
    const away = listingOf(refusing);
    await away.show();
    expect(away.get()).toEqual({ isLoading: false, isLoaded: true, products: [], results: undefined });
    let isAway = false;
    const wavering = sdkOn(gateway, {
      fetch: { gateway: (request) => (isAway ? Response.error() : gateway.fetch(request)) },
    });
    const shown = listingOf(wavering);
    await shown.show();
    const before = shown.get();
    isAway = true;
    await shown.showMore();
    expect(shown.get()).toEqual(before);
    expect(messages).toEqual(['A listing could not be fetched', 'A listing could not be fetched']);
  });

  test('SDK-123 of service parts has a profile and a collection of its own, which the configuration names', async () => {
    const site = await sdkOn(gateway).config.global({ query: { path: '/content/basin/us/en', caConfig: 'true' } });
    const parts = [...site.products.values()].find(({ collections }) => collections === 'basin_parts');
    const listing = listingOf(sdk, {
      ...{ profilename: parts?.listingProfilename, collections: parts?.collections, fl: ['id', 'ProductKind_s'] },
    });
    await listing.show();
    expect(asked().query).toMatchObject({ profilename: 'profile_service_parts_PLP', collections: 'basin_parts' });
    expect(listing.get().products.every(({ kind }) => kind === 'part')).toBe(true);
    expect(listing.get().products.length).toBeGreaterThan(0);
  });

  test('SDK-166 carries CanadianPrice where it is configured, and always the language', async () => {
    await listingOf(sdk, { canadianPrice: 'true', locale: 'fr' }).show();
    expect(asked()).toMatchObject({ query: { CanadianPrice: 'true' }, fq: ['language_s:"fr"'] });
    await listingOf().show();
    expect(asked().query).not.toHaveProperty('CanadianPrice');
  });

  test('SDK-141 a newer question makes an older answer void, however late it comes', async () => {
    const listing = listingOf();
    const older = listing.show({ q: 'Product_Category:"Toilets"' });
    await Promise.all([older, listing.show({ q: 'Product_Category:"Bathtubs"' })]);
    expect(listing.get().products.every(({ categories }) => categories.includes('Bathtubs'))).toBe(true);
  });

  test('SDK-219 keeps its size by path for the visit; a mobile screen always shows thirty', () => {
    const kept = new Map<string, string>();
    const session = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    keepListingSize(session, '/en/products/toilets', 90);
    expect(restoredListingSize(session, '/en/products/toilets', false)).toBe(90);
    expect(restoredListingSize(session, '/en/products/bathtubs', false)).toBe(30);
    expect(restoredListingSize(session, '/en/products/toilets', true)).toBe(30);
  });
});

describe('a product list', () => {
  const { profilename: _, ...unprofiled } = { ...source, profilename: '' };
  const listOf = (calls: SdkCalls = sdk, more: object = {}) =>
    createProductList(calls, {
      ...unprofiled,
      brand: 'basin',
      partsCollection: 'basin_parts',
      fl: ['id', 'productName_s', 'sku_s'],
      ...more,
    });

  test('SDK-126 SDK-038 has one part for its products, loading, then succeeded or failed', async () => {
    const list = listOf();
    expect(list.get().plp).toEqual({
      ...{ status: 'loading', error: undefined, initialLoad: true },
      ...{ suggestions: [], suggestionExactMatch: undefined, data: [], total: 0 },
    });
    await list.load('faucet');
    const { status, initialLoad, data, total } = list.get().plp;
    expect([status, initialLoad, data.length]).toEqual(['succeeded', false, Math.min(30, total)]);
  });

  test('SDK-143 shows loading again only after the first answer', async () => {
    const list = listOf();
    const seen: string[] = [];
    list.subscribe(() => seen.push(list.get().plp.status));
    await list.load('faucet');
    expect(seen).toEqual(['succeeded']);
    await list.load('toilet');
    expect(seen).toEqual(['succeeded', 'loading', 'succeeded']);
    const { documents } = await sdk.search.query({ query: { q: 'faucet', rows: 2, fl: ['id'] } });
    const served = listOf(sdk, { initial: { documents, total: 2 } });
    const pending = served.load('toilet');
    expect(served.get().plp).toMatchObject({ status: 'succeeded', initialLoad: true, data: documents });
    await pending;
  });

  test('SDK-207 SDK-038 that fails is failed and keeps the message', async () => {
    const list = listOf(refusing);
    await list.load('faucet');
    expect(list.get().plp).toMatchObject({ status: 'failed', error: 'The index is away', data: [] });
  });

  test('SDK-175 SDK-177 SDK-178 SDK-127 brand, parts and top searches have profiles and results of their own', async () => {
    const list = listOf();
    await list.searchBrand('faucet');
    expect(asked()).toEqual({
      method: 'GET',
      path: '/api/search',
      query: {
        ...{ q: 'faucet', fl: 'id,productName_s,sku_s', fq: 'language_s:"en"', rows: '30', start: '0' },
        ...{ profilename: 'profile_basin_Search', collections: 'basin_catalog', sessionId },
      },
      fq: ['language_s:"en"'],
    });
    await list.searchParts('cartridge');
    expect(asked().query).toMatchObject({
      profilename: 'profile_service_parts_Search',
      collections: 'basin_parts',
      q: 'cartridge',
    });
    await list.loadTopSearches();
    expect(asked().query).toMatchObject({ profilename: 'profile_basin_Top_Searches', q: '*.*' });
    const { brandSearch, servicePartsSearch, topSearches, brandTypeAhead, plp } = list.get();
    expect([brandSearch, servicePartsSearch, topSearches, brandTypeAhead].map(({ status }) => status)).toEqual([
      ...['succeeded', 'succeeded', 'succeeded', 'idle'],
    ]);
    const found = [brandSearch, servicePartsSearch, topSearches].map(({ data }) => names(data?.documents ?? [])[0]);
    expect(new Set(found).size).toBe(3);
    expect(plp.data).toEqual([]);
  });

  test('SDK-176 SDK-144 what is typed fills the suggestions, and finds the one that is meant', async () => {
    const list = listOf();
    await list.suggest('basin fau');
    expect(asked().query).toMatchObject({
      ...{ profilename: 'profile_basin_Typeahead', rows: '10', fl: 'sku_s,masterCustomerFacingSKU_s,productName_s' },
    });
    const { suggestions, suggestionExactMatch } = list.get().plp;
    expect(suggestions.length).toBeGreaterThan(1);
    expect(suggestionExactMatch).toBeUndefined();
    const [one] = suggestions;
    await list.suggest(one?.masterCustomerFacingSku ?? '');
    expect(list.get().plp.suggestionExactMatch?.name).toBe(one?.name);
    expect(list.get().brandTypeAhead.status).toBe('succeeded');
  });
});

describe('a search', () => {
  test('SDK-128 has details, keyword, filters by key, an answer for products and one for parts, and presets', async () => {
    const presets = new Map([['new', { profilename: 'profile_basin_PLP', collections: 'basin_catalog', q: '*:*' }]]);
    const search = createSearch(sdk, {
      ...{ ...source, profilename: 'profile_basin_Search', fl: ['id', 'productName_s'], presets },
      parts: { profilename: 'profile_service_parts_Search', collections: 'basin_parts' },
    });
    expect(search.get()).toMatchObject({ searchDetails: undefined, keyword: '', presets });
    await search.search('faucet');
    const all = search.get().searchResponse.data?.total ?? 0;
    expect(search.get()).toMatchObject({
      searchDetails: { keyword: 'faucet', total: all },
      searchResponse: { status: 'succeeded' },
      servicePartsSearchResponse: { status: 'succeeded' },
    });
    await search.filter('ProductBrandName_s', ['Averell']);
    expect(search.get().filters).toEqual(new Map([['ProductBrandName_s', ['Averell']]]));
    expect(search.get().searchResponse.data?.total).toBeLessThanOrEqual(all);
    await search.filter('ProductBrandName_s', []);
    expect(search.get().searchDetails?.total).toBe(all);
    expect(await search.seed('new')).toHaveLength(5);
    expect(await search.seed('no such')).toBeUndefined();
  });
});

describe('a detail page', () => {
  const source = {
    locale: 'en',
    collections: 'basin_catalog',
    session: 's-1',
    now: gateway.now,
    persona: 'GST',
    logger,
    profilename: 'profile_basin_PDP',
  } as const;
  const anyProduct = async () => {
    const { documents } = await sdk.search.listing({ query: { q: 'Product_Category:"Bathroom Faucets"', rows: 1 } });
    return documents[0] ?? expect.fail('the shop has no faucet');
  };

  test('SDK-168 SDK-124 SDK-155 is a POST with the slug that asks for files, dimensions and features too', async () => {
    const { slug = '' } = await anyProduct();
    const details = createProductDetails(sdk, source);
    requests.length = 0;
    expect(details.get().status).toBe('pending');
    const loaded = await details.load(slug);
    const [{ method, url, body } = expect.fail()] = requests;
    expect([method, url.pathname]).toEqual(['POST', `/api/search/pdp/${slug}`]);
    expect(body).toEqual({
      q: `slug_s:"${slug}"`,
      fl: detailFields('GST').join(','),
      fq: ['language_s:"en"'],
      collections: 'basin_catalog',
      profilename: 'profile_basin_PDP',
      search_type: 'product_detail',
      sessionId,
    });
    for (const field of [
      'CAD2DFiles_ss',
      'ThreeDFiles_ss',
      'TearSheet_s',
      'InstallationPDF_ss',
      'FreightPolicy_s',
      'WebFeatures_ss',
      'Dimensions_ss',
    ])
      expect(detailFields('GST')).toContain(field);
    const { status, product, queryId } = details.get();
    expect([status, product?.slug, loaded]).toEqual(['succeeded', slug, { ok: true, product }]);
    expect(product).toMatchObject({
      tearSheet: expect.any(String) as string,
      warrantyYears: expect.any(Number) as number,
      freightPolicy: expect.any(String) as string,
    });
    expect([product?.dimensions.length, product?.features.length, queryId?.length]).not.toContain(0);
  });

  test('SDK-170 asks a second time for where each sku may go and which is made to order', async () => {
    const { slug = '', variantSkus } = await anyProduct();
    const details = createProductDetails(sdk, source);
    requests.length = 0;
    await details.load(slug);
    const { body } = requests.find(({ url }) => url.pathname === '/api/search/pdp/sku') ?? {};
    expect(body).toMatchObject({
      fl: 'sku_s,RegionStatesExcluded_ss,RegionSpecialOrder_s',
      collections: 'basin_catalog',
    });
    expect([...details.get().restrictions.keys()].sort()).toEqual([...variantSkus].sort());
    expect([...details.get().restrictions.values()][0]).toEqual({
      statesExcluded: expect.any(Array) as string[],
      isSpecialOrder: expect.any(Boolean) as boolean,
    });
  });

  test('SDK-171 asks the listing for the back-order status of the product by its id and master variant', async () => {
    const rows = await gateway.db.selectFrom('products').select('document').where('kind', '=', 'fixture').execute();
    const product = rows
      .map(({ document }) => document)
      .find(({ masterSku: master, variants }) =>
        variants.some(({ sku, backOrderable }) => sku === master && backOrderable),
      );
    const { id: productId = '', masterSku = '' } = product ?? {};
    await gateway.db.updateTable('stock').set({ available: 0 }).where('sku', '=', masterSku).execute();
    expect(await isOnBackOrder(sdk, source, { productId, masterSku })).toBe(true);
    expect(asked()).toMatchObject({
      ...{ method: 'GET', path: '/api/search/listing' },
      fq: [`ctId_s:"${productId}"`, `masterSKU_s:"${masterSku}"`, 'language_s:"en"'],
    });
    await gateway.db.updateTable('stock').set({ available: 5 }).where('sku', '=', masterSku).execute();
    expect(await isOnBackOrder(sdk, source, { productId, masterSku })).toBe(false);
  });

  test('SDK-172 asks the listing for the brand and the back-order status of a service part', async () => {
    const parts = { ...source, profilename: 'profile_service_parts_PLP', collections: 'basin_parts' };
    const { documents } = await sdk.search.listing({ query: { q: '*:*', rows: 1, collections: 'basin_parts' } });
    const { sku = '', brand } = documents[0] ?? {};
    expect(await findPart(sdk, parts, sku)).toEqual({ brand, isOnBackOrder: false });
    expect(asked()).toMatchObject({
      ...{ method: 'GET', path: '/api/search/listing', query: { fl: 'ProductBrandName_s,RegionOnBackOrder_s' } },
      fq: [`sku_s:"${sku}"`, 'language_s:"en"'],
    });
    expect(await findPart(sdk, parts, 'NO-SUCH')).toBeUndefined();
  });

  test('SDK-214 SDK-155 that fails gives the failure as a value; a slug without a product is no failure', async () => {
    const details = createProductDetails(refusing, source);
    expect(await details.load('any')).toMatchObject({ ok: false, error: { kind: 'http', status: 500 } });
    expect(details.get()).toMatchObject({ status: 'failed', error: 'The index is away' });
    const unknown = createProductDetails(sdk, source);
    expect(await unknown.load('no-such-slug')).toEqual({ ok: true, product: undefined });
  });

  test('SDK-129 an accessory has its sku, slug, variants, own accessories, brand and data', async () => {
    const product = await anyProduct();
    const accessory = accessoryProduct(product, gateway.now());
    expect(accessory).toEqual({
      sku: product.sku,
      slug: product.slug,
      variants: accessory.variants,
      recommendedAccessories: product.recommendedAccessories,
      productBrand: product.brand,
      data: product,
    });
    expect(accessory.variants.map(({ sku }) => sku).sort()).toEqual([...product.variantSkus].sort());
  });
});

describe('inspiration', () => {
  const inspirationOf = (calls: SdkCalls = sdk, more: object = {}) =>
    createInspirationListing(calls, { ...source, collections: 'basin_inspiration', ...more });

  test('SDK-158 SDK-145 is always kept to its asset type and language; one that is looked at is kept apart', async () => {
    const listing = inspirationOf();
    expect(listing.get()).toMatchObject({ isLoading: true, isLoaded: false });
    await listing.show(['badge_s:"New"'].slice(1));
    expect(asked()).toMatchObject({
      ...{ method: 'GET', path: '/api/search/inspiration', query: { rows: '30', start: '0' } },
      fq: ['assetType_s:"Inspiration Gallery"', 'language_s:"en"'],
    });
    const { inspirations } = listing.get();
    expect(inspirations.length).toBeGreaterThan(2);
    const selected = await listing.select(inspirations[1]?.url ?? '');
    expect(asked().fq).toEqual([
      `url_s:"${inspirations[1]?.url ?? ''}"`,
      'assetType_s:"Inspiration Gallery"',
      'language_s:"en"',
    ]);
    expect([selected?.id, listing.get().selected]).toEqual([inspirations[1]?.id, selected]);
    expect(listing.get().inspirations).toEqual(inspirations);
    await listing.showMore();
    expect(asked().query.start).toBe(String(inspirations.length));
    expect(listing.get()).toMatchObject({ isLoaded: true, inspirations });
  });

  test('SDK-208 that fails is reported to analytics, then thrown on', async () => {
    const events: unknown[] = [];
    const listing = inspirationOf(refusing, { analytics: (event: unknown) => events.push(event) });
    await expect(listing.show()).rejects.toMatchObject({ kind: 'http', status: 500 });
    expect(events).toMatchObject([{ status: 'failed', problem: { status: 500 } }]);
    expect(listing.get()).toMatchObject({ isLoading: false, isLoaded: true, inspirations: [] });
  });
});

describe('shop the room', () => {
  const roomsOf = (calls: SdkCalls = sdk) =>
    createRooms(calls, { locale: 'en', collection: 'basin_rooms', sort: 'title_s asc' });

  test('SDK-130 SDK-131 SDK-180 has rooms, filters, facets with labels, the fusion block and a status', async () => {
    const rooms = roomsOf();
    expect(rooms.get()).toMatchObject({ roomList: [], status: 'loading' });
    await rooms.load();
    expect(asked()).toEqual({
      method: 'GET',
      path: '/api/search/shop-the-room',
      query: {
        ...{ fl: roomDocumentFields.join(','), fq: 'language_s:"en"', collection: 'basin_rooms' },
        ...{ profilename: 'Shop_The_Room', rows: '30', sort: 'title_s asc' },
      },
      fq: ['language_s:"en"'],
    });
    expect(roomDocumentFields).toEqual([
      ...[
        'templateName_s',
        'landingFileReference_s',
        'cq_shoptheroomtags_s',
        'productSkuIds_s',
        'modelFileReference_s',
      ],
      ...[
        'cardHoverTitle_s',
        'title_s',
        'cardTitle_s',
        'url_s',
        'strTheme_ss',
        'strColor_ss',
        'strRoom_s',
        'strDesignStyle_s',
      ],
    ]);
    const { roomList, facets, facetLabels, fusion, status } = rooms.get();
    expect([status, roomList.length > 2, facets.length]).toEqual(['success', true, 4]);
    expect(facetLabels.get('strRoom_s')).toBe('Room');
    expect(fusion).toMatchObject({ collapsed: false });
    await rooms.filter('strRoom_s', ['Kitchen']);
    expect(rooms.get().filterList).toEqual(new Map([['strRoom_s', ['Kitchen']]]));
    expect(rooms.get().roomList.every(({ room }) => room === 'Kitchen')).toBe(true);
  });

  test('SDK-139 fails in a word of its own, which is recognised by what it is not', async () => {
    const rooms = roomsOf(refusing);
    await rooms.load();
    expect(isFailed(rooms.get().status)).toBe(true);
    expect(['loading', 'success'].map(isFailed)).toEqual([false, false]);
    expect(roomStatuses.failed).not.toBe('failed');
    expect(isFailed('failed')).toBe(true);
  });
});

describe('the commerce system and the texts', () => {
  test('SDK-173 products are asked for by slug, by sku in either place or by ids, of one brand if wanted', async () => {
    const { documents } = await sdk.search.listing({
      query: { q: '*:*', rows: 2, fl: ['ctId_s', 'slug_s', 'sku_s', 'ProductBrandName_s'] },
    });
    const [first, second] = documents;
    const { slug = '', productId = '', sku = '', brand = '' } = first ?? {};
    const found = async (where: string, ofBrand?: string) => {
      const { results } = await sdk.product.query({
        query: { where, ...(ofBrand !== undefined && { brand: ofBrand }) },
      });
      return results.map(({ id }) => id).sort();
    };
    expect(await found(`slug(en="${slug}")`)).toEqual([productId]);
    expect(asked()).toMatchObject({
      method: 'GET',
      path: '/api/product/query',
      query: { where: `slug(en="${slug}")` },
    });
    expect(await found(`masterVariant(sku="${sku}") or variants(sku="${sku}")`)).toEqual([productId]);
    const both = [productId, second?.productId ?? ''].sort();
    expect(await found(`id in (${both.map((id) => `"${id}"`).join(',')})`)).toEqual(both);
    expect(await found(`slug(en="${slug}")`, brand)).toEqual([productId]);
    expect(await found(`slug(en="${slug}")`, 'No Such Brand')).toEqual([]);
  });

  test('SDK-174 tooltips are a GET with their collection', async () => {
    const tooltips = await sdk.catalogue.tooltips({ query: { collection: 'basin_tooltips' } });
    expect(asked()).toMatchObject({
      method: 'GET',
      path: '/api/search/tooltip',
      query: { collection: 'basin_tooltips' },
    });
    expect(tooltips.get('overage')).toContain('ten percent');
  });
});
