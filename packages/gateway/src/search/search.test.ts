import { afterAll, describe, expect, test } from 'vitest';
import { faucets, openSearchShop, type SearchReply } from '../../testing/search-shop.ts';

const { gateway, guest, listing, search } = await openSearchShop();
afterAll(() => gateway.close());

describe('product page requests', () => {
  const find = async (slug: string, body: object = {}, shopper = guest) => {
    const answer = await shopper.send('POST', `/search/pdp/${slug}`, {
      q: `slug_s:"${slug}"`,
      search_type: 'product_detail',
      ...body,
    });
    expect(answer.status).toBe(200);
    return answer.body as SearchReply;
  };

  test('GW-013 a product page request by slug returns one document and a query id', async () => {
    const { response } = await listing({ ...faucets, rows: '1' });
    const slug = String(response.docs[0]?.slug_s);
    const answer = await find(slug, {
      fq: 'language_s:"fr"',
      profilename: 'profile_averell_PDP',
      collections: 'basin_catalog',
    });
    expect(answer.response).toMatchObject({ numFound: 1, docs: [{ slug_s: slug, language_s: 'fr' }] });
    expect(answer.fusion.fusionQueryId).toMatch(/./);
    const [doc] = answer.response.docs;
    const colours = doc?.['Color.SKU.Details_ss'] as string[];
    expect(colours.map((text) => text.split('|')[2])).toEqual(doc?.['variantList.sku_ss']);
    expect(colours[0]?.split('|')).toHaveLength(5);
  });

  test('GW-013 the product page of a bundle lists its parts', async () => {
    const rows = await gateway.db.selectFrom('products').select('document').execute();
    const bundle = rows.map(({ document }) => document).find(({ bundleItems }) => bundleItems.length > 1);
    const { fusion } = await find(bundle?.slug ?? '');
    const details = fusion.BundleSKUDetails as Record<string, unknown>[];
    expect(details.map(({ sku_s }) => sku_s)).toHaveLength(bundle?.bundleItems.length ?? 0);
    expect(details[0]).toMatchObject({
      quantity: bundle?.bundleItems[0]?.quantity,
      CustomerFacingSKU_s: expect.any(String) as string,
    });
  });

  test('a product page request with an unknown slug returns no document', async () => {
    expect((await find('no-such-slug')).response).toEqual({ numFound: 0, start: 0, docs: [] });
  });

  test('GW-014 a back-orderable variant is on back order while it is out of stock', async () => {
    const rows = await gateway.db.selectFrom('products').select('document').execute();
    const product = rows
      .map(({ document }) => document)
      .find(
        ({ variants, kind }) =>
          kind === 'fixture' &&
          variants.some((each) => each.backOrderable && each.stock.available > 0 && each.discontinued === false),
      );
    const sku =
      product?.variants.find((each) => each.backOrderable && each.stock.available > 0 && each.discontinued === false)
        ?.sku ?? '';
    const state = async () => {
      const { response } = await listing({
        q: `ctId_s:"${product?.id ?? ''}"`,
        fq: `sku_s:"${sku}"`,
        fl: 'sku_s,RegionOnBackOrder_s',
      });
      return response.docs[0];
    };
    expect(await state()).toEqual({ sku_s: sku, RegionOnBackOrder_s: 'false' });
    await gateway.db.updateTable('stock').set({ available: 0 }).where('sku', '=', sku).execute();
    expect(await state()).toEqual({ sku_s: sku, RegionOnBackOrder_s: 'true' });
  });

  test('GW-014 a search by skus returns state exclusions and special orders', async () => {
    const { response } = await listing({ ...faucets, rows: '2', fl: 'sku_s' });
    const skus = response.docs.map((doc) => String(doc.sku_s));
    const answer = await listing({
      fq: `sku_s:(${skus.map((sku) => `"${sku}"`).join(' OR ')})`,
      fl: 'sku_s,RegionStatesExcluded_ss,RegionSpecialOrder_s',
    });
    expect(answer.response.docs.map((doc) => doc.sku_s).sort()).toEqual([...skus].sort());
    expect(Object.keys(answer.response.docs[0] ?? {})).toEqual([
      'sku_s',
      'RegionStatesExcluded_ss',
      'RegionSpecialOrder_s',
    ]);
  });
});

