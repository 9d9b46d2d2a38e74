import { afterAll, describe, expect, test } from 'vitest';
import { faucets, openSearchHouse, type SearchReply } from '../../testing/search-house.ts';

const { gateway, trade, listing, answerToListing } = await openSearchHouse();
afterAll(() => gateway.close());

const prices = ({ response }: SearchReply, field = 'priceList.GST.finalPrice_d') =>
  response.docs.map((doc) => doc[field] as number);

describe('a listing', () => {
  test('GW-012 has documents, facets with labels in order, a price range, groups and the fusion block', async () => {
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
    const range = facet_counts.facet_ranges['priceList.GST.finalPrice_d'];
    const counts = range?.counts.filter((each) => typeof each === 'number') ?? [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(response.numFound);
    expect(grouped.ctId_s).toMatchObject({ ngroups: response.numFound });
    expect(grouped.ctId_s?.matches).toBeGreaterThan(response.numFound);
    expect(grouped.ctId_s?.groups.map(({ groupValue }) => groupValue)).toEqual(
      response.docs.map(({ ctId_s }) => ctId_s),
    );
  });

  test('GW-012 is sorted by price, by name and by date, either way', async () => {
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

  test('GW-012 pages follow one another without a gap or a repeat', async () => {
    const whole = (await listing({ q: '*:*', rows: '90' })).response.docs.map(({ id }) => id);
    const pages = await Promise.all(['0', '30', '60'].map((start) => listing({ q: '*:*', rows: '30', start })));
    expect(pages.flatMap(({ response }) => response.docs.map(({ id }) => id))).toEqual(whole);
    expect(new Set(whole).size).toBe(90);
  });

  test('GW-012 values of one facet are joined by or, facets by and; a facet counts what choosing more would bring', async () => {
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

  test('GW-012 a filter of one language finds the same in the other, where a link changed its language', async () => {
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

  test('GW-012 a price range keeps both its ends', async () => {
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

  test('a finish that is chosen is the one shown', async () => {
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

  test('in French it speaks French and finds the same products', async () => {
    const [english, french] = await Promise.all([listing(faucets), listing({ ...faucets, fq: 'language_s:"fr"' })]);
    expect(french.response.numFound).toBe(english.response.numFound);
    expect(french.fusion.facet_labels).toMatchObject({
      'priceList.GST.finalPrice_d': 'Prix',
      SKUColorFamily_s: 'Couleur',
    });
    expect(french.response.docs.every((doc) => doc.language_s === 'fr')).toBe(true);
  });

  test('in French the values of facets keep the keys of English, and a filter may say either', async () => {
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

  test('GW-012 a facet whose every value has all products is shown only while a shopper uses it', async () => {
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

  test('a listing is narrowed by warranty, in either language', async () => {
    const query = { q: '*:*', rows: '100', fl: 'WarrantyYears_i,Specifications_ss' };
    const answer = await listing({ ...query, fq: 'Warranty_ss:"25 years"' });
    expect(answer.fusion.facet_labels.Warranty_ss).toBe('Warranty');
    expect(new Set(answer.response.docs.map(({ WarrantyYears_i: years }) => years))).toEqual(new Set([25]));
    expect(answer.response.docs[0]?.Specifications_ss).toContain('Warranty|25 years');
    const french = await listing({ ...query, fq: ['Warranty_ss:"25 ans"', 'language_s:"fr"'] });
    expect(french.fusion.facet_labels.Warranty_ss).toBe('Garantie');
    expect(french.response.numFound).toBe(answer.response.numFound);
  });

  test('service parts are a collection of their own', async () => {
    const kinds = async (query: Record<string, string>) =>
      new Set(
        (await listing({ ...query, rows: '100', fl: 'ProductKind_s' })).response.docs.map((doc) => doc.ProductKind_s),
      );
    expect(await kinds({ collections: 'basin_parts' })).toEqual(new Set(['part']));
    expect(await kinds({ profilename: 'profile_service_parts_PLP' })).toEqual(new Set(['part']));
    expect(await kinds({ collections: 'basin_catalog' })).not.toContain('part');
  });

  test('a brand profile keeps to its brand and counts no other', async () => {
    const answer = await listing({ profilename: 'profile_oakeRill_PLP', rows: '100', fl: 'ProductBrandName_s' });
    expect(new Set(answer.response.docs.map((doc) => doc.ProductBrandName_s))).toEqual(new Set(['Oake & Rill']));
    expect(answer.facet_counts.facet_fields.ProductBrandName_s).toBeUndefined();
  });

  test('only the fields asked for are sent', async () => {
    const answer = await listing({ ...faucets, fl: 'ctId_s, slug_s,no_such_field', rows: '1' });
    expect(Object.keys(answer.response.docs[0] ?? {})).toEqual(['ctId_s', 'slug_s']);
  });
});

describe('prices', () => {
  test('a trade member sees trade prices and those of guests, and sorts by their own', async () => {
    const answer = await listing({ ...faucets, sort: 'priceList.TVS.finalPrice_d asc', rows: '100' }, trade);
    const own = prices(answer, 'priceList.TVS.finalPrice_d');
    expect(own).toEqual([...own].sort((one, other) => one - other));
    expect(own.every((price, at) => price <= (prices(answer)[at] ?? 0))).toBe(true);
    expect(Object.keys(answer.facet_counts.facet_ranges)).toEqual(['priceList.TVS.finalPrice_d']);
    expect(foreignPrices(answer, ['GST', 'TVS', 'ANY'])).toEqual([]);
  });

  test('the persona of the query changes nothing: the token decides', async () => {
    const [asked, plain] = await Promise.all([listing({ ...faucets, persona: 'TVS' }), listing(faucets)]);
    expect(asked.response).toEqual(plain.response);
    expect(foreignPrices(asked, ['GST', 'ANY'])).toEqual([]);
  });

  test.each(['TVS', 'FAF', 'CAS'])('a guest cannot ask for the prices of %s in any way', async (persona) => {
    const field = `priceList.${persona}.finalPrice_d`;
    const ways: Record<string, string>[] = [
      { fl: field },
      { fl: `priceStartingAt.${persona}_d` },
      { fl: `discountedPriceStartingAt.${persona}_d` },
      { fq: `${field}:[0 TO 100]` },
      { fq: `${field}:"10"` },
      { q: `${field}:[* TO 100]` },
      { sort: `${field} asc` },
      { sort: `priceStartingAt.${persona}_d desc` },
    ];
    for (const way of ways) {
      const { status, body } = await answerToListing(way);
      expect([way, status, JSON.stringify(body).includes(persona)]).toEqual([way, 400, true]);
    }
  });
});

describe('what may not be asked', () => {
  test.each<[string, Record<string, string>]>([
    ['too many rows', { rows: '101' }],
    ['a page too far', { start: '10001' }],
    ['a field that does not exist', { fq: 'password_s:"x"' }],
    ['a sort by what is not a sort', { sort: 'ctId_s asc' }],
    ['a language that does not exist', { fq: 'language_s:"de"' }],
    ['a profile that does not exist', { profilename: 'profile_basin_Admin' }],
    ['a collection that does not exist', { collections: 'customers' }],
    ['an open bracket', { fq: 'Product_Category:("a"' }],
    ['a range by what is not a number', { fq: 'Product_Category:[1 TO 2]' }],
    ['a sort by function', { sort: 'sum(price,1) asc' }],
    ['words without end', { q: 'a '.repeat(240) }],
  ])('%s is refused with the reason', async (_, query) => {
    const { status, body } = await answerToListing(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ statusCode: 400, message: expect.stringMatching(/\w{3}/) as string });
  });
});

/** Price fields in an answer that belong to other personas than these. */
function foreignPrices(answer: unknown, personas: readonly string[]): string[] {
  const fields = [...JSON.stringify(answer).matchAll(/(?:priceList\.|[pP]riceStartingAt\.)([A-Z]+)/g)].map(
    ([, persona]) => persona ?? '',
  );
  return [...new Set(fields)].filter((persona) => !personas.includes(persona));
}
