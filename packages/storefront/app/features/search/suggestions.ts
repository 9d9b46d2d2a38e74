import type { Coverage, FoundPage, StartingPrice } from '@basin/sdk';

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
  /** The row below them, which opens all results, or says that nothing was found and opens all products. */
  readonly last: LastRow | null;
}

export interface LastRow {
  /** The path that it opens. */
  readonly value: string;
  readonly label: string;
  /** The text of the field after it is chosen. */
  readonly text: string;
}
