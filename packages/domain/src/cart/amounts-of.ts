import type { Money } from '../money/money.ts';
import type { CartAmounts } from './cart-totals.ts';
import type { Cart } from './cart.ts';

/** What the totals of a cart are made of, its tax taken from the taxed price. @see platform spec §3 */
export function amountsOf(cart: Cart): CartAmounts {
  const { lineItems, customLineItems, shippingTotal } = cart;
  return { lineItems, customLineItems, shippingTotal, taxTotal: taxOf(cart) };
}

function taxOf({ taxedPrice }: Cart): Money | undefined {
  if (!taxedPrice) return undefined;
  const { totalTax, totalGross, totalNet } = taxedPrice;
  return totalTax ?? { ...totalGross, centAmount: totalGross.centAmount - totalNet.centAmount };
}
