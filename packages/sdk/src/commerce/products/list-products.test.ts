import { describe, expect, test } from 'vitest';
import { productResultsSchema } from '../../contract/search-listing.ts';
import { fieldOfFilter, filterOfField } from './filter-fields.ts';
import { listingFrom, queryFrom } from './list-products.ts';
import { cardFields, plainWords } from './product-index.ts';

const guest = { persona: 'GST', now: new Date('2030-01-02T00:00:00Z') };
const responseOf = (wire: object) => productResultsSchema.parse(wire);

describe('the query of a listing', () => {
  test('values of one filter are alternatives, and all filters must match', () => {
    const { filters } = queryFrom({ category: 'basins', filters: { finish: ['a', 'b'], mounting: ['Wall'] } }, 'GST');
    expect(filters).toEqual(['SKUColorFinishName_s:("a" OR "b")', 'Mounting_ss:"Wall"', 'Product_Category:"basins"']);
  });

  test('an invalid option throws an error with the allowed values', () => {
    const ask = (wanted: object) => () => queryFrom(wanted, 'GST');
    expect(ask({ sort: 'cheapest' })).toThrow(
      "sort must be one of relevance, newest, price-asc, price-desc, name, got 'cheapest'",
    );
    expect(ask({ limit: -1 })).toThrow('limit must be a whole number from 0 to 1000, got -1');
    expect(ask({ limit: 100_000 })).toThrow('limit must be a whole number from 0 to 1000, got 100000');
    expect(ask({ skip: 10_001 })).toThrow('skip must be a whole number from 0 to 10000, got 10001');
    expect(ask({ skip: 9_900, limit: 1000 })).toThrow(
      'limit must be a whole number from 0 to 180 after skip 9900, got 1000',
    );
    expect(ask({ skip: 9_900, limit: 180 })).not.toThrow();
    expect(ask({ filters: { finish: 'chrome' } })).toThrow("finish must be an array, got 'chrome'");
    expect(ask({ price: { from: -5 } })).toThrow('price.from must be a number of cents from 0 up, got -5');
    expect(ask({ price: { from: 900, to: 800 } })).toThrow('price.to must be a number of cents from 900 up, got 800');
    expect(ask({ price: { to: NaN } })).toThrow('price.to must be a number of cents from 0 up, got NaN');
  });

  test('a filter value cannot end its quotes', () => {
    expect(queryFrom({ filters: { style: ['a") OR *:* //\\'] } }, 'GST').filters).toEqual([
      'Style_ss:"a\\") OR *:* //\\\\"',
    ]);
  });

  test("the price filter is for the shopper's persona, in cents, and can be open-ended", () => {
    expect(queryFrom({ price: { from: 10_050 } }, 'TVS').filters).toEqual(['priceList.TVS.finalPrice_d:[100.5 TO *]']);
    expect(queryFrom({ price: { to: 90_000 } }, 'GST').filters).toEqual(['priceList.GST.finalPrice_d:[0 TO 900]']);
    expect(queryFrom({ sort: 'price-desc' }, 'TVS').sort).toBe('priceStartingAt.TVS_d desc');
  });

  test("the guest's price is requested in addition to the persona's, each once", () => {
    expect(cardFields('TVS')).toEqual(expect.arrayContaining(['priceStartingAt.GST_d', 'priceStartingAt.TVS_d']));
    expect(new Set(cardFields('GST')).size).toBe(cardFields('GST').length);
  });

  test.each([
    ['brass faucet', 'brass faucet'],
    ['  20175-CH ', '20175-CH'],
    ['{!xmlparser v=x}', 'xmlparser v=x'],
    ['size:"large"', 'size  large'],
    ['*:*', undefined],
    ['   ', undefined],
  ])('the typed words %j are searched as %j', (typed, words) => {
    expect(plainWords(typed)).toBe(words);
  });

  test.each(['finish', 'category', 'flowRate', 'sku'])('the filter %s maps to a field that maps back to it', (name) => {
    expect(filterOfField(fieldOfFilter(name))).toBe(name);
  });
});

describe('the price distribution of a listing', () => {
  const spreadOf = (range: object) =>
    listingFrom(responseOf({ facet_ranges: { 'priceList.GST.finalPrice_d': range } }), {}, guest).price;
  const range = { start: 0, end: 1000, gap: 250 };

  test('a price distribution in cents has a count for each interval, including empty ones', () => {
    expect(spreadOf({ ...range, counts: ['0.0', 12, '500.0', 9] })).toEqual({
      min: 0,
      max: 100_000,
      step: 2500,
      counts: [12, 0, 9, 0],
    });
  });

  test('a price distribution counts each interval of a fractional width', () => {
    const tenths = { start: 0, end: 1, gap: 0.1, counts: ['0.3', 5, '0.7', 2] };
    expect(spreadOf(tenths)?.counts).toEqual([0, 0, 0, 5, 0, 0, 0, 2, 0, 0]);
  });

  test('a price distribution ignores counts outside its bounds, and is null without a width', () => {
    expect(spreadOf({ ...range, counts: ['-250.0', 1, '1000.0', 2] })?.counts).toEqual([0, 0, 0, 0]);
    expect(spreadOf({ ...range, end: 0, counts: [] })).toBeNull();
  });
});

describe('the facets of a listing', () => {
  const response = responseOf({
    facet_counts: { facet_fields: { Mounting_ss: ['Mural', 4] } },
    fusion: {
      facet_labels: { Mounting_ss: 'Pose' },
      facet_value_keys: { Mounting_ss: { Mural: 'Wall', Sol: 'Floor' } },
    },
  });
  const listing = (mounting: string[]) => listingFrom(response, { mounting }, guest);

  test('SDK-165 facets are shown with the labels of the language and requested by their key', () => {
    expect(listing([]).facets).toEqual([
      { name: 'mounting', label: 'Pose', values: [{ key: 'Wall', label: 'Mural', count: 4, isChosen: false }] },
    ]);
  });

  test('a requested value without products is still listed, so that it can be removed', () => {
    expect(listing(['Wall', 'Floor', 'Unknown']).facets[0]?.values).toEqual([
      { key: 'Wall', label: 'Mural', count: 4, isChosen: true },
      { key: 'Floor', label: 'Sol', count: 0, isChosen: true },
      { key: 'Unknown', label: 'Unknown', count: 0, isChosen: true },
    ]);
  });

  test('filters with the labels of any language are converted to keys, without duplicates', () => {
    expect(listing(['Mural', 'Wall']).filters).toEqual({ mounting: ['Wall'] });
  });
});
