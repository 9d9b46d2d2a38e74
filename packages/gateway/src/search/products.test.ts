import { createProducts, createSdk, createSdkFor, products, type Products } from '@basin/sdk';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fillHouse, houseDay, testGateway } from '../../testing/house.ts';
import { customerSdkOn, keepingLogger, recording, sdkOn } from '../../testing/sdk.ts';

const gateway = await testGateway({ fill: fillHouse, at: houseDay });
afterAll(() => gateway.close());

const { requests, fetch } = recording(gateway.fetch);
const { now } = gateway;
const systems = { gatewayUrl: 'http://gateway.test/api', fetch: { gateway: fetch }, now } as const;
const shop = createSdk({ ...systems, locale: 'en' });
beforeEach(() => {
  requests.length = 0;
});

const asked = () => requests.map(({ method, url }) => `${method} ${url.pathname}`);
const faucet = 'maren-widespread-basin-faucet-lever-handles';

describe('a listing of products', () => {
  test('SDK-163 has cards with prices, how many there are, and what they can be narrowed by', async () => {
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

  test('a value may stand as addresses spell it; the answer says it as all languages share it', async () => {
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

  test('prices are kept to, and decide the order', async () => {
    const { products: cards } = await shop.products.list({ price: { to: 90_000 }, sort: 'price-asc' });
    const cents = cards.map(({ price }) => price?.from.cents ?? 0);
    expect(cents).toEqual(cents.toSorted((one, other) => one - other));
    expect(Math.max(...cents)).toBeLessThanOrEqual(90_000);
  });

  test('SDK-218 goes on behind what is shown, and a long one is asked for in parts', async () => {
    const all = await shop.products.list({ limit: 100 });
    expect(asked().filter((call) => call === 'GET /api/search/listing')).toHaveLength(2);
    const rest = await shop.products.list({ skip: 30 });
    expect(rest.products).toEqual(all.products.slice(30, 60));
    expect(new Set(all.products.map(({ sku }) => sku)).size).toBe(all.products.length);
  });

  test('SDK-123 of service parts asks the profile and collection that the configuration names', async () => {
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

  test('SDK-166 is in the language of the shop', async () => {
    const french = createSdkFor({ products }, { ...systems, locale: 'fr' });
    const { products: own } = await french.products.list({ category: 'basins' });
    const { products: others } = await shop.products.list({ category: 'basins' });
    expect(own.map(({ sku }) => sku).sort()).toEqual(others.map(({ sku }) => sku).sort());
    expect(own.map(({ name }) => name).sort()).not.toEqual(others.map(({ name }) => name).sort());
  });

  test('STO-071 a signed-in shopper sees the prices of their group', async () => {
    const { session } = await customerSdkOn(gateway, 'trade@example.com');
    const { token } = await session.current();
    const trade = createSdk(systems);
    await trade.session.signIn({ access_token: token ?? '' });
    const cents = async ({ products: of }: { products: Products }) =>
      (await of.list({ category: 'basins' })).products.reduce((sum, { price }) => sum + (price?.from.cents ?? 0), 0);
    expect(await cents(trade)).toBeLessThan(await cents(shop));
  });
});

describe('one product', () => {
  test('SDK-168 has its finishes, this shopper’s price and why, stock, required parts and documents', async () => {
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

  test('is shown in the finish that is asked for, and in the first when it has no such finish', async () => {
    const first = await shop.products.get(faucet);
    const other = first?.finishes.find(({ sku, state }) => sku !== first.sku && state === 'available');
    expect(await shop.products.get(faucet, { sku: other?.sku })).toMatchObject({
      sku: other?.sku,
      finish: other?.name,
    });
    expect((await shop.products.get(faucet, { sku: 'NO-SUCH' }))?.sku).toBe(first?.sku);
  });

  test.each(['no-such-product', '..', '"', ''])('of the slug %j is null', async (slug) => {
    expect(await shop.products.get(slug)).toBeNull();
  });

  test('a stock that cannot be asked is null and a line in the log, the product is there', async () => {
    const { messages, logger } = keepingLogger();
    const away = {
      ...shop.calls,
      inventory: { stock: () => Promise.reject(new Error('away')) },
    };
    const found = await createProducts(away, { locale: 'en', logger, now }).get(faucet);
    expect([found?.slug, found?.stock]).toEqual([faucet, null]);
    expect(messages).toEqual(['The stock could not be asked']);
  });

  test('STO-007 goes into a cart after one call, with the parts that were chosen after two', async () => {
    const { requiredParts = [] } = (await shop.products.get(faucet)) ?? {};
    requests.length = 0;
    expect(await shop.products.parts(faucet)).toMatchObject({ bundleItems: [], partSkus: [] });
    expect(asked()).toEqual([`POST /api/search/pdp/${faucet}`]);
    const keys = requiredParts.map(({ key }) => key);
    expect((await shop.products.parts(faucet, { keys }))?.partSkus).toEqual(requiredParts.map(({ sku }) => sku));
  });
});

describe('words of a shopper', () => {
  test('SDK-175 SDK-177 STO-072 find products, service parts and pages, and say what comes first', async () => {
    const found = await shop.products.search('faucet');
    expect(found.products.total).toBeGreaterThan(0);
    expect(found.order).toMatchObject({ showsProducts: true, partsFirst: false, isNear: false });
    expect(found.named).toBeNull();
    expect(found.serviceParts.products.every(({ kind }) => kind === 'service-part')).toBe(true);
  });

  test('that are a model number name its product', async () => {
    const [card] = (await shop.products.list({ category: 'basins' })).products;
    const { named } = await shop.products.search(card?.modelNumber.toLowerCase() ?? '');
    expect(named?.sku).toBe(card?.sku);
  });

  test('SDK-176 suggest while they are typed, not before the second letter', async () => {
    expect(await shop.products.suggest('b')).toEqual([]);
    expect(requests).toEqual([]);
    const suggestions = await shop.products.suggest('basin');
    expect(suggestions.length).toBeGreaterThan(1);
    expect(suggestions[0]).toMatchObject({ kind: 'product', name: expect.stringMatching(/basin/i) as string });
  });
});

test('products side by side have one row for each property, empty where a product says nothing', async () => {
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

test('documents are those of products that have sheets, by words and by pages', async () => {
  const first = await shop.products.documents({ limit: 10 });
  const second = await shop.products.documents({ limit: 10, skip: 10 });
  expect(first.products).toHaveLength(10);
  expect(first.products.every(({ documents }) => documents.length > 0)).toBe(true);
  expect(second.products[0]?.name.localeCompare(first.products.at(-1)?.name ?? '')).toBeGreaterThanOrEqual(0);
  expect((await shop.products.documents({ words: 'toilet' })).total).toBeLessThan(first.total);
});

test('addresses are of every product, once', async () => {
  const [all, { total }] = await Promise.all([shop.products.addresses(), shop.products.list()]);
  expect(all).toHaveLength(total);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(total);
});
