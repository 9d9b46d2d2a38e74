import { afterAll, describe, expect, test } from 'vitest';
import { faucets, openSearchShop, type SearchReply } from '../../testing/search-shop.ts';

const { gateway, trade, listing, requestListing } = await openSearchShop();
afterAll(() => gateway.close());

const prices = ({ response }: SearchReply, field = 'priceList.GST.finalPrice_d') =>
  response.docs.map((doc) => doc[field] as number);

describe('listings', () => {
  test('GW-012 a listing has documents, labelled and ordered facets, a price range, groups and the fusion block', async () => {
    const answer = await listing({ ...faucets, rows: '5' });
    const { facet_counts, fusion, grouped, response } = answer;
    expect(response.docs).toHaveLength(5);
    expect(facet_counts).toHaveProperty('facet_queries', {});
    expect(response.docs[0]).toMatchObject({
      language_s: 'en',
      Product_Category: ['Bathroom Faucets'],
      ProductKind_s: 'fixture',
    });
    expect(fusion).toMatchObject({ isCollapsePLP: true, fusionQueryId: expect.any(String) as string });
    expect(fusion['facet.field'].slice(0, 3)).toEqual([
      'ProductLocalCategory_s',
      'priceList.GST.finalPrice_d',
      'SKUColorFamily_s',
    ]);
    expect(Object.keys(fusion.facet_labels)).toEqual(fusion['facet.field']);
    const fields = [...Object.keys(facet_counts.facet_fields), ...Object.keys(facet_counts.facet_ranges)];
    expect(fields.sort()).toEqual([...fusion['facet.field']].sort());
    expect(fusion.color_swatch_labels['Polished Chrome']).toBe('swatch-polished-chrome');
    const range = facet_counts.facet_ranges['priceList.GST.finalPrice_d'] ?? expect.fail('there is no price range');
    const counts = range.counts.filter((each) => typeof each === 'number');
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(response.numFound);
    const { start, gap, end } = range;
    const lows = range.counts.filter((each) => typeof each === 'string').map(Number);
    expect(lows).toEqual(counts.map((_, place) => start + place * gap));
    expect(end).toBe(start + counts.length * gap);
    expect(grouped.ctId_s).toMatchObject({ ngroups: response.numFound });
    expect(grouped.ctId_s?.matches).toBeGreaterThan(response.numFound);
    expect(grouped.ctId_s?.groups.map(({ groupValue }) => groupValue)).toEqual(
      response.docs.map(({ ctId_s }) => ctId_s),
    );
  });

  test('GW-012 a listing can be sorted by price, name and date', async () => {
    const rising = prices(await listing({ ...faucets, sort: 'priceList.GST.finalPrice_d asc', rows: '100' }));
    expect(rising).toEqual([...rising].sort((one, other) => one - other));
    const falling = prices(await listing({ ...faucets, sort: 'priceStartingAt.GST_d desc', rows: '100' }));
    expect(falling).toEqual([...rising].reverse());
    const named = (await listing({ ...faucets, sort: 'productName_s asc', rows: '100' })).response.docs.map((doc) =>
      String(doc.productName_s),
    );
    expect(named).toEqual([...named].sort(new Intl.Collator('en', { numeric: true }).compare));
    const newest = (await listing({ ...faucets, sort: 'RegionLaunchDate_dt desc', rows: '100' })).response.docs.map(
      (doc) => String(doc.RegionLaunchDate_dt),
    );
    expect(newest).toEqual([...newest].sort().reverse());
  });

  test('GW-012 consecutive pages of a listing neither skip nor repeat documents', async () => {
    const whole = (await listing({ q: '*:*', rows: '90' })).response.docs.map(({ id }) => id);
    const pages = await Promise.all(['0', '30', '60'].map((start) => listing({ q: '*:*', rows: '30', start })));
    expect(pages.flatMap(({ response }) => response.docs.map(({ id }) => id))).toEqual(whole);
    expect(new Set(whole).size).toBe(90);
  });

  test('GW-012 values of a facet are combined with OR, facets with AND, and the counts of a facet ignore its own filter', async () => {
    const finish = (values: string[]) => `SKUColorFinishName_s:(${values.map((value) => `"${value}"`).join(' OR ')})`;
    const total = async (...fq: string[]) =>
      (await listing({ ...faucets, fq: ['language_s:"en"', ...fq] })).response.numFound;
    const [black, copper] = await Promise.all([total(finish(['Matte Black'])), total(finish(['Brushed Copper']))]);
    const both = await total(finish(['Matte Black', 'Brushed Copper']));
    expect(both).toBeGreaterThanOrEqual(Math.max(black, copper));
    const wall = await listing({ ...faucets, fq: [finish(['Matte Black']), 'Mounting_ss:"Wall"'] });
    expect(wall.response.numFound).toBeLessThan(black);
    const finishes = wall.facet_counts.facet_fields.SKUColorFinishName_s ?? [];
    expect(finishes).toContain('Polished Chrome');
    const everywhere = await listing({ ...faucets, fq: ['Mounting_ss:"Wall"'] });
    expect(finishes).toEqual(everywhere.facet_counts.facet_fields.SKUColorFinishName_s);
  });

  test('GW-012 a filter value in one language finds the same products in the other language', async () => {
    const found = async (language: string, finish: string) =>
      (await listing({ q: '*:*', rows: '100', fq: [`language_s:"${language}"`, `SKUColorFinishName_s:"${finish}"`] }))
        .response;
    const [english, same] = await Promise.all([found('en', 'Matte Black'), found('fr', 'Matte Black')]);
    expect(english.numFound).toBeGreaterThan(0);
    expect(same.numFound).toBe(english.numFound);
    const finish = String(same.docs[0]?.SKUColorFinishName_s);
    expect(finish).not.toBe('Matte Black');
    expect((await found('en', finish)).numFound).toBe(english.numFound);
    expect((await found('fr', 'No Such Finish')).numFound).toBe(0);
  });

  test('GW-012 a price range includes both ends', async () => {
    const all = prices(await listing({ ...faucets, sort: 'priceList.GST.finalPrice_d asc', rows: '100' }));
    const [low = 0, high = 0] = [all[3], all[10]];
    const answer = await listing({
      ...faucets,
      fq: ['language_s:"en"', `priceList.GST.finalPrice_d:[${low} TO ${high}]`],
      rows: '100',
    });
    expect(prices(answer).sort((one, other) => one - other)).toEqual(
      all.filter((price) => price >= low && price <= high),
    );
  });

  test('a listing that is filtered by finish shows the variants in this finish', async () => {
    const answer = await listing({
      ...faucets,
      fq: ['language_s:"en"', 'SKUColorFinishName_s:"Matte Black"'],
      rows: '3',
    });
    expect(answer.response.docs.map((doc) => doc.SKUColorFinishName_s)).toEqual([
      'Matte Black',
      'Matte Black',
      'Matte Black',
    ]);
  });

  test('a French listing has French facet labels and the same products as the English one', async () => {
    const [english, french] = await Promise.all([listing(faucets), listing({ ...faucets, fq: 'language_s:"fr"' })]);
    expect(french.response.numFound).toBe(english.response.numFound);
    expect(french.fusion.facet_labels).toMatchObject({
      'priceList.GST.finalPrice_d': 'Prix',
      SKUColorFamily_s: 'Couleur',
    });
    expect(french.response.docs.every((doc) => doc.language_s === 'fr')).toBe(true);
  });

  test('facet values with the same count are in the alphabetical order of the language', async () => {
    const { facet_counts } = await listing({ q: '*:*', fq: 'language_s:"fr"', rows: '0' });
    const { compare } = new Intl.Collator('fr', { numeric: true });
    const facets = Object.values(facet_counts.facet_fields).map((flat) =>
      flat.flatMap((value, index) =>
        index % 2 === 0 ? [{ word: String(value), count: Number(flat[index + 1]) }] : [],
      ),
    );
    for (const values of facets)
      expect(values).toEqual(values.toSorted((one, other) => other.count - one.count || compare(one.word, other.word)));
    const accented = facets.flat().filter(({ word }) => /^[À-Ý]/.test(word));
    expect(accented).not.toEqual([]);
  });

  test('French facet values have English keys, and a filter accepts either', async () => {
    const only = (locale: string, word: string) =>
      listing({ ...faucets, fq: [`language_s:"${locale}"`, `ProductLocalCategory_s:"${word}"`] });
    const { fusion } = await listing({ ...faucets, fq: 'language_s:"fr"' });
    const keys = fusion.facet_value_keys as Record<string, Record<string, string>>;
    const [word, key] = Object.entries(keys.ProductLocalCategory_s ?? {})[0] ?? ['', ''];
    expect(word).not.toBe(key);
    const found = await Promise.all([only('fr', word), only('fr', key), only('en', key), only('en', word)]);
    expect(found[0].response.numFound).toBeGreaterThan(0);
    expect(new Set(found.map(({ response }) => response.numFound)).size).toBe(1);
    expect(found[3].fusion.facet_value_keys).toEqual({ ProductLocalCategory_s: { [word]: key } });
    expect(found[2].fusion.facet_value_keys).toEqual({});
  });

  test('GW-012 a facet that does not narrow the results is returned only while it is used as a filter', async () => {
    const { facet_counts } = await listing({ q: '*:*', rows: '0' });
    const types = (facet_counts.facet_fields.ProductLocalCategory_s ?? []).filter((each) => typeof each === 'string');
    const ofNoUse = ({ facet_counts: { facet_fields }, response: { numFound } }: SearchReply) =>
      Object.keys(facet_fields).filter((field) =>
        facet_fields[field]?.every((each) => typeof each === 'string' || each === numFound),
      );
    for (const type of types) {
      const answer = await listing({ q: `ProductLocalCategory_s:"${type}"`, rows: '0' });
      expect([type, ofNoUse(answer)]).toEqual([type, []]);
    }
    const used = await listing({ q: 'ProductLocalCategory_s:"Bidet Faucets"', fq: 'Material_ss:"Brass"', rows: '0' });
    expect(ofNoUse(used)).toEqual(['Material_ss']);
  });

  test('a listing can be filtered by warranty in either language', async () => {
    const query = { q: '*:*', rows: '100', fl: 'WarrantyYears_i,Specifications_ss' };
    const answer = await listing({ ...query, fq: 'Warranty_ss:"25 years"' });
    expect(answer.fusion.facet_labels.Warranty_ss).toBe('Warranty');
    expect(new Set(answer.response.docs.map(({ WarrantyYears_i: years }) => years))).toEqual(new Set([25]));
    expect(answer.response.docs[0]?.Specifications_ss).toContain('Warranty|25 years');
    const french = await listing({ ...query, fq: ['Warranty_ss:"25 ans"', 'language_s:"fr"'] });
    expect(french.fusion.facet_labels.Warranty_ss).toBe('Garantie');
    expect(french.response.numFound).toBe(answer.response.numFound);
  });

  test('service parts are listed in a separate collection', async () => {
    const kinds = async (query: Record<string, string>) =>
      new Set(
        (await listing({ ...query, rows: '100', fl: 'ProductKind_s' })).response.docs.map((doc) => doc.ProductKind_s),
      );
    expect(await kinds({ collections: 'basin_parts' })).toEqual(new Set(['part']));
    expect(await kinds({ profilename: 'profile_service_parts_PLP' })).toEqual(new Set(['part']));
    expect(await kinds({ collections: 'basin_catalog' })).not.toContain('part');
  });

  test('a brand profile lists and counts products of its brand only', async () => {
    const answer = await listing({ profilename: 'profile_oakeRill_PLP', rows: '100', fl: 'ProductBrandName_s' });
    expect(new Set(answer.response.docs.map((doc) => doc.ProductBrandName_s))).toEqual(new Set(['Oake & Rill']));
    expect(answer.facet_counts.facet_fields.ProductBrandName_s).toBeUndefined();
  });

  test('a listing returns only the requested fields', async () => {
    const answer = await listing({ ...faucets, fl: 'ctId_s, slug_s,no_such_field', rows: '1' });
    expect(Object.keys(answer.response.docs[0] ?? {})).toEqual(['ctId_s', 'slug_s']);
  });
});

