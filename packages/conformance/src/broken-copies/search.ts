import { answering, asking, query, saying, type BrokenCopy, type Json } from './break.ts';

const listing = /GET .*\/search\/listing/;
const one = (document: Json) => ({ response: { numFound: 1, start: 0, docs: [document] } });
const none = { response: { numFound: 0, start: 0, docs: [] } };

/** A query with other filters. */
const filters = (change: (filters: string[]) => string[]) =>
  query((members) => {
    const changed = change(members.getAll('fq'));
    members.delete('fq');
    for (const filter of changed) members.append('fq', filter);
  });

const oneMore = (counts: unknown) =>
  (counts as (string | number)[]).map((each) => (typeof each === 'number' ? each + 1 : each));

const countsTooMany = saying((body) => {
  const { facet_fields: fields = {} } = (body.facet_counts ?? {}) as { facet_fields?: Json };
  const counted = Object.entries(fields).map(([field, counts]) => [field, oneMore(counts)]);
  return { ...body, facet_counts: { facet_fields: Object.fromEntries(counted) as Json } };
});

const PRICE = 'priceList.GST.finalPrice_d';

/** The last value of each facet is counted once more. */
const countsLastTooMany = saying((body) => {
  const { facet_fields: fields = {} } = (body.facet_counts ?? {}) as { facet_fields?: Record<string, unknown[]> };
  const counted = Object.entries(fields).map(([field, counts]) => [
    field,
    counts.map((each, at) => (at === counts.length - 1 ? Number(each) + 1 : each)),
  ]);
  return {
    ...body,
    facet_counts: { ...(body.facet_counts as object), facet_fields: Object.fromEntries(counted) as Json },
  };
});

const rangesTooMany = saying((body) => {
  const { facet_ranges: ranges = {} } = (body.facet_counts ?? {}) as { facet_ranges?: Record<string, Json> };
  const counted = Object.entries(ranges).map(([field, range]) => [field, { ...range, counts: oneMore(range.counts) }]);
  return {
    ...body,
    facet_counts: { ...(body.facet_counts as object), facet_ranges: Object.fromEntries(counted) as Json },
  };
});

const dearer = saying((body) => {
  const { docs = [], ...response } = (body.response ?? {}) as { docs?: Json[] };
  const priced = docs.map((document) => ({ ...document, [PRICE]: Number(document[PRICE]) + 0.01 }));
  return { ...body, response: { ...response, docs: priced } };
});

/** Copies whose search is wrong, or whose places are. */
export const searchCopies: readonly BrokenCopy[] = [
  [
    'rows are not looked at',
    'a listing has products, their number, and no more than the rows asked for',
    asking(
      listing,
      query((members) => members.set('rows', '30')),
    ),
  ],
  [
    'every page is the first',
    'pages follow each other: none twice, none left out',
    asking(
      listing,
      query((members) => members.delete('start')),
    ),
  ],
  [
    'the sort is not looked at',
    'a sort by price sorts, both ways',
    asking(
      listing,
      query((members) => members.delete('sort')),
    ),
  ],
  [
    'the last value of a facet counts one too many',
    'a facet counts what comes when it is chosen',
    answering(listing, countsLastTooMany),
  ],
  ['ranges count one too many', 'a price range counts each price once', answering(listing, rangesTooMany)],
  [
    'a listing is a cent dearer',
    'the price of a listing is what one of its finishes costs in a cart',
    answering(listing, dearer),
  ],
  [
    'fl is not looked at',
    'fl keeps a document to the fields that are named',
    asking(
      listing,
      query((members) => members.delete('fl')),
    ),
  ],
  [
    'French is English',
    'French names and labels are not the English ones',
    asking(
      listing,
      filters(() => ['language_s:"en"']),
    ),
  ],
  [
    'the French dictionary is the English one',
    'the texts of one language are not those of the other',
    asking(/dict\.fr/, (request) => new Request(request.url.replace('dict.fr', 'dict.en'), request)),
  ],
  [
    'every language has texts, be they none',
    'a language without texts is 404',
    answering(/dict\.la/, () => Response.json({})),
  ],
  [
    'the filter of stores is not looked at',
    'a filter keeps to the stores that it names, and $top to so many',
    asking(
      /maps\/store$/,
      query((members) => members.delete('$filter')),
    ),
  ],
  ['facets count one too many', 'a facet counts what comes when it is chosen', answering(listing, countsTooMany)],
  [
    'two values find nothing',
    'two values of a facet are either of them, two facets are both',
    asking(
      listing,
      filters((given) => given.map((filter) => (filter.includes(' OR ') ? 'slug_s:"none"' : filter))),
    ),
  ],
  [
    'ranges are not looked at',
    'a price range gives prices within, as many as it counted',
    asking(
      listing,
      filters((given) => given.filter((filter) => !filter.includes(' TO '))),
    ),
  ],
  [
    'every language is English',
    'every locale has every product, in its own language',
    asking(
      listing,
      filters(() => ['language_s:"en"']),
    ),
  ],
  [
    'a persona is believed',
    'a persona in the query does not show a guest the trade’s prices',
    answering(
      listing,
      saying(() => one({ slug_s: 'a', 'priceList.TVS.finalPrice_d': 1 }), 200),
    ),
  ],
  [
    'only whole words are found',
    'type-ahead finds an unfinished word, in at most ten rows',
    answering(
      /GET .*\/search$/,
      saying(() => none),
    ),
  ],
  [
    'an unknown slug gives a product',
    'a slug gives its product, an unknown one none',
    answering(
      /search\/pdp\//,
      saying((body) => ((body.response as { numFound: number }).numFound > 0 ? body : one({ slug_s: 'other' }))),
    ),
  ],
  [
    'a sku of nobody has stock',
    'a sku has its stock, an unknown one none',
    answering(
      /inventory\/stock/,
      saying((body) => (body.count === 0 ? { results: [{ sku: 'x', availableQuantity: 1 }] } : body)),
    ),
  ],
  [
    'French texts are missing',
    'both languages have the same texts',
    answering(
      /dict\.fr/,
      saying((body) => Object.fromEntries(Object.entries(body).slice(1))),
    ),
  ],
  [
    'the farthest store comes first',
    'stores near a point are within the distance, the nearest first',
    answering(
      /maps\/store$/,
      saying(({ d }) => ({ d: { results: (d as { results: unknown[] }).results.toReversed() } })),
    ),
  ],
  [
    'every postal code is found',
    'a postal code is confirmed by itself, and an unknown one is 404',
    answering(
      /zipcode/,
      saying((body) => ('C' in body ? body : { C: 'Nowhere', Z: '00000' }), 200),
    ),
  ],
];
