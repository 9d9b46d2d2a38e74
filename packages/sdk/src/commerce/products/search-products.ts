import type { SearchCalls } from '../../calls.ts';
import { arrangeResults, type ResultsOrder } from './arrange-results.ts';
import type { ProductFilters } from './filter-fields.ts';
import { listingFrom, queryFrom, type ListedProducts, type ListProducts } from './list-products.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import {
  queryIndex,
  cardFields,
  everything,
  plainWords,
  type FoundDocuments,
  type PageQuery,
  type ProductSource,
} from './product-index.ts';
import type { ProductLine } from './product-lines.ts';

/** Options of a search; service parts are searched by words only. */
export type SearchProducts = Pick<ListProducts, 'filters' | 'price' | 'sort' | 'within' | 'skip' | 'limit'>;

/** The results for a shopper's words. */
export interface SearchedProducts {
  readonly products: ListedProducts;
  readonly serviceParts: ListedProducts;
  /** The sections of the results page and their order. */
  readonly order: ResultsOrder;
  /** The product or part whose number matches the words exactly; null when there is none. */
  readonly named: ProductCard | null;
  /** Matching pages of the site, best match first. */
  readonly pages: readonly FoundPage[];
  /** Whether a search rule assigns the first page to these words. */
  readonly hasOwnPage: boolean;
}

/** The kinds of pages: listings of three kinds, articles, and other pages. */
export const foundPageKinds = ['category', 'collection', 'finish', 'article', 'page'] as const;
export type FoundPageKind = (typeof foundPageKinds)[number];

/** A page of the site that matches the words. */
export interface FoundPage {
  readonly title: string;
  readonly path: string;
  readonly description: string | null;
  readonly kind: FoundPageKind;
}

interface IndexCalls {
  readonly search: SearchCalls;
}

/** Finds products, service parts and pages for a shopper's words; everything without words. */
export async function searchProducts(
  calls: IndexCalls,
  source: ProductSource,
  input: string,
  wanted: SearchProducts,
): Promise<SearchedProducts> {
  const words = plainWords(input) ?? everything;
  const lines = await source.lines();
  const [found, parts] = await Promise.all([
    searchLine(calls, source, words, wanted.within ?? searchOf(lines.products), wanted),
    searchLine(calls, source, words, searchOf(lines.serviceParts), {}),
  ]);
  const { results } = found;
  return {
    products: found.listing,
    serviceParts: parts.listing,
    order: arrangeResults(results, parts.results, results.pages.length),
    named: found.named ?? parts.named,
    pages: pagesFrom(results),
    hasOwnPage: results.redirect !== undefined,
  };
}

/** Returns the pages of the results; an unknown kind becomes `page`. */
export const pagesFrom = ({ pages }: FoundDocuments): FoundPage[] =>
  pages.map(({ description = null, kind, ...page }) => ({
    ...page,
    description,
    kind: foundPageKinds.find((known) => known === kind) ?? 'page',
  }));

/** Returns the query for words among the products of a line. */
export const searchOf = ({ search: profilename, collections }: ProductLine): PageQuery => ({
  profilename,
  collections,
});

async function searchLine(
  calls: IndexCalls,
  source: ProductSource,
  words: string,
  query: PageQuery,
  wanted: SearchProducts,
) {
  const persona = await source.persona();
  const { sort, ...indexQuery } = queryFrom(wanted, persona);
  const best = { query, words, fields: cardFields(persona), ...indexQuery };
  const [results, sorted] = await Promise.all([
    queryIndex(calls, source, sort === undefined ? best : { ...best, skip: 0, limit: 1 }),
    sort === undefined ? undefined : queryIndex(calls, source, { ...best, query: { ...query, sort } }),
  ]);
  const filters: ProductFilters = wanted.filters ?? {};
  const context = { persona, now: source.now() };
  const named = results.documents[exactMatchIndex(results, words)];
  return {
    results, // the best matches determine the sections of the page, whatever the sort order
    listing: listingFrom(sorted ?? results, filters, context),
    named: named ? cardFrom(named, persona, context.now) : null,
  };
}

/** Returns the index of the product whose number matches the words exactly; -1 when there is none. */
function exactMatchIndex({ documents }: FoundDocuments, words: string): number {
  const typed = words.trim().toLowerCase();
  return documents.findIndex(({ masterSku, sku, masterCustomerFacingSku }) =>
    [masterSku ?? sku, masterCustomerFacingSku].some((number) => number?.toLowerCase() === typed),
  );
}