describe('prices in listings', () => {
  test('a trade member sees trade prices and those of guests, and sorts by their own', async () => {
    const answer = await listing({ ...faucets, sort: 'priceList.TVS.finalPrice_d asc', rows: '100' }, trade);
    const own = prices(answer, 'priceList.TVS.finalPrice_d');
    expect(own).toEqual([...own].sort((one, other) => one - other));
    expect(own.every((price, at) => price <= (prices(answer)[at] ?? 0))).toBe(true);
    expect(Object.keys(answer.facet_counts.facet_ranges)).toEqual(['priceList.TVS.finalPrice_d']);
    expect(foreignPrices(answer, ['GST', 'TVS', 'ANY'])).toEqual([]);
  });

  test('DOM-142 sale and discount fields are those of the shopper’s own persona only', async () => {
    for (const [shopper, own] of [
      [undefined, 'GST'],
      [trade, 'TVS'],
    ] as const) {
      const { docs } = (await listing({ rows: '100' }, shopper)).response;
      const names = [...new Set(docs.flatMap((document) => Object.keys(document)))];
      const offers = names.filter((name) => /\.(?:sale|discount)|^discounted/.test(name));
      expect(offers).toContain(`priceList.${own}.saleOffer_s`);
      expect(offers.filter((name) => !name.includes(own))).toEqual([]);
    }
  });

  test('the persona of the query is ignored in favour of the token’s', async () => {
    const [withPersona, plain] = await Promise.all([listing({ ...faucets, persona: 'TVS' }), listing(faucets)]);
    expect(withPersona.response).toEqual(plain.response);
    expect(foreignPrices(withPersona, ['GST', 'ANY'])).toEqual([]);
  });

  test.each(['TVS', 'FAF', 'CAS'])('a guest cannot access the prices of %s through any parameter', async (persona) => {
    const field = `priceList.${persona}.finalPrice_d`;
    const attempts: Record<string, string>[] = [
      { fl: field },
      { fl: `priceStartingAt.${persona}_d` },
      { fl: `discountedPriceStartingAt.${persona}_d` },
      { fq: `${field}:[0 TO 100]` },
      { fq: `${field}:"10"` },
      { q: `${field}:[* TO 100]` },
      { sort: `${field} asc` },
      { sort: `priceStartingAt.${persona}_d desc` },
    ];
    for (const attempt of attempts) {
      const { status, body } = await requestListing(attempt);
      expect([attempt, status, JSON.stringify(body).includes(persona)]).toEqual([attempt, 400, true]);
    }
  });
});

