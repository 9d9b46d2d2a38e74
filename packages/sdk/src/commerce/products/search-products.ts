import type { SearchCalls } from '../../calls.ts';
import { arrangeResults, type ResultsOrder } from './arrange-results.ts';
import type { ProductFilters } from './filter-fields.ts';
import { listingFrom, questionFrom, type ListedProducts, type ListProducts } from './list-products.ts';
import type { ProductCard } from './product-card.ts';
import {
  askIndex,
  cardFields,
  everything,
  plainWords,
  type FoundDocuments,
  type PageQuery,
  type ProductSource,
} from './product-index.ts';
import type { ProductLine } from './product-lines.ts';

/** How to search; the service parts are searched with the words alone. */
export type SearchProducts = Pick<ListProducts, 'filters' | 'price' | 'within' | 'skip' | 'limit'>;

/** What a shopper's words find. */
export interface SearchedProducts {
  readonly products: ListedProducts;
  readonly serviceParts: ListedProducts;
  /** What a results page shows, and what comes first. */
  readonly order: ResultsOrder;
  /** The product or part whose own number the words are; null when they are none. */
  readonly named: ProductCard | null;
  /** Pages of the site that the words lead to, best first. */
  readonly pages: readonly FoundPage[];
  /** A rule of the search names the first of the pages for these words. */
  readonly hasOwnPage: boolean;
}

/** What a page of the site leads to: a listing of one kind, something to read, or anything else. */
export const foundPageKinds = ['category', 'collection', 'finish', 'article', 'page'] as const;
export type FoundPageKind = (typeof foundPageKinds)[number];

/** A page of the site that words lead to. */
export interface FoundPage {
  readonly title: string;
  readonly path: string;
  readonly description: string | null;
  readonly kind: FoundPageKind;
}

interface IndexCalls {
  readonly search: SearchCalls;
}

/** Products, service parts and pages for a shopper's words; without words everything there is. */
export async function searchProducts(
  calls: IndexCalls,
  source: ProductSource,
  given: string,
  wanted: SearchProducts,
): Promise<SearchedProducts> {
  const words = plainWords(given) ?? everything;
  const lines = await source.lines();
  const [found, parts] = await Promise.all([
    searchLine(calls, source, words, wanted.within ?? searchOf(lines.products), wanted),
    searchLine(calls, source, words, searchOf(lines.serviceParts), {}),
  ]);
  const { answer } = found;
  return {
    products: found.listing,
    serviceParts: parts.listing,
    order: arrangeResults(answer, parts.answer, answer.pages.length),
    named: found.named ?? parts.named,
    pages: pagesFrom(answer),
    hasOwnPage: answer.redirect !== undefined,
  };
}

/** The pages of an answer; a kind that is not known is any page. */
export const pagesFrom = ({ pages }: FoundDocuments): FoundPage[] =>
  pages.map(({ description = null, kind, ...page }) => ({
    ...page,
    description,
    kind: foundPageKinds.find((known) => known === kind) ?? 'page',
  }));

/** How a shopper's words are asked for among the products of a line. */
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
  const { sort: _, ...question } = questionFrom(wanted, persona);
  const answer = await askIndex(calls, source, { query, words, fields: cardFields(persona), ...question });
  const filters: ProductFilters = wanted.filters ?? {};
  const listing = listingFrom(answer, filters, { persona, now: source.now() });
  return { answer, listing, named: listing.products[namedAt(answer, words)] ?? null };
}

/** Where the product stands whose own number the words are; -1 when there is none. */
function namedAt({ documents }: FoundDocuments, words: string): number {
  const typed = words.trim().toLowerCase();
  return documents.findIndex(({ masterSku, sku, masterCustomerFacingSku }) =>
    [masterSku ?? sku, masterCustomerFacingSku].some((number) => number?.toLowerCase() === typed),
  );
}
