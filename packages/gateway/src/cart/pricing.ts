import type { TaxExemption } from '@basin/domain';
import type { Offer } from '../catalogue/index.ts';
import type { DiscountCode } from '../discounts/index.ts';

/** What prices are made from. */
export interface Pricing {
  readonly offers: ReadonlyMap<string, Offer>;
  readonly discounts: readonly DiscountCode[];
  readonly customerGroup: string;
  readonly now: Date;
  /** Of the customer whose cart it is. */
  readonly taxExemption?: TaxExemption | undefined;
}
