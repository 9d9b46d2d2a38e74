import { createProducts, createSdk, createSdkFor, products, type Products } from '@basin/sdk';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fillDemoShop, demoDate, testGateway } from '../../../../gateway/testing/demo-shop.ts';
import { customerSdkOn, recordingLogger, recordFetch, sdkOn } from '../../../../gateway/testing/sdk.ts';

const gateway = await testGateway({ fill: fillDemoShop, at: demoDate });
afterAll(() => gateway.close());

const { requests, fetch } = recordFetch(gateway.fetch);
const { now } = gateway;
const systems = { gatewayUrl: 'http://gateway.test/api', fetch: { gateway: fetch }, now } as const;
const shop = createSdk({ ...systems, locale: 'en' });
beforeEach(() => {
  requests.length = 0;
});

const requested = () => requests.map(({ method, url }) => `${method} ${url.pathname}`);
const lastQuery = () => {
  const { url } = requests.at(-1) ?? expect.fail('nothing was requested');
  return { ...Object.fromEntries(url.searchParams), fq: url.searchParams.getAll('fq') };
};
const faucet = 'maren-widespread-basin-faucet-lever-handles';

describe('a listing of products', () => {
  test('SDK-163 a listing has cards with prices, a total and filters', async () => {
    const { products: cards, total, facets, price } = await shop.products.list({ category: 'bathroom-faucets' });
    expect(cards).toHaveLength(Math.min(30, total));
    expect(cards.every(({ category }) => category === 'Bathroom Faucets')).toBe(true);
    expect(cards[0]).toMatchObject({
      name: expect.stringMatching(/\w/) as string,
      price: { from: { cents: expect.any(Number) as number, currency: 'USD' } },
    });
    expect(facets.map(({ name }) => name)).toEqual(expect.arrayContaining(['type', 'mounting', 'spoutType']));
    expect(price?.max).toBeGreaterThan(price?.min ?? 0);
  });

  test('each offered filter value finds as many products as its count', async () => {
    const { facets } = await shop.products.list();
    expect(facets.map(({ name }) => name)).toEqual(expect.arrayContaining(['brand', 'collection', 'finish']));
    for (const { name, values } of facets) {
      const [first = expect.fail(name)] = values;
      const { total } = await shop.products.list({ filters: { [name]: [first.key] } });
      expect([name, total]).toEqual([name, first.count]);
    }
  });

  test('SDK-163 SDK-122 a listing is requested by GET with fields, filters, thirty rows, profile, persona and sort order', async () => {
    await shop.products.list({ filters: { brand: ['Averell'] }, sort: 'name' });
    expect(requested().at(-1)).toBe('GET /api/search/listing');
    expect(lastQuery()).toEqual({
      q: '*:*',
      fl: expect.stringContaining('slug_s,productName_s') as string,
      fq: ['ProductBrandName_s:"Averell"', 'language_s:"en"'],
      rows: '30',
      start: '0',
      profilename: 'profile_basin_PLP',
      collections: 'basin_catalog',
      persona: 'GST',
      sort: 'productName_s asc',
    });
    await shop.products.list();
    expect(lastQuery()).not.toHaveProperty('sort');
  });

  test('the ends of the price distribution can be passed to the price filter', async () => {
    const { total, price } = await shop.products.list({ category: 'bathroom-faucets' });
    const { max = 0, min: from } = price ?? {};
    expect((await shop.products.list({ category: 'bathroom-faucets', price: { from, to: max } })).total).toBe(total);
  });

  test('SDK-222 SDK-122 SDK-163 SDK-168 SDK-175 the requests of a signed-in shopper have their persona and their search session: the session value and a timestamp', async () => {
    const { session } = await customerSdkOn(gateway, 'trade@example.com');
    const trade = createSdk(systems);
    await trade.products.list();
    const { anonymousId = expect.fail('a guest has no session value') } = await trade.session.current();
    await trade.session.signIn({ access_token: (await session.current()).token ?? '' });
    const sessionId = `${anonymousId}_${now().getTime()}`;
    await trade.products.list();
    expect(lastQuery()).toMatchObject({ persona: 'TVS', sessionId });
    await trade.products.search('faucet');
    expect(lastQuery()).toMatchObject({ q: 'faucet', sessionId });
    await trade.products.get(faucet);
    expect(requests.find(({ url }) => url.pathname === `/api/search/pdp/${faucet}`)?.body).toMatchObject({ sessionId });
  });

  test('SDK-157 a listing has the filter of its language once, in addition to those of a page and of the shopper', async () => {
    const filters = { brand: ['Averell'] };
    const scoped = { profilename: 'profile_basin_PLP', collections: 'basin_catalog', fq: ['Style_ss:"Modern"'] };
    await shop.products.list();
    expect(lastQuery().fq).toEqual(['language_s:"en"']);
    await shop.products.list({ filters, within: scoped });
    expect(lastQuery().fq).toEqual(['Style_ss:"Modern"', 'ProductBrandName_s:"Averell"', 'language_s:"en"']);
    const french = createSdk({ ...systems, locale: 'fr' });
    await french.products.list({ within: { ...scoped, fq: ['language_s:"fr"'] } });
    expect(lastQuery().fq).toEqual(['language_s:"fr"']);
  });

  test('SDK-166 a listing requests Canadian prices when the configuration enables them', async () => {
    await shop.products.list();
    expect(lastQuery()).not.toHaveProperty('CanadianPrice');
    const site = { general: { featureFlags: { canadianPrice: true } }, endpoints: new Map(), products: new Map() };
    await createSdk({ ...systems, site, locale: 'fr' }).products.list();
    expect(lastQuery()).toMatchObject({ CanadianPrice: 'true', fq: ['language_s:"fr"'] });
  });

  test('a filter value can be spelt as in a URL, and the result has the key of all languages', async () => {
    const { filters, facets, total } = await shop.products.list({ filters: { finish: ['polished-nickel'] } });
    expect(filters).toEqual({ finish: ['Polished Nickel'] });
    expect(facets.find(({ name }) => name === 'finish')?.values.find(({ isChosen }) => isChosen)).toMatchObject({
      key: 'Polished Nickel',
      label: 'Polished Nickel',
      count: total,
    });
    const french = createSdk({ ...systems, locale: 'fr' });
    expect(await french.products.list({ filters: { finish: ['polished-nickel'] } })).toMatchObject({ total, filters });
  });

  test('price filters limit a listing and price sorting orders it', async () => {
    const { products: cards } = await shop.products.list({ price: { to: 90_000 }, sort: 'price-asc' });
    const cents = cards.map(({ price }) => price?.from.cents ?? 0);
    expect(cents).toEqual(cents.toSorted((one, other) => one - other));
    expect(Math.max(...cents)).toBeLessThanOrEqual(90_000);
  });

  test('SDK-218 the next page of a listing follows the displayed one, and a long one is requested in parts', async () => {
    const all = await shop.products.list({ limit: 100 });
    expect(requested().filter((call) => call === 'GET /api/search/listing')).toHaveLength(2);
    const rest = await shop.products.list({ skip: 30 });
    expect(rest.products).toEqual(all.products.slice(30, 60));
    expect(new Set(all.products.map(({ sku }) => sku)).size).toBe(all.products.length);
  });

  test('SDK-123 a listing of service parts uses the configured profile and collection', async () => {
    const { products: lines } = await sdkOn(gateway).config.global({
      query: { path: '/content/basin/us/en', caConfig: 'true' },
    });
    const site = { general: {}, endpoints: new Map<string, string>(), products: lines };
    const configured = createSdk({ ...systems, site });
    const { products: cards } = await configured.products.list({ serviceParts: true });
    expect(cards.length).toBeGreaterThan(0);
    expect(new Set(cards.map(({ kind }) => kind))).toEqual(new Set(['service-part']));
    expect(Object.fromEntries(requests.at(-1)?.url.searchParams ?? [])).toMatchObject({
      profilename: 'profile_service_parts_PLP',
      collections: 'basin_parts',
    });
  });

  test('SDK-166 a listing is in the language of the shop', async () => {
    const french = createSdkFor({ products }, { ...systems, locale: 'fr' });
    const { products: own } = await french.products.list({ category: 'basins' });
    const { products: others } = await shop.products.list({ category: 'basins' });
    expect(own.map(({ sku }) => sku).sort()).toEqual(others.map(({ sku }) => sku).sort());
    expect(own.map(({ name }) => name).sort()).not.toEqual(others.map(({ name }) => name).sort());
  });

  test('a signed-in shopper sees the prices of their group and the list prices', async () => {
    const { session } = await customerSdkOn(gateway, 'trade@example.com');
    const { token } = await session.current();
    const trade = createSdk(systems);
    await trade.session.signIn({ access_token: token ?? '' });
    const cents = async ({ products: of }: { products: Products }) =>
      (await of.list({ category: 'basins' })).products.reduce((sum, { price }) => sum + (price?.from.cents ?? 0), 0);
    expect(await cents(trade)).toBeLessThan(await cents(shop));
    const [own, everyones] = await Promise.all([trade.products.get(faucet), shop.products.get(faucet)]);
    expect(own?.price?.now.cents).toBeLessThan(everyones?.price?.now.cents ?? 0);
    expect(own?.price?.list).toEqual(everyones?.price?.now);
    expect(everyones?.price?.list).toBeNull();
  });
});

