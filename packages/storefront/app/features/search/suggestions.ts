import type { Coverage, FoundPage, StartingPrice, Suggestions } from '@basin/sdk';

/** A product or service part that a shopper may mean, and its page. */
export interface SuggestedProduct {
  readonly sku: string;
  readonly path: string;
  readonly name: string;
  readonly modelNumber: string;
  /** Name of its picture; null when it has none. */
  readonly image: string | null;
  readonly price: StartingPrice | null;
  readonly coverage: Coverage | null;
}

/** What a shopper may mean while typing, as much as the list has room for. */
export interface SuggestionsView {
  readonly products: readonly SuggestedProduct[];
  readonly parts: readonly SuggestedProduct[];
  readonly pages: readonly Pick<FoundPage, 'title' | 'path' | 'kind'>[];
  readonly totals: Suggestions['totals'];
}
