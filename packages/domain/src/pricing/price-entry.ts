import type { Money } from '../money/money.ts';

/** One price of a sku, for one customer group. @see catalogue spec §3 */
export interface PriceEntry {
  readonly sku: string;
  /** Text that names the kind: it contains `standalone` or `pricelist`. */
  readonly key: string;
  readonly value: Money;
  readonly discounted?: { readonly value: Money } | undefined;
  /** Its key is a persona code. */
  readonly customerGroup?: { readonly key: string } | undefined;
}

export type PriceKind = 'standalone' | 'pricelist' | 'any';