describe('the details of a product', () => {
  test("SDK-168 product details have finishes, the shopper's price with its reason, stock, required parts and documents", async () => {
    const product = await shop.products.get(faucet);
    expect(product).toMatchObject({
      slug: faucet,
      label: 'hasRequiredAccessories',
      price: { now: { cents: expect.any(Number) as number, currency: 'USD' }, reason: 'standalone-persona' },
      stock: { status: 'inStock', available: expect.any(Number) as number },
      delivery: { freeFrom: { currency: 'USD' } },
      requiredParts: [{ match: 'same', finish: product?.finish, price: { currency: 'USD' } }],
      warrantyYears: expect.any(Number) as number,
    });
    expect(product?.finishes.map(({ sku }) => sku)).toContain(product?.sku);
    expect(product?.documents[0]).toMatchObject({ format: 'pdf', url: expect.stringContaining('http') as string });
    expect(product?.pictures[0]?.alt).toContain(product?.finish);
  });

  test('SDK-168 SDK-124 product details are requested by POST with the slug, including files, dimensions and features', async () => {
    const product = await shop.products.get(faucet);
    const { method, body } = requests.find(({ url }) => url.pathname === `/api/search/pdp/${faucet}`) ?? expect.fail();
    expect(method).toBe('POST');
    expect(body).toMatchObject({
      q: `slug_s:"${faucet}"`,
      fq: ['language_s:"en"'],
      collections: 'basin_catalog',
      profilename: 'profile_basin_PDP',
      search_type: 'product_detail',
    });
    const { fl = '' } = body as { fl?: string };
    const files = ['CAD2DFiles_ss', 'ThreeDFiles_ss', 'TearSheet_s', 'InstallationPDF_ss'];
    expect(fl.split(',')).toEqual(
      expect.arrayContaining([...files, 'FreightPolicy_s', 'WebFeatures_ss', 'Dimensions_ss']),
    );
    expect(product?.delivery?.freightPolicy).toMatch(/\w/);
    expect([product?.dimensions.length, product?.features.length, product?.documents.length]).not.toContain(0);
  });

  test('SDK-157 SDK-170 the restrictions of the selected finish and whether it is made to order are requested by sku and language', async () => {
    const product = await shop.products.get(faucet);
    const { body } = requests.find(({ url }) => url.pathname === '/api/search/pdp/sku') ?? expect.fail();
    expect(body).toMatchObject({
      fl: 'sku_s,RegionStatesExcluded_ss,RegionSpecialOrder_s',
      fq: [`sku_s:"${product?.sku ?? ''}"`, 'language_s:"en"'],
      collections: 'basin_catalog',
    });
    const skus = product?.finishes.map(({ sku }) => sku) ?? [];
    const restrictions = await shop.products.restrictions(skus);
    expect([...restrictions.keys()].sort()).toEqual([...skus].sort());
    const { statesExcluded, isSpecialOrder } = product ?? {};
    expect(restrictions.get(product?.sku ?? '')).toEqual({ statesExcluded, isSpecialOrder });
    expect((await shop.products.restrictions([])).size).toBe(0);
  });

  test('SDK-170 the restrictions of skus are those of their products', async () => {
    const rows = await gateway.db.selectFrom('products').select('document').execute();
    const products = rows.map(({ document }) => document);
    const restricted = [
      products.find(({ specialOrder }) => specialOrder) ?? expect.fail('nothing is made to order'),
      products.find(({ statesExcluded }) => statesExcluded.length > 0) ?? expect.fail('nothing is restricted'),
    ];
    const restrictions = await shop.products.restrictions(restricted.map(({ masterSku }) => masterSku));
    for (const { masterSku, statesExcluded, specialOrder } of restricted)
      expect(restrictions.get(masterSku)).toEqual({ statesExcluded, isSpecialOrder: specialOrder });
  });

  test('restrictions that cannot be fetched are logged, and the product keeps its general ones', async () => {
    const { messages, logger } = recordingLogger();
    const catalogue = { ...shop.calls.catalogue, restrictions: () => Promise.reject(new Error('away')) };
    const broken = createProducts({ ...shop.calls, catalogue }, { locale: 'en', logger });
    expect((await broken.get(faucet))?.statesExcluded).toEqual((await shop.products.get(faucet))?.statesExcluded);
    expect(messages).toEqual(['The restrictions of a product could not be fetched']);
  });

  test('SDK-171 the back-order status of a product is requested from the listing by its id and master variant', async () => {
    const rows = await gateway.db.selectFrom('products').select('document').where('kind', '=', 'fixture').execute();
    const product = rows
      .map(({ document }) => document)
      .find(({ masterSku: master, variants }) =>
        variants.some(({ sku, backOrderable }) => sku === master && backOrderable),
      );
    const { id = '', masterSku: sku = '' } = product ?? {};
    await gateway.db.updateTable('stock').set({ available: 0 }).where('sku', '=', sku).execute();
    expect(await shop.products.isOnBackOrder({ id, sku })).toBe(true);
    expect(requested().at(-1)).toBe('GET /api/search/listing');
    expect(lastQuery().fq).toEqual([`ctId_s:"${id}"`, `masterSKU_s:"${sku}"`, 'language_s:"en"']);
    await gateway.db.updateTable('stock').set({ available: 5 }).where('sku', '=', sku).execute();
    expect(await shop.products.isOnBackOrder({ id, sku })).toBe(false);
  });

  test('DOM-129 an installation is in stock, even without a unit in stock', async () => {
    const stockOf = async () => (await shop.products.get('faucet-installation'))?.stock;
    const { sku = '' } = (await shop.products.get('faucet-installation')) ?? {};
    const setStock = (available: number) =>
      gateway.db.updateTable('stock').set({ available }).where('sku', '=', sku).execute();
    const { available = 0 } = (await stockOf()) ?? {};
    await setStock(0);
    expect(await stockOf()).toMatchObject({ available: 0, status: 'inStock' });
    await setStock(available);
  });

  test('products and service parts are found by their model number or sku, case-insensitively', async () => {
    const { products: cards } = await shop.products.list({ category: 'bathroom-faucets', limit: 1 });
    const [part] = (await shop.products.list({ serviceParts: true, limit: 1 })).products;
    const faucet = await shop.products.get(cards[0]?.slug ?? '', { sku: cards[0]?.skus.at(-1) });
    const { modelNumber = '', sku = '', slug = '', name = '' } = faucet ?? {};
    expect(modelNumber).not.toBe(sku);
    const typed = [modelNumber.toLowerCase(), sku, part?.sku ?? '', 'NO-SUCH', 'a"b'];
    const found = await shop.products.byNumber(typed);
    const expected = { sku, modelNumber, slug, name, unsoldReason: null };
    expect([...found.keys()]).toEqual(typed.slice(0, 3));
    expect([found.get(modelNumber.toLowerCase()), found.get(sku)]).toEqual([expected, expected]);
    expect(found.get(part?.sku ?? '')?.slug).toBe(part?.slug);
    expect(await shop.products.byNumber([])).toEqual(new Map());
    const long = Array.from({ length: 60 }, (_, index) => `${index}`.padStart(64, 'n'));
    const unknown = ['AV-1\0', 'x'.repeat(3000), 'ß"'.repeat(32)];
    expect([...(await shop.products.byNumber([...long, ...unknown, sku])).keys()]).toEqual([sku]);
  });

  test('SDK-172 a service part found by its sku has its brand and its back-order status', async () => {
    const { products: cards } = await shop.products.list({ serviceParts: true, limit: 30 });
    const parts = await Promise.all(cards.map(({ sku }) => shop.products.part(sku)));
    expect(new Set(parts.map((part) => part?.isOnBackOrder))).toEqual(new Set([true, false]));
    const { sku, brand } = cards[0] ?? expect.fail('no part');
    expect(await shop.products.part(sku)).toMatchObject({ sku, brand });
    expect(requested().at(-1)).toBe('GET /api/search/listing');
    expect(lastQuery()).toMatchObject({
      fl: 'ProductBrandName_s,RegionOnBackOrder_s',
      profilename: 'profile_service_parts_PLP',
      fq: [`sku_s:"${sku}"`, 'language_s:"en"'],
    });
    expect(await shop.products.part('NO-SUCH')).toBeNull();
  });

  test('SDK-173 products of the commerce system are queried by slug, by sku in either place or by ids, optionally of one brand', async () => {
    const [first, second] = (await shop.products.list({ category: 'basins', limit: 2 })).products;
    const idOf = async (card = first) => (await shop.products.get(card?.slug ?? ''))?.id ?? '';
    const found = async (where: string, brand?: string) => {
      const { results } = await shop.calls.product.query({ query: { where, ...(brand !== undefined && { brand }) } });
      return results.map(({ id }) => id).sort();
    };
    const bySlug = `slug(en="${first?.slug ?? ''}")`;
    const both = [await idOf(first), await idOf(second)];
    expect(await found(bySlug)).toEqual([both[0]]);
    expect(requested().at(-1)).toBe('GET /api/product/query');
    expect(requests.at(-1)?.url.searchParams.get('where')).toBe(bySlug);
    const sku = first?.sku ?? '';
    expect(await found(`masterVariant(sku="${sku}") or variants(sku="${sku}")`)).toEqual([both[0]]);
    expect(await found(`id in (${both.map((id) => `"${id}"`).join(',')})`)).toEqual(both.sort());
    expect(await found(bySlug, first?.brand)).toEqual(await found(bySlug));
    expect(await found(bySlug, 'No Such Brand')).toEqual([]);
  });

  test('SDK-129 a recommended accessory has its sku, slug, finishes, own accessories, brand and the other card fields', async () => {
    const { recommended = [] } = (await shop.products.get('maren-pedestal-basin')) ?? {};
    const [accessory = expect.fail('no accessory')] = recommended;
    const details = (await shop.products.get(accessory.slug)) ?? expect.fail('no such product');
    const { slug, brand, name } = details;
    expect(accessory).toMatchObject({ slug, brand, name, sku: expect.stringMatching(/\w/) as string });
    expect(accessory.skus).toContain(details.sku);
    expect(accessory.finishes.map(({ sku }) => sku)).toEqual(details.finishes.map(({ sku }) => sku));
    expect(accessory.finishes.length).toBeGreaterThan(1);
    expect(details.recommended.map((own) => own.slug)).toContain('maren-robe-hook');
  });

  test('product details are for the requested finish, or the first one when the product does not have it', async () => {
    const first = await shop.products.get(faucet);
    const other = first?.finishes.find(({ sku, state }) => sku !== first.sku && state === 'available');
    expect(await shop.products.get(faucet, { sku: other?.sku })).toMatchObject({
      sku: other?.sku,
      finish: other?.name,
    });
    expect((await shop.products.get(faucet, { sku: 'NO-SUCH' }))?.sku).toBe(first?.sku);
  });

  test.each(['en', 'fr'] as const)(
    'DOM-098 cards distinguish installation from design services (in %s)',
    async (locale) => {
      const products = createProducts(shop.calls, { locale, now });
      const { products: services } = await products.list({ filters: { kind: ['service'] }, limit: 30 });
      const kinds = new Map(services.map(({ slug, kind }) => [slug, kind]));
      expect(kinds.get('faucet-installation')).toBe('install-service');
      expect(kinds.get('design-session-online')).toBe('design-service');
    },
  );

  test('the price of each sku is that of its product page, and an unknown sku has none', async () => {
    const { products: cards } = await shop.products.list({ category: 'bathroom-faucets', limit: 3 });
    const skus = cards.flatMap(({ finishes }) => finishes.map(({ sku }) => sku));
    const prices = await shop.products.prices([...skus, 'NO-SUCH"SKU']);
    expect([...prices.keys()]).toEqual(skus);
    const [first] = cards;
    for (const { sku } of first?.finishes ?? [])
      expect(prices.get(sku)).toEqual((await shop.products.get(first?.slug ?? '', { sku }))?.price);
  });

  test('the price of a sample is that on the page of its product', async () => {
    const { products: cards } = await shop.products.list({ category: 'basins', limit: 1 });
    const { sample } = (await shop.products.get(cards[0]?.slug ?? '')) ?? {};
    const prices = await shop.products.prices([sample?.sku ?? '']);
    expect(prices.get(sample?.sku ?? '')?.now).toEqual(sample?.price);
    expect(sample?.price.cents).toBeGreaterThan(0);
  });

  test('the offer of each sku has the price and the state of its product page, and an unknown sku has none', async () => {
    const { products: cards } = await shop.products.list({ limit: 90 });
    const offers = await shop.products.offers([...cards.flatMap(({ skus }) => skus), 'NO-SUCH']);
    const soldOut = [...offers].find(([, { stock }]) => stock === 'outOfStock')?.[0] ?? '';
    for (const sku of [soldOut, cards[0]?.skus[0] ?? '']) {
      const slug = cards.find(({ skus }) => skus.includes(sku))?.slug ?? '';
      const page = await shop.products.get(slug, { sku });
      expect(offers.get(sku)).toEqual({ price: page?.price, stock: page?.stock?.status });
    }
    expect(offers.has('NO-SUCH')).toBe(false);
  });

  test('a card has the label of a product that requires parts, or that is a set of parts', async () => {
    const { products: cards } = await shop.products.list({ limit: 90 });
    for (const label of ['hasRequiredAccessories', 'superSku'] as const) {
      const card = cards.find((each) => each.label === label);
      expect((await shop.products.get(card?.slug ?? ''))?.label).toBe(label);
    }
  });

  test.each(['no-such-product', '..', '"', ''])('the product of the unknown slug %j is null', async (slug) => {
    expect(await shop.products.get(slug)).toBeNull();
  });

  test('stock that cannot be fetched is logged and null, and the product is still returned', async () => {
    const { messages, logger } = recordingLogger();
    const away = {
      ...shop.calls,
      inventory: { stock: () => Promise.reject(new Error('away')) },
    };
    const found = await createProducts(away, { locale: 'en', logger, now }).get(faucet);
    expect([found?.slug, found?.stock]).toEqual([faucet, null]);
    expect(messages).toEqual(['The stock could not be fetched']);
  });

  test('recommended accessories that cannot be fetched are logged and left out, and the product is still returned', async () => {
    const { recommended = [] } = (await shop.products.get(faucet)) ?? {};
    const [sku = expect.fail('no recommended accessory')] = recommended[0]?.skus ?? [];
    const { messages, logger } = recordingLogger();
    const { search } = shop.calls;
    const listing: typeof search.listing = (request) =>
      JSON.stringify(request).includes(sku) ? Promise.reject(new Error('away')) : search.listing(request);
    const away = { ...shop.calls, search: { ...search, listing } };
    const found = await createProducts(away, { locale: 'en', logger, now }).get(faucet);
    expect([found?.slug, found?.recommended]).toEqual([faucet, []]);
    expect(messages).toEqual(['The recommended accessories could not be fetched']);
  });

  test('adding a product to a cart takes one call, or two with selected parts', async () => {
    const { requiredParts = [] } = (await shop.products.get(faucet)) ?? {};
    requests.length = 0;
    expect(await shop.products.parts(faucet)).toMatchObject({ bundleItems: [], parts: [] });
    expect(requested()).toEqual([`POST /api/search/pdp/${faucet}`]);
    const keys = requiredParts.map(({ key }) => key);
    const named = requiredParts.map(({ sku, name }) => ({ sku, name }));
    expect((await shop.products.parts(faucet, { keys }))?.parts).toEqual(named);
  });
});

