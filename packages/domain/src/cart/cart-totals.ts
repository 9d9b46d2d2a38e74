import { requireNumber } from '../arguments.ts';
import { centsIn, defaultCurrency, type Money, wholeCents } from '../money/money.ts';
import type { Cart } from './cart.ts';

/** The amounts that a cart's totals add up; an absent amount counts as zero. */
export interface CartAmounts {
  readonly lineItems: readonly { readonly totalPrice: Money }[];
  readonly customLineItems?: readonly { readonly totalPrice: Money }[] | undefined;
  /** What the discount takes off, as a positive amount. */
  readonly discountTotal?: Money | undefined;
  readonly shippingTotal?: Money | undefined;
  readonly taxTotal?: Money | undefined;
}

/** The totals of a cart, all in one currency. */
export interface CartTotals {
  readonly subTotal: Money;
  readonly discountTotal: Money;
  readonly shippingTotal: Money;
  readonly taxTotal: Money;
  readonly grandTotal: Money;
}

/**
 * Returns the totals of a cart: lines and charges, minus the discount on the total, plus shipping and tax. A bundle's
 * price is on its parent line and its parts have a price of zero, so every line counts.
 *
 * @throws {TypeError} when an amount is not a Money object
 * @throws {RangeError} when currencies are mixed, a total is not a safe integer, or the discount is negative
 */
export function cartTotals(amounts: CartAmounts): CartTotals {
  const { lineItems, customLineItems = [] } = amounts;
  const first = lineItems[0] ?? customLineItems[0];
  const currencyCode = first?.totalPrice.currencyCode ?? amounts.shippingTotal?.currencyCode ?? defaultCurrency;
  const none: Money = { centAmount: 0, currencyCode };
  const { discountTotal = none, shippingTotal = none, taxTotal = none } = amounts;
  const subTotal = sumOf(lineItems, currencyCode) + sumOf(customLineItems, currencyCode);
  const added = centsIn(shippingTotal, currencyCode) + centsIn(taxTotal, currencyCode);
  const discount = requireNumber('discountTotal.centAmount', centsIn(discountTotal, currencyCode));
  const grandTotal = wholeCents(subTotal - discount + added);
  return {
    subTotal: { centAmount: subTotal, currencyCode },
    discountTotal,
    shippingTotal,
    taxTotal,
    grandTotal: { centAmount: grandTotal, currencyCode },
  };
}

function sumOf(lines: readonly { readonly totalPrice: Money }[], currencyCode: string): number {
  let sum = 0;
  for (const { totalPrice } of lines) sum += centsIn(totalPrice, currencyCode);
  return sum;
}

type CartFigures = Pick<Cart, 'shippingTotal' | 'taxedPrice'> & Pick<CartAmounts, 'lineItems' | 'customLineItems'>;

/** Returns the amounts that a cart's totals add up; the tax comes from the taxed price. @see platform spec §3 */
export function cartAmountsOf(cart: CartFigures): CartAmounts {
  const { lineItems, customLineItems, shippingTotal } = cart;
  return { lineItems, customLineItems, shippingTotal, taxTotal: taxOf(cart) };
}

function taxOf({ taxedPrice }: Pick<Cart, 'taxedPrice'>): Money | undefined {
  if (!taxedPrice) return undefined;
  const { totalTax, totalGross, totalNet } = taxedPrice;
  return totalTax ?? { ...totalGross, centAmount: totalGross.centAmount - totalNet.centAmount };
}
