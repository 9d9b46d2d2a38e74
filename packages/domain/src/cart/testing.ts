import type { Money } from '../money/money.ts';
import type { PricedLineItem } from './cart.ts';
import type { LineItem } from './line-item.ts';

/** Returns a test line; a test gives only the fields that matter to it. */
export function line(fields: Partial<LineItem> = {}): LineItem {
  return { id: 'l-1', sku: 'K-1', quantity: 1, ...fields };
}

/** Two bundles `K-SET` of one bowl and two bolts each. */
export const bundle: readonly LineItem[] = [
  { id: 'set', sku: 'K-SET', quantity: 2 },
  { id: 'bowl', sku: 'K-BOWL', quantity: 2, isBundleChildItem: true, bundleParentId: 'set' },
  { id: 'bolt', sku: 'K-BOLT', quantity: 4, isBundleChildItem: true, bundleParentId: 'set' },
];

export function usd(centAmount: number): Money {
  return { centAmount, currencyCode: 'USD' };
}

/** Returns a line with its price in US cents. */
export function priced(centAmount: number, fields: Partial<LineItem> = {}): PricedLineItem {
  return { ...line(fields), totalPrice: usd(centAmount) };
}
