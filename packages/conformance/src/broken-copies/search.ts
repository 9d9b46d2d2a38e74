import { changingResponse, changingRequest, query, changingJson, type BrokenCopy, type Json } from './broken-copy.ts';

const listing = /GET .*\/search\/listing/;
const one = (document: Json) => ({ response: { numFound: 1, start: 0, docs: [document] } });
const none = { response: { numFound: 0, start: 0, docs: [] } };

/** Changes the filters of a query. */
const filters = (change: (filters: string[]) => string[]) =>
  query((members) => {
    const changed = change(members.getAll('fq'));
    members.delete('fq');
    for (const filter of changed) members.append('fq', filter);
  });

const plusOne = (counts: unknown) =>
  (counts as (string | number)[]).map((each) => (typeof each === 'number' ? each + 1 : each));

/** Changes the values and counts of each facet, which alternate. */
const changingFacets = (change: (counts: unknown[]) => unknown[]) =>
  changingJson((body) => {
    const { facet_fields: fields = {}, ...others } = (body.facet_counts ?? {}) as {
      facet_fields?: Record<string, unknown[]>;
    };
    const changed = Object.entries(fields).map(([field, counts]) => [field, change(counts)]);
    return { ...body, facet_counts: { ...others, facet_fields: Object.fromEntries(changed) as Json } };
  });

const withHigherCounts = changingFacets(plusOne);
const withHigherLastCount = changingFacets((counts) => [...counts.slice(0, -1), ...plusOne(counts.slice(-1))]);

const price = 'priceList.GST.finalPrice_d';

const withHigherRangeCounts = changingJson((body) => {
  const { facet_ranges: ranges = {} } = (body.facet_counts ?? {}) as { facet_ranges?: Record<string, Json> };
  const counted = Object.entries(ranges).map(([field, range]) => [field, { ...range, counts: plusOne(range.counts) }]);
  return {
    ...body,
    facet_counts: { ...(body.facet_counts as object), facet_ranges: Object.fromEntries(counted) as Json },
  };
});

const withHigherPrices = changingJson((body) => {
  const { docs = [], ...response } = (body.response ?? {}) as { docs?: Json[] };
  const priced = docs.map((document) => ({ ...document, [price]: Number(document[price]) + 0.01 }));
  return { ...body, response: { ...response, docs: priced } };
});

/** Copies with faults in search or places. */
export const searchCopies: readonly BrokenCopy[] = [
  [
    'rows is ignored',
    'a listing has products, their number, and at most the requested rows',
    changingRequest(
      listing,
      query((members) => members.set('rows', '30')),
    ),
  ],
  [
    'every page is the first',
    'consecutive pages have no duplicates and no gaps',
    changingRequest(
      listing,
      query((members) => members.delete('start')),
    ),
  ],
  [
    'the sort is ignored',
    'sorting by price works in both directions',
    changingRequest(
      listing,
      query((members) => members.delete('sort')),
    ),
  ],
  [
    'the last value of a facet counts one too many',
    'the count of a facet value is the number of products when it is selected',
    changingResponse(listing, withHigherLastCount),
  ],
  ['ranges count one too many', 'price ranges count each price once', changingResponse(listing, withHigherRangeCounts)],
  [
    'listing prices are a cent too high',
    'a listing price is the cart price of one of its finishes',
    changingResponse(listing, withHigherPrices),
  ],
  [
    'fl is ignored',
    'fl limits a document to the named fields',
    changingRequest(
      listing,
      query((members) => members.delete('fl')),
    ),
  ],
  [
    'French is English',
    'French names and labels differ from the English ones',
    changingRequest(
      listing,
      filters(() => ['language_s:"en"']),
    ),
  ],
  [
    'the French dictionary is the English one',
    'the texts of the languages differ',
    changingRequest(/dict\.fr/, (request) => new Request(request.url.replace('dict.fr', 'dict.en'), request)),
  ],
  [
    'an unknown language has an empty dictionary',
    'a language without texts is 404',
    changingResponse(/dict\.la/, () => Response.json({})),
  ],
  [
    'the filter of stores is ignored',
    'a filter limits the stores, and $top their number',
    changingRequest(
      /maps\/store$/,
      query((members) => members.delete('$filter')),
    ),
  ],
  [
    'facets count one too many',
    'the count of a facet value is the number of products when it is selected',
    changingResponse(listing, withHigherCounts),
  ],
  [
    'two values find nothing',
    'two values of one facet match either, values of two facets match both',
    changingRequest(
      listing,
      filters((given) => given.map((filter) => (filter.includes(' OR ') ? 'slug_s:"none"' : filter))),
    ),
  ],
  [
    'ranges are ignored',
    'a price range returns the counted number of prices, all within the range',
    changingRequest(
      listing,
      filters((given) => given.filter((filter) => !filter.includes(' TO '))),
    ),
  ],
  [
    'every language is English',
    'every locale lists every product in its own language',
    changingRequest(
      listing,
      filters(() => ['language_s:"en"']),
    ),
  ],
  [
    'a persona in the query is trusted',
    'a persona in the query does not show trade prices to a guest',
    changingResponse(
      listing,
      changingJson(() => one({ slug_s: 'a', 'priceList.TVS.finalPrice_d': 1 }), 200),
    ),
  ],
  [
    'type-ahead finds nothing',
    'type-ahead finds an incomplete word and returns at most ten rows',
    changingResponse(
      /GET .*\/search$/,
      changingJson(() => none),
    ),
  ],
  [
    'an unknown slug returns a product',
    'a slug returns its product, an unknown slug none',
    changingResponse(
      /search\/pdp\//,
      changingJson((body) => ((body.response as { numFound: number }).numFound > 0 ? body : one({ slug_s: 'other' }))),
    ),
  ],
  [
    'an unknown sku has stock',
    'a known sku has stock, an unknown one has none',
    changingResponse(
      /inventory\/stock/,
      changingJson((body) => (body.count === 0 ? { results: [{ sku: 'x', availableQuantity: 1 }] } : body)),
    ),
  ],
  [
    'French texts are missing',
    'both languages have the same texts',
    changingResponse(
      /dict\.fr/,
      changingJson((body) => Object.fromEntries(Object.entries(body).slice(1))),
    ),
  ],
  [
    'the farthest store comes first',
    'stores near a point are within the distance, nearest first',
    changingResponse(
      /maps\/store$/,
      changingJson(({ d }) => ({ d: { results: (d as { results: unknown[] }).results.toReversed() } })),
    ),
  ],
  [
    'every postal code is valid',
    'a known postal code is confirmed, an unknown one is 404',
    changingResponse(
      /zipcode/,
      changingJson((body) => ('C' in body ? body : { C: 'Nowhere', Z: '00000' }), 200),
    ),
  ],
];
