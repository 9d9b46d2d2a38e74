import { describe, expect, test } from 'vitest';
import { productResultsSchema } from './search-listing.ts';
import { searchCalls } from './search.ts';

const docs = [{ ctId_s: 'p-1' }];

describe('the response of a search', () => {
  test('SDK-164 a search response has its documents, or the first document of each group', () => {
    const group = (id: string) => ({
      groupValue: id,
      doclist: { numFound: 2, start: 0, docs: [{ ctId_s: id }, { ctId_s: 'x' }] },
    });
    const grouped = { ctId_s: { matches: 63, ngroups: 41, groups: [group('p-1'), group('p-2')] } };
    const flat = productResultsSchema.parse({ response: { numFound: 7, start: 30, docs } });
    expect([flat.total, flat.start, flat.documents.map(({ productId }) => productId)]).toEqual([7, 30, ['p-1']]);
    const byGroup = productResultsSchema.parse({ grouped });
    expect([byGroup.total, byGroup.documents.map(({ productId }) => productId)]).toEqual([41, ['p-1', 'p-2']]);
  });

  test.each([
    ['a flat list', ['White', 2, 'Black', 1]],
    [
      'pairs',
      [
        ['White', 2],
        ['Black', 1],
      ],
    ],
    ['an object', { White: 2, Black: 1 }],
  ])('SDK-164 facets are read from %s', (_, counts) => {
    const { facets } = productResultsSchema.parse({ facet_counts: { facet_fields: { Colour_s: counts } } });
    expect(facets).toEqual([
      {
        field: 'Colour_s',
        label: 'Colour_s',
        values: [
          { value: 'White', count: 2 },
          { value: 'Black', count: 1 },
        ],
      },
    ]);
  });

  test.each([[['White']], [[2, 'White']], [{ White: 'two' }], ['White']])(
    'a search response with the facet counts %j is rejected',
    (counts) => {
      expect(productResultsSchema.safeParse({ facet_counts: { facet_fields: { Colour_s: counts } } }).success).toBe(
        false,
      );
    },
  );

  test('SDK-165 facets are in the given order with their labels', () => {
    const facet_fields = { A_s: ['a', 1], B_s: ['b', 1], C_s: ['c', 1] };
    const order = { 'facet.field': ['C_s', 'A_s'] };
    for (const facet_labels of [{ C_s: 'Colour', A_s: 'Area' }, ['C_s:Colour', 'A_s:Area']]) {
      const { facets } = productResultsSchema.parse({
        facet_counts: { facet_fields },
        fusion: { ...order, facet_labels },
      });
      expect(facets.map(({ label }) => label)).toEqual(['Colour', 'Area', 'B_s']);
    }
  });

  test('SDK-164 price ranges are read from the counts or from the top level', () => {
    const ranges = { price_d: { counts: ['0.0', 12, '250.0', 20], gap: 250, start: 0, end: 500 } };
    for (const wire of [{ facet_counts: { facet_ranges: ranges } }, { facet_ranges: ranges }])
      expect(productResultsSchema.parse(wire).ranges[0]?.buckets.map(({ filter }) => filter)).toEqual([
        '[0 TO 250]',
        '[250 TO 500]',
      ]);
  });

  test('SDK-165 SDK-169 the response of a listing or of a product has its documents and the data that the search service adds', () => {
    const item = { sku_s: 'B', quantity: 2, productName_s: 'Bowl' };
    const fusion = {
      isCollapsePLP: 'true',
      color_swatch_labels: { White: 'w.jpg' },
      fusionQueryId: 'q-1',
      BundleSKUDetails: [item, JSON.stringify(item)],
    };
    for (const { response } of [searchCalls.listing, searchCalls.product]) {
      const results = response.parse({ response: { numFound: 1, docs }, fusion });
      expect(results.documents).toMatchObject([{ productId: 'p-1' }]);
      expect([results.collapsed, results.swatches.get('White'), results.queryId]).toEqual([true, 'w.jpg', 'q-1']);
      expect(results.bundleItems).toMatchObject([1, 2].map(() => ({ sku: 'B', quantity: 2, name: 'Bowl' })));
    }
  });
});
