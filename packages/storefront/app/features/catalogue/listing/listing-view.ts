import type { PriceSpread } from '@basin/sdk';
import type { ProductCardView } from '../product-card.ts';

/** The data of a listing page. */
export interface ListingView {
  readonly total: number;
  readonly products: readonly ProductCardView[];
  readonly facets: readonly FacetView[];
  readonly price: PriceSpread | null;
}

/** A filter with named values. */
export interface FacetView {
  /** The filter's name in the URL. */
  readonly field: string;
  readonly label: string;
  readonly values: readonly {
    /** The value in the URL, the same in every language. */
    readonly key: string;
    /** The label, when it differs from the key. */
    readonly label?: string;
    readonly count: number;
  }[];
}
