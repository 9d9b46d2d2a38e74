import { bundleChildren, changeBundleQuantity } from './bundle.ts';
import type { LineItem } from './line-item.ts';
import { mergeCarts } from './merge-carts.ts';

/** Two lists after a line has moved from one to the other. */
export interface MovedLine<Line extends LineItem> {
  readonly from: readonly Line[];
  readonly to: readonly Line[];
}

/**
 * Moves a line, or a bundle with its parts, from the cart to what is saved for later, or back. It raises a line of the
 * other list that is the same but for its quantity. Undefined when the list has no such line.
 *
 * @param newId makes an id that no line has
 * @param options.quantity units that move, all unless given; the rest stays
 */
export function moveLine<Line extends LineItem>(
  { from, to }: MovedLine<Line>,
  lineId: string,
  newId: () => string,
  { quantity }: { readonly quantity?: number | undefined } = {},
): MovedLine<Line> | undefined {
  const line = from.find(({ id }) => id === lineId);
  if (!line) return undefined;
  const units = Math.min(quantity ?? line.quantity, line.quantity);
  const moved = changeBundleQuantity([line, ...bundleChildren(from, lineId)], lineId, units);
  return {
    from: changeBundleQuantity(from, lineId, line.quantity - units),
    to: mergeCarts(to, moved, newId, 'sum').lines,
  };
}
