import { requireNumber } from '../arguments.ts';
import { bundleChildren, changeBundleQuantity } from './bundle.ts';
import type { LineItem } from './line-item.ts';
import { mergeCarts } from './merge-carts.ts';

/** Two lists after a line has moved from one to the other. */
export interface MovedLine<Line extends LineItem> {
  readonly from: readonly Line[];
  readonly to: readonly Line[];
}

/**
 * Moves a line, or a bundle with its parts, from the cart to the saved-for-later list, or back; with a quantity, only
 * that many units. If the other list has a line that matches in everything but quantity, that line is increased. Returns
 * undefined when the list does not contain the line.
 *
 * @param newId returns an id that no line has
 * @throws {TypeError} when the quantity is not a number
 * @throws {RangeError} when the quantity is not a whole number from 0 up
 */
export function moveLine<Line extends LineItem>(
  { from, to }: MovedLine<Line>,
  lineId: string,
  newId: () => string,
  { quantity }: { readonly quantity?: number | undefined } = {},
): MovedLine<Line> | undefined {
  const line = from.find(({ id }) => id === lineId);
  if (!line) return undefined;
  const units = Math.min(requireNumber('quantity', quantity ?? line.quantity, { isWhole: true }), line.quantity);
  const moved = changeBundleQuantity([line, ...bundleChildren(from, lineId)], lineId, units);
  return {
    from: changeBundleQuantity(from, lineId, line.quantity - units),
    to: mergeCarts(to, moved, newId, 'sum').lines,
  };
}
