import { seedSearchRows, typeAheadRows } from '@basin/domain';
import type { SearchCalls } from '../../calls.ts';
import type { Product } from '../../contract/types.ts';
import { arrangeResults } from './arrange-results.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import {
  queryIndex,
  cardFields,
  fieldsOf,
  plainWords,
  type FoundDocuments,
  type ProductSource,
} from './product-index.ts';
import type { ProductLine } from './product-lines.ts';
import { pagesFrom, searchOf, type FoundPage } from './search-products.ts';

/** A suggested product or service part. */
export interface ProductSuggestion extends ProductCard {
  /** Whether its number or its name equals the typed text. */
  readonly isExact: boolean;
}

/** Suggestions for the typed text. */
export interface Suggestions {
  /** At most ten products, then at most ten service parts; exact matches of both come first. */
  readonly products: readonly ProductSuggestion[];
  /** Matching pages of the site, best match first. */
  readonly pages: readonly FoundPage[];
  /** The number of products and service parts that a search for the words would show. */
  readonly totals: { readonly products: number; readonly serviceParts: number };
}

interface IndexCalls {
  readonly search: SearchCalls;
}

const minLength = 2;
const nothing: Suggestions = { products: [], pages: [], totals: { products: 0, serviceParts: 0 } };

/** Suggests products, service parts and pages while a shopper types; empty below two characters. */
export async function suggestProducts(calls: IndexCalls, source: ProductSource, typed: string): Promise<Suggestions> {
  const words = plainWords(typed);
  if (words === undefined || words.length < minLength) return nothing;
  const [{ products, serviceParts }, persona] = await Promise.all([source.lines(), source.persona()]);
  const suggested = ({ suggestions: profilename, collections }: ProductLine) =>
    queryIndex(calls, source, { query: { profilename, collections }, words, ...cards(persona, typeAheadRows) });
  const counted = (line: ProductLine) =>
    queryIndex(calls, source, { query: searchOf(line), words, fields: fieldsOf(['sku']), skip: 0, limit: 0 });
  const [found, parts, ...totals] = await Promise.all([
    suggested(products),
    suggested(serviceParts),
    counted(products),
    counted(serviceParts),
  ]);
  const all = [...found.documents, ...parts.documents];
  const suggestions = all.map((product) => suggestionFrom(product, words, persona, source.now()));
  return {
    products: suggestions.sort((one, other) => Number(other.isExact) - Number(one.isExact)),
    pages: pagesFrom(found),
    totals: visibleTotals(...totals),
  };
}

function visibleTotals(products: FoundDocuments, parts: FoundDocuments): Suggestions['totals'] {
  const { showsProducts, showsParts } = arrangeResults(products, parts, products.pages.length);
  return { products: showsProducts ? products.total : 0, serviceParts: showsParts ? parts.total : 0 };
}

/** Spelt as specified. @see docs/domain.md A52 */
const allTopSearches = '*.*';

/** Returns the five most searched products. */
export async function topSearches(calls: IndexCalls, source: ProductSource): Promise<ProductSuggestion[]> {
  const [{ products }, persona] = await Promise.all([source.lines(), source.persona()]);
  const query = { profilename: products.topSearches, collections: products.collections };
  const indexQuery = { query, words: allTopSearches, ...cards(persona, seedSearchRows) };
  const found = await queryIndex(calls, source, indexQuery);
  return found.documents.map((product) => suggestionFrom(product, '', persona, source.now()));
}

/** Returns the range and fields of a query for cards; names and numbers come first in the fields. */
const cards = (persona: string, limit: number) => ({
  fields: [...new Set([...fieldsOf(['sku', 'masterCustomerFacingSku', 'name']), ...cardFields(persona)])],
  skip: 0,
  limit,
});

function suggestionFrom(product: Product, words: string, persona: string, now: Date): ProductSuggestion {
  const typed = words.toLowerCase();
  const { sku = '', masterCustomerFacingSku = '', name = '' } = product;
  const isExact = [sku, masterCustomerFacingSku, name].some((own) => own.toLowerCase() === typed);
  return { ...cardFrom(product, persona, now), isExact };
}
