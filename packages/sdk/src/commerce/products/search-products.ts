import { seedSearchRows, typeAheadRows } from '@basin/domain';
import type { SearchCalls } from '../../calls.ts';
import type { Product } from '../../contract/types.ts';
import { arrangeResults, type ResultsOrder } from './arrange-results.ts';
import type { ProductFilters } from './filter-fields.ts';
import { listingFrom, questionFrom, type ListedProducts, type ListProducts } from './list-products.ts';
import type { ProductCard } from './product-card.ts';
import {
  askIndex,
  cardFields,
  everything,
  fieldsOf,
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

/** A page of the site that words lead to. */
export interface FoundPage {
  readonly title: string;
  readonly path: string;
  readonly description: string | null;
}

/** Something that a shopper may mean while typing. */
export interface ProductSuggestion {
  readonly sku: string;
  readonly modelNumber: string;
  readonly name: string;
  /** Name of its picture; null when it has none. */
  readonly image: string | null;
  readonly kind: 'product' | 'service-part';
  /** Whether its number or its name is what was typed. */
  readonly isExact: boolean;
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
    pages: answer.pages.map(({ description = null, ...page }) => ({ ...page, description })),
    hasOwnPage: answer.redirect !== undefined,
  };
}

const searchOf = ({ search: profilename, collections }: ProductLine): PageQuery => ({ profilename, collections });

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

const leastLetters = 2;

const suggestionPart = /* @__PURE__ */ (() => ({
  fields: fieldsOf(['sku', 'masterCustomerFacingSku', 'name', 'image']),
  skip: 0,
  limit: typeAheadRows,
}))();

/** What a shopper may mean while typing: what was typed exactly, then products; nothing before the second letter. */
export async function suggestProducts(
  calls: IndexCalls,
  source: ProductSource,
  typed: string,
): Promise<ProductSuggestion[]> {
  const words = plainWords(typed);
  if (words === undefined || words.length < leastLetters) return [];
  const { products, serviceParts } = await source.lines();
  const ask = async ({ suggestions: profilename, collections }: ProductLine) =>
    askIndex(calls, source, {
      query: { profilename, collections },
      words,
      ...suggestionPart,
    });
  const [found, parts] = await Promise.all([ask(products), ask(serviceParts)]);
  const all = [
    ...found.documents.map((product) => suggestionFrom(product, 'product', words)),
    ...parts.documents.map((part) => suggestionFrom(part, 'service-part', words)),
  ];
  return all.sort((one, other) => Number(other.isExact) - Number(one.isExact)).slice(0, typeAheadRows);
}

/** Spelt so. @see docs/domain.md A52 */
const allTopSearches = '*.*';

/** The five products that shoppers look for most. */
export async function topSearches(calls: IndexCalls, source: ProductSource): Promise<ProductSuggestion[]> {
  const { topSearches: profilename, collections } = (await source.lines()).products;
  const query = { profilename, collections };
  const question = { query, words: allTopSearches, ...suggestionPart, limit: seedSearchRows };
  return (await askIndex(calls, source, question)).documents.map((product) => suggestionFrom(product, 'product', ''));
}

function suggestionFrom(product: Product, kind: ProductSuggestion['kind'], words: string): ProductSuggestion {
  const { sku = '', masterCustomerFacingSku: modelNumber = '', name = '' } = product;
  const typed = words.toLowerCase();
  const isExact = [sku, modelNumber, name].some((own) => own.toLowerCase() === typed);
  return { sku, modelNumber, name, image: product.image ?? null, kind, isExact };
}