describe('searches and suggestions', () => {
  test('SDK-175 SDK-177 STO-072 a search finds products, service parts and pages, and returns the order of its sections', async () => {
    const found = await shop.products.search('faucet');
    expect(found.products.total).toBeGreaterThan(0);
    expect(found.order).toMatchObject({ showsProducts: true, partsFirst: false, isNear: false });
    expect(found.named).toBeNull();
    expect(found.products.products.every(({ kind }) => kind !== 'service-part')).toBe(true);
    expect(new Set(found.serviceParts.products.map(({ kind }) => kind))).toEqual(new Set(['service-part']));
  });

  test('STO-072 the products of a search can be sorted by price, and the order of the page stays that of the best matches', async () => {
    const { products, order } = await shop.products.search('faucet', { sort: 'price-asc' });
    const best = await shop.products.search('faucet');
    const prices = products.products.map(({ price }) => price?.from.cents ?? 0);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect([products.total, order]).toEqual([best.products.total, best.order]);
  });

  test('a search for a model number names its product', async () => {
    const [card] = (await shop.products.list({ category: 'basins' })).products;
    const { named } = await shop.products.search(card?.modelNumber.toLowerCase() ?? '');
    expect(named?.sku).toBe(card?.sku);
  });

  test('SDK-175 SDK-177 a search sends two GET requests, each with its own profile and the language', async () => {
    await shop.products.search('cartridge');
    expect(requested()).toEqual(['GET /api/search', 'GET /api/search']);
    const queries = requests.map(({ url }) => url.search);
    for (const [profile, collection] of [
      ['profile_basin_Search', 'basin_catalog'],
      ['profile_service_parts_Search', 'basin_parts'],
    ]) {
      const query = new URLSearchParams(queries.find((own) => own.includes(profile ?? '')));
      expect(Object.fromEntries(query)).toMatchObject({
        q: 'cartridge',
        fl: expect.stringContaining('slug_s,productName_s') as string,
        collections: collection,
        rows: '30',
        start: '0',
        fq: 'language_s:"en"',
      });
    }
  });

  test('SDK-178 the top searches have their own profile', async () => {
    const top = await shop.products.topSearches();
    expect(lastQuery()).toMatchObject({ profilename: 'profile_basin_Top_Searches', q: '*.*', rows: '5' });
    expect(top.length).toBeGreaterThan(0);
    expect(top.every(({ name, kind }) => name !== '' && kind === 'product')).toBe(true);
  });

  test('SDK-220 a search has five top results before typing and ten while typing, and thirty articles and rooms', async () => {
    const rowsOf = async (load: () => Promise<unknown>) => {
      requests.length = 0;
      await load();
      return requests[0]?.url.searchParams.get('rows');
    };
    expect(await rowsOf(() => shop.products.topSearches())).toBe('5');
    expect(await rowsOf(() => shop.products.suggest('faucet'))).toBe('10');
    expect(await rowsOf(() => shop.inspiration.list())).toBe('30');
    expect(await rowsOf(() => shop.inspiration.rooms())).toBe('30');
  });

  test('SDK-126 a typed number or name puts that product or service part first', async () => {
    const [part] = (await shop.products.list({ serviceParts: true, limit: 1 })).products;
    const [first, second] = (await shop.products.suggest(part?.modelNumber.toLowerCase() ?? '')).products;
    expect(first).toMatchObject({ kind: 'service-part', name: part?.name, isExact: true });
    expect(second?.isExact ?? false).toBe(false);
  });

  test('SDK-176 suggestions are requested with their own profile, rows and fields', async () => {
    await shop.products.suggest('basin fau');
    const { url } = requests.find(({ url: { search } }) => search.includes('profile_basin_Typeahead')) ?? expect.fail();
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ rows: '10' });
    expect(url.searchParams.get('fl')).toMatch(/^sku_s,masterCustomerFacingSKU_s,productName_s/);
  });

  test('SDK-176 suggestions start with the second character', async () => {
    expect(await shop.products.suggest('b')).toEqual({
      products: [],
      pages: [],
      totals: { products: 0, serviceParts: 0 },
    });
    expect(requests).toEqual([]);
    const { products, pages, totals } = await shop.products.suggest('basin');
    expect(products.length).toBeGreaterThan(1);
    expect(products[0]).toMatchObject({ kind: 'product', name: expect.stringMatching(/basin/i) as string });
    expect(products[0]?.price?.from.cents).toBeGreaterThan(0);
    expect(pages[0]).toMatchObject({ title: 'Basins', path: '/en/products/basins', kind: 'category' });
    const found = await shop.products.search('basin');
    expect(totals.products).toBe(found.products.total);
  });

  test.each([
    ['saltm', 'collection'],
    ['satin bra', 'finish'],
    ['quiet', 'article'],
    ['privacy', 'page'],
  ])('STO-072 typing %j suggests a page of the kind %s', async (typed, kind) => {
    expect((await shop.products.suggest(typed)).pages.map((page) => page.kind)).toContain(kind);
  });
});

