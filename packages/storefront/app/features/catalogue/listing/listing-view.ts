import type { PriceSpread } from '@basin/sdk';
import type { ProductCardView } from '../product-card.ts';

/** What a listing page shows of a listing. */
export interface ListingView {
  readonly total: number;
  readonly products: readonly ProductCardView[];
  readonly facets: readonly FacetView[];
  readonly price: PriceSpread | null;
}

/** A filter by word. */
export interface FacetView {
  /** By which the address names it. */
  readonly field: string;
  readonly label: string;
  readonly values: readonly {
    /** What stands in the address: the same in every language. */
    readonly key: string;
    /** Its words, where they are others. */
    readonly label?: string;
    readonly count: number;
  }[];
}
