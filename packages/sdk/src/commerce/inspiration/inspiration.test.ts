import { createInspiration, createSdk, type InspirationFailure } from '@basin/sdk';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fillDemoShop, demoDate, testGateway } from '../../../../gateway/testing/demo-shop.ts';
import { recordFetch } from '../../../../gateway/testing/sdk.ts';

const gateway = await testGateway({ fill: fillDemoShop, at: demoDate });
afterAll(() => gateway.close());

const { requests, fetch } = recordFetch(gateway.fetch);
const systems = { gatewayUrl: 'http://gateway.test/api', now: gateway.now } as const;
const shop = createSdk({ ...systems, fetch: { gateway: fetch }, locale: 'en' });
const { inspiration, calls } = shop;
beforeEach(() => {
  requests.length = 0;
});

const lastQuery = () => {
  const { method = '', url } = requests.find(({ url: { pathname } }) => !pathname.includes('/oauth/')) ?? {};
  const query = Object.fromEntries(url?.searchParams ?? []);
  return { call: `${method} ${url?.pathname ?? ''}`, query, fq: url?.searchParams.getAll('fq') };
};

describe('inspiration articles', () => {
  test('SDK-158 articles are always filtered by asset type and language', async () => {
    const { articles, total } = await inspiration.list();
    expect(lastQuery()).toMatchObject({
      call: 'GET /api/search/inspiration',
      query: { rows: '30', start: '0', collections: 'basin_inspiration' },
      fq: ['assetType_s:"Inspiration Gallery"', 'language_s:"en"'],
    });
    expect(articles).toHaveLength(total);
    expect(articles[0]).toEqual({
      id: expect.any(String) as string,
      title: expect.stringMatching(/\w/) as string,
      path: expect.stringMatching(/^\/en\/inspiration\//) as string,
      text: expect.stringMatching(/\w/) as string,
      badge: 'New',
      image: expect.stringMatching(/\w/) as string,
      productImages: [expect.stringMatching(/\w/) as string],
      credit: 'Basin',
      sku: expect.stringMatching(/-/) as string,
      price: null, // its product is not in the test catalogue
    });
    requests.length = 0;
    await inspiration.list({ filters: { theme: ['Calm'] } });
    expect(lastQuery().fq).toEqual(['theme_s:"Calm"', 'assetType_s:"Inspiration Gallery"', 'language_s:"en"']);
  });

  test('an article has the starting price of its product for the shopper', async () => {
    const { articles } = await inspiration.list();
    const priced = articles.find(({ price }) => price !== null);
    const product = (await shop.products.bySku([priced?.sku ?? ''])).get(priced?.sku ?? '');
    expect(priced?.price).toEqual(product?.price?.from);
    expect(priced?.price?.currency).toBe('USD');
  });

  test('articles are filtered by the offered values', async () => {
    const [facet] = (await inspiration.list()).facets;
    const value = facet?.values[0];
    const found = await inspiration.list({ filters: { theme: [value?.key ?? ''] } });
    expect(facet?.name).toBe('theme');
    expect(found.total).toBe(value?.count);
    expect(found.facets[0]?.values.find(({ isChosen }) => isChosen)?.key).toBe(value?.key);
  });

  test('the next page of articles follows the displayed ones', async () => {
    const { articles } = await inspiration.list();
    expect((await inspiration.list({ skip: 1, limit: 2 })).articles).toEqual(articles.slice(1, 3));
  });

  test('SDK-145 an article is found by the path of its page, and an unknown path returns null', async () => {
    const { articles } = await inspiration.list();
    requests.length = 0;
    expect(await inspiration.get(articles[1]?.path ?? '')).toEqual(articles[1]);
    expect(lastQuery().fq).toEqual([
      `url_s:"${articles[1]?.path ?? ''}"`,
      'assetType_s:"Inspiration Gallery"',
      'language_s:"en"',
    ]);
    expect(await inspiration.get('/en/no-such-page')).toBeNull();
  });

  test('SDK-208 a failed search for articles is reported and then rejected', async () => {
    const failures: InspirationFailure[] = [];
    const away = () => Promise.reject(new Error('away'));
    const broken = { ...calls, catalogue: { ...calls.catalogue, inspirations: away } };
    const { list } = createInspiration(broken, { locale: 'en', onFailure: (failure) => failures.push(failure) });
    await expect(list()).rejects.toThrow('away');
    expect(failures).toEqual([{ status: 'failed', problem: new Error('away') }]);
  });
});

describe('inspiration rooms', () => {
  test('SDK-131 SDK-180 rooms are requested by GET with the fields of a room, thirty rows and their order', async () => {
    await inspiration.rooms({ sort: 'title' });
    expect(lastQuery()).toEqual({
      call: 'GET /api/search/shop-the-room',
      query: {
        fl: [
          'templateName_s',
          'landingFileReference_s',
          'cq_shoptheroomtags_s',
          'productSkuIds_s',
          'modelFileReference_s',
          'cardHoverTitle_s',
          'title_s',
          'cardTitle_s',
          'url_s',
          'strTheme_ss',
          'strColor_ss',
          'strRoom_s',
          'strDesignStyle_s',
          'hotspots_ss', // the positions of the products, which are not in the specification
        ].join(','),
        fq: 'language_s:"en"',
        collection: 'basin_rooms',
        profilename: 'Shop_The_Room',
        rows: '30',
        sort: 'title_s asc',
      },
      fq: ['language_s:"en"'],
    });
  });

  test('STO-081 a room has the products that are sold, with their positions in the picture', async () => {
    const { rooms } = await inspiration.rooms();
    const spots = rooms.flatMap((room) => room.spots);
    expect(spots.length).toBeGreaterThan(0);
    for (const { sku, x, y, product } of spots) {
      expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(0);
      expect(product.skus).toContain(sku);
    }
  });

  test('rooms are filtered by room, style, color and theme', async () => {
    const { facets } = await inspiration.rooms();
    expect(facets.map(({ name, label }) => [name, label])).toEqual([
      ['room', 'Room'],
      ['style', 'Style'],
      ['color', 'Colour'],
      ['theme', 'Theme'],
    ]);
    const kitchens = facets[0]?.values.find(({ key }) => key === 'Kitchen');
    expect((await inspiration.rooms({ filters: { room: ['Kitchen'] } })).rooms).toHaveLength(kitchens?.count ?? NaN);
  });

  test('a room is found by its id with its products, and rooms with a product by its sku', async () => {
    const { rooms } = await inspiration.rooms();
    const room = rooms.find(({ spots }) => spots.length > 0);
    expect(await inspiration.room(room?.id ?? '')).toEqual(room);
    expect(await inspiration.room('no-such-room')).toBeNull();
    const skus = [room?.spots[0]?.sku ?? ''];
    const found = (await inspiration.rooms({ skus })).rooms;
    expect(found.map(({ id }) => id)).toContain(room?.id);
    expect(found.every(({ spots }) => spots.some(({ sku }) => skus.includes(sku)))).toBe(true);
    expect(found.length).toBeLessThan(rooms.length);
  });
});
