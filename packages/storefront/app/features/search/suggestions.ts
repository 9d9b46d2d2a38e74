import type { Coverage, FoundPage, StartingPrice, Suggestions } from '@basin/sdk';

/** A suggested product or service part and its page. */
export interface SuggestedProduct {
  readonly sku: string;
  readonly path: string;
  readonly name: string;
  readonly modelNumber: string;
  /** The name of its picture, or null. */
  readonly image: string | null;
  readonly price: StartingPrice | null;
  readonly coverage: Coverage | null;
}

/** The suggestions for a shopper's words, as many as the list shows. */
export interface SuggestionsView {
  readonly products: readonly SuggestedProduct[];
  /** Words that shoppers often search for, before the first letter. */
  readonly searches: readonly string[];
  readonly parts: readonly SuggestedProduct[];
  readonly pages: readonly Pick<FoundPage, 'title' | 'path' | 'kind'>[];
  readonly totals: Suggestions['totals'];
}
