import { defaultCurrency, type Money } from '../money/money.ts';
import { wholeCents } from '../money/whole-cents.ts';

/** What the totals of a cart are made of; an absent part is nothing. */
export interface CartAmounts {
  readonly lineItems: readonly { readonly totalPrice: Money }[];
  readonly customLineItems?: readonly { readonly totalPrice: Money }[] | undefined;
  readonly discountTotal?: Money | undefined;
  readonly shippingTotal?: Money | undefined;
  readonly taxTotal?: Money | undefined;
}

/** All of one currency. */
export interface CartTotals {
  readonly subTotal: Money;
  readonly discountTotal: Money;
  readonly shippingTotal: Money;
  readonly taxTotal: Money;
  readonly grandTotal: Money;
}

/**
 * The totals of a cart: lines and charges, minus the discount on the total, plus shipping and tax. The price of a bundle is on its
 * parent line and its parts cost nothing, so every line counts.
 *
 * @throws {RangeError} when currencies are mixed or a total leaves the safe integers
 */
export function cartTotals(amounts: CartAmounts): CartTotals {
  const { lineItems, customLineItems = [], discountTotal, shippingTotal, taxTotal } = amounts;
  const first = lineItems[0] ?? customLineItems[0];
  const currencyCode = first?.totalPrice.currencyCode ?? shippingTotal?.currencyCode ?? defaultCurrency;
  const cents = (money: Money | undefined) => centsIn(money, currencyCode);
  let subTotal = 0;
  for (const line of lineItems) subTotal += cents(line.totalPrice);
  for (const line of customLineItems) subTotal += cents(line.totalPrice);
  const grandTotal = subTotal - cents(discountTotal) + cents(shippingTotal) + cents(taxTotal);
  const money = (centAmount: number): Money => ({ centAmount, currencyCode });
  return {
    subTotal: money(subTotal),
    discountTotal: discountTotal ?? money(0),
    shippingTotal: shippingTotal ?? money(0),
    taxTotal: taxTotal ?? money(0),
    grandTotal: money(wholeCents(grandTotal)),
  };
}

function centsIn(money: Money | undefined, currencyCode: string): number {
  if (!money) return 0;
  if (money.currencyCode !== currencyCode) throw new RangeError(`Cannot add ${money.currencyCode} to ${currencyCode}`);
  return money.centAmount;
}
