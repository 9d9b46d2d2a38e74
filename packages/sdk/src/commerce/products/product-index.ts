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
import type { SearchResults } from '../../contract/search-answer.ts';
import type { Product } from '../../contract/types.ts';
import { questionsOf } from './filter-fields.ts';
import type { ProductLine, ProductLines } from './product-lines.ts';

/** A query that an editor wrote into a page, as the page has it. */
export interface PageQuery {
  readonly profilename: string;
  readonly collections: string;
  readonly q?: string | undefined;
  readonly fq?: readonly string[] | undefined;
  readonly sort?: string | undefined;
}

/** Who asks for products, and where. */
export interface ProductSource {
  readonly locale: Locale;
  /** The code of the shopper's price group. */
  readonly persona: () => string | Promise<string>;
  readonly lines: () => ProductLines | Promise<ProductLines>;
  /** The id of the shopper's search session; undefined when the search is nobody's in particular. */
  readonly searchSession: () => string | undefined | Promise<string | undefined>;
  readonly now: () => Date;
}

/** One question to the index. */
export interface IndexQuestion {
  readonly query: PageQuery;
  /** A shopper's words: the index's search answers instead of its listing. */
  readonly words?: string | undefined;
  readonly fields: readonly string[];
  readonly filters?: readonly string[] | undefined;
  readonly skip: number;
  readonly limit: number;
}

/** The answer of the index. */
export type FoundDocuments = SearchResults<Product>;

interface IndexCalls {
  readonly search: SearchCalls;
}

/** What asks for everything. */
export const everything = '*:*';

/** The index answers at most 100 products at a time. */
const mostAtOnce = 90;

/** The index fields that a card needs for a price group. */
export const cardFields = (persona: string): string[] => [
  ...productFieldNames('card'),
  ...[...new Set([guestPersona, persona])].flatMap(priceFields),
];

/** The fields of a product by name. */
export const fieldsOf = (names: readonly (keyof ProductFields)[]): string[] =>
  names.map((name) => productFields[name].wire);

/** A line's products as a question. */
export const listingOf = ({ listing: profilename, collections }: ProductLine): PageQuery => ({
  profilename,
  collections,
});

/** The first products of a question, in as many calls as that takes. */
export async function askIndex(
  calls: IndexCalls,
  source: ProductSource,
  question: IndexQuestion,
): Promise<FoundDocuments> {
  const starts = Array.from({ length: Math.ceil(question.limit / mostAtOnce) }, (_, index) => index * mostAtOnce);
  const [first, ...others] = await Promise.all(
    (starts.length === 0 ? [0] : starts).map((start) =>
      askOnce(calls, source, {
        ...question,
        skip: question.skip + start,
        limit: Math.min(mostAtOnce, question.limit - start),
      }),
    ),
  );
  if (!first) throw new RangeError('A question was asked in no part.');
  return { ...first, documents: [first, ...others].flatMap(({ documents }) => documents) };
}

async function askOnce(
  { search }: IndexCalls,
  source: ProductSource,
  question: IndexQuestion,
): Promise<FoundDocuments> {
  const { query, words, fields, filters = [], skip, limit } = question;
  const { profilename, collections, q = everything, fq = [], sort } = query;
  const sessionId = await source.searchSession();
  const scope = words === undefined || q === everything ? [] : [q]; // words take the place of the query, which goes on as a filter
  const asked = {
    profilename,
    collections,
    fl: [...fields],
    fq: withLanguageFilter([...fq, ...scope, ...filters], source.locale),
    start: skip,
    rows: limit,
    ...(sessionId !== undefined && { sessionId }),
  };
  if (words !== undefined) return search.query({ query: { ...asked, q: words } }); // in the order of its words
  const [persona, { hasCanadianPrices }] = await Promise.all([source.persona(), source.lines()]);
  const prices = { persona, ...(hasCanadianPrices && { CanadianPrice: 'true' }) };
  return search.listing({ query: { ...asked, q, ...prices, ...(sort !== undefined && { sort }) } });
}

/** The products that have one of these skus, with some fields; no call when there are no skus. */
export async function askForSkus(
  calls: IndexCalls,
  source: ProductSource,
  skus: readonly string[],
  fields: readonly string[],
): Promise<readonly Product[]> {
  if (skus.length === 0) return [];
  const { products } = await source.lines();
  const question = { query: listingOf(products), fields, filters: questionsOf({ sku: skus }), skip: 0 };
  return (await askIndex(calls, source, { ...question, limit: mostAtOnce })).documents;
}

/** The product or service part of a slug with some fields, and the parts of its set; null when there is none. */
export async function askForSlug(
  { search }: IndexCalls,
  source: ProductSource,
  slug: string,
  fields: readonly string[],
) {
  if (!/^[\w-]{1,200}$/.test(slug)) return null;
  const { products, serviceParts } = await source.lines();
  for (const { details: profilename, collections } of [products, serviceParts]) {
    const body = {
      q: `slug_s:"${slug}"`,
      fl: [...fields],
      fq: withLanguageFilter([], source.locale),
      profilename,
      collections,
      search_type: 'product_detail' as const,
    };
    const { documents, bundleItems } = await search.product({ params: { slug }, body });
    if (documents[0]) return { product: documents[0], bundleItems };
  }
  return null;
}

/** A shopper's words without the signs of the index's language; undefined when there are none. */
export function plainWords(words: string): string | undefined {
  const plain = words
    .replaceAll(/[\\"*?:!^~(){}[\]]/g, ' ')
    .trim()
    .slice(0, longestWords);
  return plain === '' ? undefined : plain;
}

const longestWords = 200;
