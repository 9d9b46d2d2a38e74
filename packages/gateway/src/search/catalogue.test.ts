import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueCalls } from '@basin/sdk/contract';
import { seedContent } from '../demonstration/seed-content.ts';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import { testGateway } from '../../testing/gateway.ts';
import { fillWholeCatalogue } from '../../testing/search-shop.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';

interface Answer {
  response: { numFound: number; docs: Record<string, unknown>[] };
  facet_counts: { facet_fields: Record<string, (string | number)[]> };
  fusion: {
    'facet.field': string[];
    facet_labels: Record<string, string>;
    facet_value_keys: Record<string, Record<string, string>>;
  };
}

const today = new Date('2026-11-20');
const products = [...generateProducts({ today })];
let shopper: Shopper;

beforeAll(async () => {
  const gateway = await testGateway({
    at: new Date('2026-11-20T10:00:00Z'),
    fill: [fillWholeCatalogue, seedContent],
  });
  shopper = await createShopper(gateway);
});

const get = async (path: string, query: Record<string, string> | [string, string][]) => {
  const { status, body } = await shopper.send('GET', `${path}?${new URLSearchParams(query)}`);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as Answer;
};
const anyOf = (field: string, values: readonly string[]) =>
  `${field}:(${values.map((value) => `"${value}"`).join(' OR ')})`;
const inFrench = 'language_s:"fr"';

test('GW-014 fifty products are found by id, in the requested language', async () => {
  const ids = products
    .filter(({ kind }) => kind !== 'part')
    .slice(0, 50)
    .map(({ id }) => id);
  const search = new URLSearchParams({ q: '*:*', rows: '50', start: '0', collection: 'basin_catalog' });
  search.append('fq', anyOf('ctId_s', ids));
  search.append('fq', inFrench);
  const { body } = await shopper.send('GET', `/search/catalog?${search}`);
  const { response } = body as Answer;
  expect(response.docs.map(({ ctId_s }) => ctId_s).sort()).toEqual([...ids].sort());
  expect(response.docs.every(({ language_s }) => language_s === 'fr')).toBe(true);
});

test('GW-014 a partial model number is completed, and an unknown one finds nothing', async () => {
  const product = products.find(({ variants }) => variants.length > 2);
  const number = product?.variants[0]?.customerFacingSku ?? '';
  const partial = await get('/search/catalog', {
    skuSearch: number.slice(0, 5),
    fl: 'CustomerFacingSKU_s',
    rows: '10',
  });
  expect(partial.response.docs).toContainEqual({ CustomerFacingSKU_s: number });
  expect((await get('/search/catalog', { skuSearch: 'ZZ99999' })).response.numFound).toBe(0);
});

test('GW-014 shipping restrictions are returned for every requested sku, including two skus of one product', async () => {
  const product = products.find(({ variants, statesExcluded }) => variants.length > 2 && statesExcluded.length > 0);
  const skus = product?.variants.slice(0, 2).map(({ sku }) => sku) ?? [];
  const { status, body } = await shopper.send('POST', '/search/pdp/sku', { fq: [anyOf('sku_s', skus)] });
  const { response } = body as Answer;
  expect([status, body]).toEqual([200, expect.anything()]);
  expect(response.numFound).toBe(2);
  expect(response.docs.map(({ sku_s }) => sku_s).sort()).toEqual([...skus].sort());
  expect(response.docs[0]).toEqual({
    sku_s: expect.any(String) as string,
    RegionStatesExcluded_ss: product?.statesExcluded,
    RegionSpecialOrder_s: String(product?.specialOrder),
  });
});

test('GW-014 tooltips have the same keys in both languages', async () => {
  const texts = async (collection: string) =>
    catalogueCalls.tooltips.response.parse(await get('/search/tooltip', { collection }));
  const [english, french] = await Promise.all([texts('basin_tooltips'), texts('basin_tooltips_fr')]);
  expect([...english.keys()]).toEqual([...french.keys()]);
  expect(english.get('overage')).toContain('ten percent');
  expect(french.get('overage')).toContain('dix pour cent');
});