describe('searches by words', () => {
  const names = ({ response }: SearchReply) => response.docs.map((doc) => String(doc.productName_s));

  test('GW-012 words find products by name, kind and finish', async () => {
    const answer = await search({ q: 'wall-hung toilets', profilename: 'profile_basin_Search', fl: 'productName_s' });
    expect(answer.response.numFound).toBeGreaterThan(0);
    expect(names(answer).every((name) => name.includes('Wall-Hung Toilet'))).toBe(true);
  });

  test.each([
    ['facuet', 'faucet'],
    ['tap', 'faucet'],
    ['bathtb', 'bathtub'],
  ])('a search for %s finds products named %s', async (typed, name) => {
    const answer = await search({ q: typed, fl: 'productName_s', rows: '1' });
    expect(names(answer)[0]?.toLowerCase()).toContain(name);
  });

  test('French words match without accents and in the plural', async () => {
    const total = async (q: string) => (await search({ q, fq: 'language_s:"fr"' })).response.numFound;
    expect(await total('evier')).toBe(await total('éviers'));
    expect(await total('evier')).toBeGreaterThan(0);
  });

  test('GW-012 a complete or partial sku or model number finds its product and shows its variant', async () => {
    const { response } = await listing({ ...faucets, rows: '1' });
    const [doc] = response.docs;
    const sku = (doc?.['variantList.sku_ss'] as string[]).at(-1) ?? '';
    const bySku = await search({ q: sku.toLowerCase() });
    expect(bySku.response).toMatchObject({ numFound: 1, docs: [{ ctId_s: doc?.ctId_s, sku_s: sku }] });
    const byModel = await search({ q: String(doc?.masterCustomerFacingSKU_s) });
    expect(byModel.response.docs[0]).toMatchObject({ ctId_s: doc?.ctId_s });
    const partial = await search({ q: sku.slice(0, sku.indexOf('-')) });
    expect(partial.response.docs.map(({ ctId_s }) => ctId_s)).toContain(doc?.ctId_s);
  });

  test.each([
    ['matte black faucet', 'en', 'profile_basin_Search', 'Matte Black'],
    ['robinet noir mat', 'fr', 'profile_basin_Search', 'Noir mat'],
    ['matte black faucet', 'fr', 'profile_basin_Search', 'Noir mat'],
    ['faucet matte bla', 'en', 'profile_basin_Typeahead', 'Matte Black'],
    ['24 inch towel bar matte black', 'en', 'profile_basin_Search', 'Matte Black'],
  ])('GW-012 a search for “%s” in %s with %s shows the products in %s', async (q, locale, profilename, finish) => {
    const fl = 'SKUColorFinishName_s,Color.SKU.Details_ss';
    const { response } = await search({ q, fq: `language_s:"${locale}"`, profilename, fl });
    const available = response.docs.filter((doc) =>
      (doc['Color.SKU.Details_ss'] as string[]).some(
        (text) => text.startsWith(`${finish}|`) && text.endsWith('|false'),
      ),
    );
    expect(new Set(available.map((doc) => doc.SKUColorFinishName_s))).toEqual(new Set([finish]));
  });

  test('GW-012 a search with a size among its words shows the products in the finish that they are filtered by', async () => {
    const fq = ['language_s:"en"', 'SKUColorFinishName_s:"Matte Black"'];
    const { response } = await search({ q: '24 inch towel bar', fq, fl: 'SKUColorFinishName_s' });
    expect(response.docs.map((doc) => doc.SKUColorFinishName_s)).toEqual(['Matte Black', 'Matte Black', 'Matte Black']);
  });

  test('GW-012 type-ahead completes unfinished words and returns ten products', async () => {
    const answer = await search({
      q: 'bathr fau',
      profilename: 'profile_basin_Typeahead',
      fl: 'sku_s,masterCustomerFacingSKU_s,productName_s',
    });
    expect(answer.response.docs).toHaveLength(10);
    expect(Object.keys(answer.response.docs[0] ?? {})).toEqual(['sku_s', 'masterCustomerFacingSKU_s', 'productName_s']);
    expect(answer.facet_counts).toBeUndefined();
  });

  test('GW-012 top searches are requested with *.*', async () => {
    expect((await search({ q: '*.*', profilename: 'profile_basin_Top_Searches' })).response.docs).toHaveLength(10);
  });

  test('words with a query rule return a redirect', async () => {
    expect((await search({ q: 'Showrooms' })).fusion.redirect).toEqual(['/en/find-a-showroom']);
    expect((await search({ q: 'livraisons', fq: 'language_s:"fr"' })).fusion.redirect).toEqual([
      '/fr/support/help-and-faq',
    ]);
    expect((await search({ q: 'faucet' })).fusion.redirect).toBeUndefined();
  });

  test('words that fold to nothing have no redirect, even when those of a rule do, too', async () => {
    const where = '/settings/en/query-rules';
    const { document } = await gateway.db
      .selectFrom('content')
      .select('document')
      .where('path', '=', where)
      .executeTakeFirstOrThrow();
    const write = (content: object) =>
      gateway.db
        .updateTable('content')
        .set({ document: JSON.stringify(content) })
        .where('path', '=', where)
        .execute();
    await write({ rules: [{ words: ['&'], path: '/en/find-a-showroom' }] });
    expect((await search({ q: 'the' })).fusion.redirect).toBeUndefined();
    await write(document);
  });
});
