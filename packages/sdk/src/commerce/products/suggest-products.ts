import { seedSearchRows, typeAheadRows } from '@basin/domain';
import type { SearchCalls } from '../../calls.ts';
import type { Product } from '../../contract/types.ts';
import { arrangeResults } from './arrange-results.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import {
  askIndex,
  cardFields,
  fieldsOf,
  plainWords,
  type FoundDocuments,
  type ProductSource,
} from './product-index.ts';
import type { ProductLine } from './product-lines.ts';
import { pagesFrom, searchOf, type FoundPage } from './search-products.ts';

/** A product or service part that a shopper may mean while typing. */
export interface ProductSuggestion extends ProductCard {
  /** Whether its number or its name is what was typed. */
  readonly isExact: boolean;
}

/** What a shopper may mean while typing. */
export interface Suggestions {
  /** Products and service parts, what was typed exactly first; ten at most. */
  readonly products: readonly ProductSuggestion[];
  /** Pages of the site that the words lead to, best first. */
  readonly pages: readonly FoundPage[];
  /** How many products, and how many service parts, the results of a search for the words show. */
  readonly totals: { readonly products: number; readonly serviceParts: number };
}

interface IndexCalls {
  readonly search: SearchCalls;
}

const leastLetters = 2;
const nothing: Suggestions = { products: [], pages: [], totals: { products: 0, serviceParts: 0 } };

/** What a shopper may mean while typing; nothing before the second letter. */
export async function suggestProducts(calls: IndexCalls, source: ProductSource, typed: string): Promise<Suggestions> {
  const words = plainWords(typed);
  if (words === undefined || words.length < leastLetters) return nothing;
  const [{ products, serviceParts }, persona] = await Promise.all([source.lines(), source.persona()]);
  const suggested = ({ suggestions: profilename, collections }: ProductLine) =>
    askIndex(calls, source, { query: { profilename, collections }, words, ...cards(persona, typeAheadRows) });
  const counted = (line: ProductLine) =>
    askIndex(calls, source, { query: searchOf(line), words, fields: fieldsOf(['sku']), skip: 0, limit: 0 });
  const [found, parts, ...totals] = await Promise.all([
    suggested(products),
    suggested(serviceParts),
    counted(products),
    counted(serviceParts),
  ]);
  const all = [...found.documents, ...parts.documents];
  const suggestions = all.map((product) => suggestionFrom(product, words, persona, source.now()));
  return {
    products: suggestions.sort((one, other) => Number(other.isExact) - Number(one.isExact)).slice(0, typeAheadRows),
    pages: pagesFrom(found),
    totals: totalsShown(...totals),
  };
}

function totalsShown(products: FoundDocuments, parts: FoundDocuments): Suggestions['totals'] {
  const { showsProducts, showsParts } = arrangeResults(products, parts, products.pages.length);
  return { products: showsProducts ? products.total : 0, serviceParts: showsParts ? parts.total : 0 };
}

/** Spelt so. @see docs/domain.md A52 */
const allTopSearches = '*.*';

/** The five products that shoppers look for most. */
export async function topSearches(calls: IndexCalls, source: ProductSource): Promise<ProductSuggestion[]> {
  const [{ products }, persona] = await Promise.all([source.lines(), source.persona()]);
  const query = { profilename: products.topSearches, collections: products.collections };
  const question = { query, words: allTopSearches, ...cards(persona, seedSearchRows) };
  const found = await askIndex(calls, source, question);
  return found.documents.map((product) => suggestionFrom(product, '', persona, source.now()));
}

/** The first cards of a question, with their names and numbers asked for first. */
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