describe('rooms', () => {
  const room = { collection: 'basin_rooms', profilename: 'Shop_The_Room', rows: '30' };

  test('GW-014 rooms are returned with the requested fields, and with labelled facets', async () => {
    const result = await get('/search/shop-the-room', room);
    expect(result.response.docs.length).toBeGreaterThan(2);
    expect(result.fusion['facet.field']).toEqual(['strRoom_s', 'strDesignStyle_s', 'strColor_ss', 'strTheme_ss']);
    const fields = { fl: 'title_s,strRoom_s,strColor_ss' };
    const [doc] = (await get('/search/shop-the-room', { ...room, ...fields, fq: 'strRoom_s:"Kitchen"' })).response.docs;
    expect(doc).toMatchObject({ strRoom_s: 'Kitchen', strColor_ss: expect.any(Array) as string[] });
    expect(Object.keys(doc ?? {})).toEqual(['title_s', 'strRoom_s', 'strColor_ss']);
  });

  test.each(['/search/shop-the-room', '/search/inspiration'])(
    'a filter of %s finds the same documents in every language by its key',
    async (path) => {
      const idsIn = async (locale: string, field: string, value: string) => {
        const filters: [string, string][] = [`language_s:"${locale}"`, `${field}:"${value}"`].map((fq) => ['fq', fq]);
        const { docs } = (await get(path, [['rows', '30'], ...filters])).response;
        return docs.map(({ url_s }) => String(url_s).slice('/en'.length));
      };
      const { facet_counts, fusion } = await get(path, { fq: inFrench });
      const words = Object.entries(facet_counts.facet_fields).flatMap(([field, counts]) =>
        counts.filter((each) => typeof each === 'string').map((word) => ({ field, word })),
      );
      expect(words.length).toBeGreaterThan(3);
      for (const { field, word } of words) {
        const key = fusion.facet_value_keys[field]?.[word] ?? word;
        expect(await idsIn('fr', field, key)).toEqual(await idsIn('fr', field, word));
        expect(await idsIn('fr', field, key)).toEqual(await idsIn('en', field, key));
      }
    },
  );

  test('GW-014 every product of a room or inspiration story exists in the catalogue', async () => {
    const known = new Set(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
    const rooms = (await get('/search/shop-the-room', room)).response.docs.flatMap((doc) =>
      String(doc.productSkuIds_s).split(','),
    );
    const stories = (await get('/search/inspiration', {})).response.docs.flatMap((doc) =>
      [doc.ProductMappingSKUID_s, doc.productDetailsList_ss].flat(),
    );
    expect([...rooms, ...stories].filter((sku) => !known.has(String(sku)))).toEqual([]);
  });
});

describe('inspiration', () => {
  const gallery = 'assetType_s:"Inspiration Gallery"';
  const searchStories = async (...fq: string[]) => {
    const search = new URLSearchParams(fq.map((filter) => ['fq', filter]));
    const { status, body } = await shopper.send('GET', `/search/inspiration?${search}`);
    expect(status).toBe(200);
    return body as Answer;
  };

  test('stories are returned in the requested language, with their product’s price for a guest', async () => {
    const [english, french] = await Promise.all([
      searchStories(gallery, 'language_s:"en"'),
      searchStories(gallery, inFrench),
    ]);
    expect(english.response.numFound).toBeGreaterThan(3);
    expect(french.response.numFound).toBe(english.response.numFound);
    expect(french.response.docs.every(({ language_s }) => language_s === 'fr')).toBe(true);
    expect(english.response.docs.every((doc) => Number(doc['priceStartingAt.GST_d']) > 0)).toBe(true);
    expect(JSON.stringify(english)).not.toMatch(/TVS|FAF|CAS/);
  });

  test('a story is found by its URL, and an unknown filter field is rejected', async () => {
    const [doc] = (await searchStories(gallery)).response.docs;
    const one = await searchStories(`url_s:"${String(doc?.url_s)}"`);
    expect(one.response.docs.map(({ id }) => id)).toEqual([doc?.id]);
    expect((await shopper.send('GET', '/search/inspiration?fq=secret_s:%22x%22')).status).toBe(400);
  });
});
