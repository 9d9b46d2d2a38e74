import type { ProductCardView } from '../product-card.ts';

/** The data of a listing page. */
export interface ListingView {
  readonly total: number;
  readonly products: readonly ProductCardView[];
  readonly facets: readonly FacetView[];
  readonly price: PriceScale | null;
}

/** The price filter of a listing. All amounts are whole units of the currency, as in the URL. */
export interface PriceScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Number of products per price interval, the cheapest first. */
  readonly counts: readonly number[];
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
