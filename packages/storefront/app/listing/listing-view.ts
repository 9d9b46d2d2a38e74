import type { Facet, RangeFacet } from '@basin/sdk';
import type { ProductCardView } from '../catalogue/product-card.ts';

/** What a listing page shows of an answer of the index. */
export interface ListingView {
  readonly total: number;
  readonly products: readonly ProductCardView[];
  readonly facets: readonly Facet[];
  readonly price: PriceRangeView | undefined;
}

/** The price filter: bounds in whole units of the currency, and how the products spread between them. */
export interface PriceRangeView {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly counts: readonly number[];
}

/** A price range whose buckets say something; undefined when there is nothing to choose. */
export function priceRangeFrom({ start, end, gap, buckets }: RangeFacet): PriceRangeView | undefined {
  if (!(end > start) || gap <= 0) return undefined;
  const counts = Array.from({ length: Math.ceil((end - start) / gap) }, () => 0);
  for (const { low, count } of buckets) {
    const index = Math.floor((low - start) / gap);
    if (index in counts) counts[index] = count;
  }
  return { min: start, max: end, step: Math.max(1, Math.round(gap / 10)), counts };
}
