import type { TaxExemption } from '@basin/domain';
import type { Offer } from '../catalogue/index.ts';
import type { DiscountCode } from '../discounts/index.ts';

/** The data that prices are calculated from. */
export interface Pricing {
  readonly offers: ReadonlyMap<string, Offer>;
  readonly discounts: readonly DiscountCode[];
  readonly customerGroup: string;
  readonly now: Date;
  /** The tax exemption of the cart's owner. */
  readonly taxExemption?: TaxExemption | undefined;
}
