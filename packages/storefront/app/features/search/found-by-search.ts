import type { FoundPage, ResultsOrder } from '@basin/sdk';
import type { PackedListing, ProductCardView } from '../catalogue/index.ts';
import type { SuggestedProduct } from './suggestions.ts';

/** The results of a search. */
export interface FoundBySearch {
  readonly view: PackedListing;
  readonly parts: readonly ProductCardView[];
  readonly partsTotal: number;
  readonly order: ResultsOrder;
  readonly pages: readonly FoundPage[];
  /** Whether the words name a content page, which is then listed before the products. */
  readonly hasOwnPage: boolean;
}

/** The search start page, before the shopper enters words. */
export interface SearchStart {
  /** Words that shoppers often search for. */
  readonly searches: readonly string[];
  /** Popular products. */
  readonly products: readonly SuggestedProduct[];
}