test('compared products have one row per property, with null for a missing value', async () => {
  const [basin, toilet] = await Promise.all(
    ['basins', 'toilets'].map(async (category) => (await shop.products.list({ category })).products[0]),
  );
  const skus = [toilet?.sku ?? '', 'NO-SUCH', basin?.sku ?? ''];
  const { products: compared, rows } = await shop.products.compare(skus);
  expect(compared.map(({ slug }) => slug)).toEqual([toilet?.slug, basin?.slug]);
  expect(rows.find(({ label }) => label === 'Warranty')?.values).toEqual([
    expect.stringContaining('years'),
    expect.stringContaining('years'),
  ]);
  expect(rows.some(({ values }) => values.includes(null))).toBe(true);
});

test('documents are listed for products with sheets, by words and by page', async () => {
  const first = await shop.products.documents({ limit: 10 });
  const second = await shop.products.documents({ limit: 10, skip: 10 });
  expect(first.products).toHaveLength(10);
  expect(first.products.every(({ documents }) => documents.length > 0)).toBe(true);
  expect(second.products[0]?.name.localeCompare(first.products.at(-1)?.name ?? '')).toBeGreaterThanOrEqual(0);
  expect((await shop.products.documents({ words: 'toilet' })).total).toBeLessThan(first.total);
});

test('URL parts are listed in parts of any size', async () => {
  const all = await shop.products.addresses();
  const [start, rest] = [await shop.products.addresses({ limit: 95 }), await shop.products.addresses({ skip: 95 })];
  expect(start).toHaveLength(95);
  expect([...start, ...rest]).toEqual(all);
  expect(await shop.products.addresses({ skip: 20_000 })).toEqual([]);
});

test('URL parts are listed for every product once', async () => {
  const [all, { total }] = await Promise.all([shop.products.addresses(), shop.products.list()]);
  expect(all).toHaveLength(total);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(total);
});
