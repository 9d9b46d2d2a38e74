import { requireNumber } from '../arguments.ts';
import type { LineItem } from './line-item.ts';

/** The parts of a bundle in the order of the cart. */
export function bundleChildren<Line extends LineItem>(lines: readonly Line[], parentId: string): Line[] {
  return lines.filter((line) => line.bundleParentId === parentId);
}

/**
 * How many units of a part belong to a bundle of another quantity: in proportion, never short of it.
 * A part that was changed by itself keeps its odd ratio and is rounded up.
 */
function scaleChild(childQuantity: number, parentQuantity: number, newParentQuantity: number): number {
  const [units, sets] = [
    requireNumber('quantity', childQuantity),
    requireNumber('quantity', parentQuantity, { min: 1 }),
  ];
  return Math.ceil((units * newParentQuantity) / sets);
}

/**
 * The lines with a bundle at another quantity, its parts in proportion; at 0 and below the bundle is gone with its parts.
 *
 * @throws {TypeError} when the quantity is not a number
 * @throws {RangeError} when the quantity is not whole
 * @see docs/domain.md cart changes
 */
export function changeBundleQuantity<Line extends LineItem>(
  lines: readonly Line[],
  parentId: string,
  quantity: number,
): Line[] {
  if (requireNumber('quantity', quantity, { min: -Infinity, isWhole: true }) <= 0) return removeBundle(lines, parentId);
  const parent = lines.find((line) => line.id === parentId);
  if (!parent) return [...lines];
  return lines.map((line) => {
    if (line.id === parentId) return { ...line, quantity };
    if (line.bundleParentId !== parentId) return line;
    return { ...line, quantity: scaleChild(line.quantity, parent.quantity, quantity) };
  });
}

/** The lines without a bundle and its parts. @see docs/domain.md cart changes */
export function removeBundle<Line extends LineItem>(lines: readonly Line[], parentId: string): Line[] {
  return lines.filter((line) => line.id !== parentId && line.bundleParentId !== parentId);
}
