import { capQuantity } from './cap-quantity.ts';
import type { LineItem } from './line-item.ts';

/**
 * Each line cut to the stock of its sku; lines of one sku share the stock in order, a back-orderable line keeps what was asked.
 * A line may come out with quantity 0.
 *
 * @param stock units at hand by sku; a missing sku was not checked and is not cut
 * @see platform spec §4
 */
export function capToStock<Line extends LineItem>(lines: readonly Line[], stock: ReadonlyMap<string, number>): Line[] {
  const left = new Map(stock);
  return lines.map((line) => {
    const available = left.get(line.sku);
    const { quantity } = capQuantity({ requested: line.quantity, available, isBackOrderable: line.isBackOrderable });
    if (available !== undefined) left.set(line.sku, Math.max(0, available - quantity));
    return quantity === line.quantity ? line : { ...line, quantity };
  });
}
