import { describe, expect, test } from 'vitest';
import { productResultsSchema } from '../../contract/search-listing.ts';
import { fieldOfFilter, filterOfField } from './filter-fields.ts';
import { listingFrom, questionFrom } from './list-products.ts';
import { cardFields, plainWords } from './product-index.ts';

const guest = { persona: 'GST', now: new Date('2030-01-02T00:00:00Z') };
const answerOf = (wire: object) => productResultsSchema.parse(wire);

describe('what is asked for', () => {
  test('values of one filter are alternatives, filters are all asked for', () => {
    const { filters } = questionFrom(
      { category: 'basins', filters: { finish: ['a', 'b'], mounting: ['Wall'] } },
      'GST',
    );
    expect(filters).toEqual(['SKUColorFinishName_s:("a" OR "b")', 'Mounting_ss:"Wall"', 'Product_Category:"basins"']);
  });

  test('what cannot be asked is named, with what can', () => {
    const ask = (wanted: object) => () => questionFrom(wanted, 'GST');
    expect(ask({ sort: 'cheapest' })).toThrow(
      "sort must be one of relevance, newest, price-asc, price-desc, name, got 'cheapest'",
    );
    expect(ask({ limit: -1 })).toThrow('limit must be a whole number from 0 up, got -1');
  });

  test('a value cannot leave its quotes', () => {
    expect(questionFrom({ filters: { style: ['a") OR *:* //\\'] } }, 'GST').filters).toEqual([
      'Style_ss:"a\\") OR *:* //\\\\"',
    ]);
  });

  test('the price is that of the shopper’s price group, in cents, an open end stays open', () => {
    expect(questionFrom({ price: { from: 10_050 } }, 'TVS').filters).toEqual([
      'priceList.TVS.finalPrice_d:[100.5 TO *]',
    ]);
    expect(questionFrom({ price: { to: 90_000 } }, 'GST').filters).toEqual(['priceList.GST.finalPrice_d:[0 TO 900]']);
    expect(questionFrom({ sort: 'price-desc' }, 'TVS').sort).toBe('priceStartingAt.TVS_d desc');
  });

  test('a guest’s price is asked for beside the price group’s own, once each', () => {
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
  ])('the words of %j are %j', (typed, words) => {
    expect(plainWords(typed)).toBe(words);
  });

  test.each(['finish', 'category', 'flowRate', 'sku'])('the filter %s has a field that leads back to it', (name) => {
    expect(filterOfField(fieldOfFilter(name))).toBe(name);
  });
});

describe('a price spread', () => {
  const spreadOf = (range: object) =>
    listingFrom(answerOf({ facet_ranges: { 'priceList.GST.finalPrice_d': range } }), {}, guest).price;
  const range = { start: 0, end: 1000, gap: 250 };

  test('has a place for each part, also when some are missing', () => {
    expect(spreadOf({ ...range, counts: ['0.0', 12, '500.0', 9] })).toEqual({
      min: 0,
      max: 1000,
      step: 25,
      counts: [12, 0, 9, 0],
    });
  });

  test('leaves out counts outside its bounds, and is null without a width', () => {
    expect(spreadOf({ ...range, counts: ['-250.0', 1, '1000.0', 2] })?.counts).toEqual([0, 0, 0, 0]);
    expect(spreadOf({ ...range, end: 0, counts: [] })).toBeNull();
  });
});

describe('facets', () => {
  const answer = answerOf({
    facet_counts: { facet_fields: { Mounting_ss: ['Mural', 4] } },
    fusion: {
      facet_labels: { Mounting_ss: 'Pose' },
      facet_value_keys: { Mounting_ss: { Mural: 'Wall', Sol: 'Floor' } },
    },
  });
  const listing = (mounting: string[]) => listingFrom(answer, { mounting }, guest);

  test('SDK-165 are shown in the words of the language and asked for by their key', () => {
    expect(listing([]).facets).toEqual([
      { name: 'mounting', label: 'Pose', values: [{ key: 'Wall', label: 'Mural', count: 4, isChosen: false }] },
    ]);
  });

  test('a value that was asked for and that no product has is still there, so that it can be taken back', () => {
    expect(listing(['Wall', 'Floor', 'Unknown']).facets[0]?.values).toEqual([
      { key: 'Wall', label: 'Mural', count: 4, isChosen: true },
      { key: 'Floor', label: 'Sol', count: 0, isChosen: true },
      { key: 'Unknown', label: 'Unknown', count: 0, isChosen: true },
    ]);
  });

  test('filters in the words of any language become keys, each once', () => {
    expect(listing(['Mural', 'Wall']).filters).toEqual({ mounting: ['Wall'] });
  });
});
