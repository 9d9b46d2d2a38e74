import type { FoundPage, ResultsOrder } from '@basin/sdk';
import type { PackedListing, ProductCardView } from '../catalogue/index.ts';
import type { SuggestedProduct } from './suggestions.ts';

/** What the server found for a shopper's words. */
export interface FoundBySearch {
  readonly view: PackedListing;
  readonly parts: readonly ProductCardView[];
  readonly partsTotal: number;
  readonly order: ResultsOrder;
  readonly pages: readonly FoundPage[];
  /** The words are a page's own: it goes before the goods. */
  readonly hasOwnPage: boolean;
}

/** Where a search begins, before there are words. */
export interface SearchStart {
  readonly top: readonly SuggestedProduct[];
}
