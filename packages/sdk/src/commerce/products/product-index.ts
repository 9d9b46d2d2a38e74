import {
  guestPersona,
  priceFields,
  productFieldNames,
  productFields,
  withLanguageFilter,
  type Locale,
  type ProductFields,
} from '@basin/domain';
import type { SearchCalls } from '../../calls.ts';
import type { SearchResults } from '../../contract/search-response.ts';
import type { Product } from '../../contract/types.ts';
import { chunksOf } from './chunks-of.ts';
import { filterQueries } from './filter-fields.ts';
import type { ProductLine, ProductLines } from './product-lines.ts';

/** A query that an editor configured in a page. */
export interface PageQuery {
  readonly profilename: string;
  readonly collections: string;
  readonly q?: string | undefined;
  readonly fq?: readonly string[] | undefined;
  readonly sort?: string | undefined;
}

/** The context of product queries: shopper, language and collections. */
export interface ProductSource {
  readonly locale: Locale;
  /** The code of the shopper's price group. */
  readonly persona: () => string | Promise<string>;
  readonly lines: () => ProductLines | Promise<ProductLines>;
  /** The id of the shopper's search session; undefined for anonymous searches. */
  readonly searchSession: () => string | undefined | Promise<string | undefined>;
  readonly now: () => Date;
}

/** A query to the index. */
export interface IndexQuery {
  readonly query: PageQuery;
  /** A shopper's words. Without a sort order they use the search of the index instead of its listing. */
  readonly words?: string | undefined;
  readonly fields: readonly string[];
  readonly filters?: readonly string[] | undefined;
  readonly skip: number;
  readonly limit: number;
}

/** The results of a query. */
export type FoundDocuments = SearchResults<Product>;

interface IndexCalls {
  readonly search: SearchCalls;
}

/** The query that matches everything. */
export const everything = '*:*';

/** Products per request; the index returns at most 100. */
export const maxPerRequest = 90;

/** Returns the index fields of a card for a persona. */
export const cardFields = (persona: string): string[] => [
  ...productFieldNames('card'),
  ...[...new Set([guestPersona, persona])].flatMap(priceFields),
];

/** Returns the index fields of product fields. */
export const fieldsOf = (names: readonly (keyof ProductFields)[]): string[] =>
  names.map((name) => productFields[name].wire);

/** Returns the query for all products of a line. */
export const listingOf = ({ listing: profilename, collections }: ProductLine): PageQuery => ({
  profilename,
  collections,
});

/** Returns the first results of a query, in as many requests as necessary. */
export async function queryIndex(calls: IndexCalls, source: ProductSource, query: IndexQuery): Promise<FoundDocuments> {
  const starts = Array.from({ length: Math.ceil(query.limit / maxPerRequest) }, (_, index) => index * maxPerRequest);
  const [first, ...others] = await Promise.all(
    (starts.length === 0 ? [0] : starts).map((start) =>
      queryOnce(calls, source, {
        ...query,
        skip: query.skip + start,
        limit: Math.min(maxPerRequest, query.limit - start),
      }),
    ),
  );
  if (!first) throw new RangeError('The query was split into no requests.');
  return { ...first, documents: [first, ...others].flatMap(({ documents }) => documents) };
}

async function queryOnce(
  { search }: IndexCalls,
  source: ProductSource,
  { query, words, fields, filters = [], skip, limit }: IndexQuery,
): Promise<FoundDocuments> {
  const { profilename, collections, q = everything, fq = [], sort } = query;
  const scope = words === undefined || q === everything ? [] : [q]; // words replace the query, which becomes a filter
  const request = {
    profilename,
    collections,
    fl: [...fields],
    fq: withLanguageFilter([...fq, ...scope, ...filters], source.locale),
    start: skip,
    rows: limit,
    sessionId: await source.searchSession(),
  };
  if (words !== undefined && sort === undefined) return search.query({ query: { ...request, q: words } });
  const [persona, { hasCanadianPrices }] = await Promise.all([source.persona(), source.lines()]);
  const prices = { persona, ...(hasCanadianPrices && { CanadianPrice: 'true' }) };
  return search.listing({ query: { ...request, q: words ?? q, ...prices, ...(sort !== undefined && { sort }) } });
}

/** Returns the products with one of these skus, with the given fields; sends nothing without skus. */
export async function fetchBySkus(
  calls: IndexCalls,
  source: ProductSource,
  skus: readonly string[],
  fields: readonly string[],
): Promise<readonly Product[]> {
  if (skus.length === 0) return [];
  const { products } = await source.lines();
  const found = await Promise.all(
    filterChunks(skus).map((chunk) => {
      const query = { query: listingOf(products), fields, filters: filterQueries({ sku: chunk }), skip: 0 };
      return queryIndex(calls, source, { ...query, limit: maxPerRequest });
    }),
  );
  return found.flatMap(({ documents }) => documents);
}

/** The maximum length of a filter, less its field. */
const maxFilterLength = 1900;

/** What a sku or a model number can be. */
const numberPattern = /^[^\0]{1,64}$/;

/**
 * Splits skus or model numbers into lists that each fit into one filter, without texts that can be neither.
 *
 * @param spellings the number of spellings in which each value is looked for
 */
export function filterChunks(texts: readonly string[], spellings = 1): string[][] {
  const values = texts.filter((text) => numberPattern.test(text));
  const longest = Math.max(...values.map((value) => `${JSON.stringify(value.toUpperCase())} OR `.length));
  const size = Math.floor(Math.min(maxPerRequest, maxFilterLength / longest) / spellings);
  return chunksOf(values, size);
}

/** A product of the index with the parts of its bundle. */
export type FoundProduct = NonNullable<Awaited<ReturnType<typeof fetchBySlug>>>;

/**
 * Returns the product or service part with a slug, with the given fields and the parts of its bundle, in the finish of
 * a sku if given; null for an unknown slug or sku.
 */
export async function fetchBySlug(
  { search }: IndexCalls,
  source: ProductSource,
  slug: string,
  fields: readonly string[],
  sku?: string,
) {
  if (!/^[\w-]{1,200}$/.test(slug)) return null;
  const { products, serviceParts } = await source.lines();
  for (const { details: profilename, collections } of [products, serviceParts]) {
    const body = {
      q: `slug_s:"${slug}"`,
      fl: [...fields],
      fq: withLanguageFilter(filterQueries({ sku: sku === undefined ? [] : [sku] }), source.locale),
      profilename,
      collections,
      sessionId: await source.searchSession(),
      search_type: 'product_detail' as const,
    };
    const { documents, bundleItems } = await search.product({ params: { slug }, body });
    if (documents[0]) return { product: documents[0], bundleItems };
  }
  return null;
}

/** Returns a shopper's words without the operators of the query language; undefined when none remain. */
export function plainWords(words: string): string | undefined {
  const plain = words
    .replaceAll(/[\\"*?:!^~(){}[\]]/g, ' ')
    .trim()
    .slice(0, maxWordsLength);
  return plain === '' ? undefined : plain;
}

const maxWordsLength = 200;
