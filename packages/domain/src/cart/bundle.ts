import { requireNumber } from '../arguments.ts';
import type { LineItem } from './line-item.ts';

/** Returns the parts of a bundle, in cart order. */
export function bundleChildren<Line extends LineItem>(lines: readonly Line[], parentId: string): Line[] {
  return lines.filter((line) => line.bundleParentId === parentId);
}

/**
 * Returns the units of a part that belong to a bundle at a new quantity: in proportion, rounded up. A part that was
 * changed separately keeps its ratio.
 */
function scaleChild(childQuantity: number, parentQuantity: number, newParentQuantity: number): number {
  const [units, sets] = [
    requireNumber('quantity', childQuantity),
    requireNumber('quantity', parentQuantity, { min: 1 }),
  ];
  return Math.ceil((units * newParentQuantity) / sets);
}

/**
 * Returns the lines with a bundle at a new quantity and its parts in proportion. A quantity of 0 or less removes the
 * bundle and its parts.
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

/** Returns the lines without a bundle and its parts. @see docs/domain.md cart changes */
export function removeBundle<Line extends LineItem>(lines: readonly Line[], parentId: string): Line[] {
  return lines.filter((line) => line.id !== parentId && line.bundleParentId !== parentId);
}
