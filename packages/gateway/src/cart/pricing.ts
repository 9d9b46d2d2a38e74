import type { Offer } from '../catalogue/offers.ts';
import type { DiscountCode } from '../discounts/discount-code.ts';

/** What prices are made from. */
export interface Pricing {
  readonly offers: ReadonlyMap<string, Offer>;
  readonly discounts: readonly DiscountCode[];
  readonly customerGroup: string;
  readonly now: Date;
}
