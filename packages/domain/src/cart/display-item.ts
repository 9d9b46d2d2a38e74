import type { Money } from '../money/money.ts';
import type { PricedLineItem } from './cart.ts';

/** What a cart shows of a product. */
export interface DisplayedProduct {
  readonly slug: string;
  readonly image: string;
  readonly category: string;
  readonly brand: string;
  readonly name: string;
  readonly desc: string;
  readonly color: string;
  readonly customerFacingSKU: string;
}

/** A line as the cart page shows it, spelt as specified. @see platform spec §3 */
export interface CartDisplayItem extends DisplayedProduct {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  /** In currency units, not cents. */
  readonly unitPrice: number;
  /** In currency units, not cents. */
  readonly totalPrice: number;
}

/** A line as the cart page shows it: its amounts are cents divided by 100. @see platform spec §3 */
export function displayItem(line: PricedLineItem, unitPrice: Money, product: DisplayedProduct): CartDisplayItem {
  return {
    ...product,
    id: line.id,
    sku: line.sku,
    quantity: line.quantity,
    unitPrice: displayedAmount(unitPrice),
    totalPrice: displayedAmount(line.totalPrice),
  };
}

/** The currency units of an amount: its cents divided by 100. @see platform spec §9 */
export function displayedAmount({ centAmount }: Money): number {
  return centAmount / 100;
}
