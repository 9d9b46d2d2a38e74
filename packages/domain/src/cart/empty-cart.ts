import { defaultCurrency } from '../money/money.ts';
import { cartCounts } from './cart-counts.ts';
import { cartTaxMode } from './cart.ts';
import type { LineItem } from './line-item.ts';

/** The cart after its last line has gone. @see platform spec §4 */
export const emptyCart = { lineItems: [], count: 0, currency: defaultCurrency, taxMode: cartTaxMode } as const;

/**
 * Whether nothing is left to buy, so that the cart is deleted: bundles and single lines keep it, the parts of a bundle and extra
 * charges do not.
 *
 * @see platform spec §4 and docs/domain.md A39
 */
export function isCartEmpty(lines: readonly Pick<LineItem, 'quantity' | 'isBundleChildItem'>[]): boolean {
  return cartCounts(lines).lines === 0;
}