describe('invalid listing requests', () => {
  test.each<[string, Record<string, string>]>([
    ['too many rows', { rows: '101' }],
    ['a start beyond the limit', { start: '1000001' }],
    ['an unknown field', { fq: 'password_s:"x"' }],
    ['an unsortable field', { sort: 'ctId_s asc' }],
    ['an unknown language', { fq: 'language_s:"de"' }],
    ['an unknown profile', { profilename: 'profile_basin_Admin' }],
    ['an unknown collection', { collections: 'customers' }],
    ['an unclosed parenthesis', { fq: 'Product_Category:("a"' }],
    ['a range of a non-numeric field', { fq: 'Product_Category:[1 TO 2]' }],
    ['a sort by function', { sort: 'sum(price,1) asc' }],
    ['a query that is too long', { q: 'a '.repeat(240) }],
  ])('a listing request with %s is rejected with the reason', async (_, query) => {
    const { status, body } = await requestListing(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ statusCode: 400, message: expect.stringMatching(/\w{3}/) as string });
  });
});

/** Returns the personas in the price fields of a response, except the given ones. */
function foreignPrices(answer: unknown, personas: readonly string[]): string[] {
  const fields = [...JSON.stringify(answer).matchAll(/(?:priceList\.|[pP]riceStartingAt\.)([A-Z]+)/g)].map(
    ([, persona]) => persona ?? '',
  );
  return [...new Set(fields)].filter((persona) => !personas.includes(persona));
}
