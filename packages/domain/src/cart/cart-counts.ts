import type { LineItem } from './line-item.ts';

/** How much is in a cart. */
export interface CartCounts {
  /** Lines that a shopper sees: bundles and single lines, not the parts of a bundle. */
  readonly lines: number;
  /** Units of those lines. */
  readonly units: number;
}

/** How much is in a cart; the parts of a bundle do not count. @see docs/domain.md A39 */
export function cartCounts(lines: readonly Pick<LineItem, 'quantity' | 'isBundleChildItem'>[]): CartCounts {
  let count = 0;
  let units = 0;
  for (const line of lines) {
    if (line.isBundleChildItem) continue;
    count += 1;
    units += line.quantity;
  }
  return { lines: count, units };
}
