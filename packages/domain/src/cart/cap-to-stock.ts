import { requireNumber } from '../arguments.ts';
import { isStockChecked, type StockTerms, unitsAtHand } from '../product/stock.ts';
import { bundleChildren, changeBundleQuantity } from './bundle.ts';
import { type LineItem, topLines } from './line-item.ts';

/** What happened to a requested quantity. @see platform spec §4 */
export type QuantityOutcome = 'none' | 'capped' | 'noItemsToShip' | 'reduced';

/** A request for units of a line, and what its stock allows. */
export interface QuantityRequest extends StockTerms {
  readonly requested: number;
  /** Units of the line before the request; 0 for a new line. */
  readonly current?: number | undefined;
  /** Units at hand; undefined when the stock could not be read, and then nothing is cut. */
  readonly available: number | undefined;
}

/** The quantity that the stock allows, and what to say about it. */
export interface CappedQuantity {
  readonly quantity: number;
  readonly message: QuantityOutcome;
}

/**
 * Returns the quantity that the stock allows and the message that goes with it; a quantity of 0 removes the line. It is cut exactly when
 * `stockStatus` says out of stock.
 *
 * @throws {TypeError} when a number is missing or not a number
 * @throws {RangeError} when a quantity is not a whole number from 0 up
 * @see platform spec §4
 */
export function capQuantity(request: QuantityRequest): CappedQuantity {
  const requested = requireNumber('requested', request.requested, { isWhole: true });
  const current = requireNumber('current', request.current ?? 0, { isWhole: true });
  const available = request.available === undefined ? Infinity : unitsAtHand(request.available);
  if (!isStockChecked(request) || requested <= available) return { quantity: requested, message: 'none' };
  if (available === 0) return { quantity: 0, message: 'reduced' };
  return { quantity: available, message: available === current ? 'noItemsToShip' : 'capped' };
}

/**
 * Returns the lines cut to the stock of their skus. A bundle is cut as a whole: to as many as the stock of its parent and of every part
 * allows. Lines share the stock of a sku in the order of the cart; a back-orderable line is not cut. A line may come out with quantity 0.
 *
 * @param stock units at hand by sku; a missing sku was not checked and is not cut
 * @see platform spec §4
 */
export function capToStock<Line extends LineItem>(lines: readonly Line[], stock: ReadonlyMap<string, number>): Line[] {
  const left = new Map(stock);
  const quantities = new Map<Line, number>();
  for (const top of topLines(lines)) {
    const unit = [top, ...bundleChildren(lines, top.id)];
    const most = largestCount(top.quantity, (count) => isAtHand(unitOf(unit, count), left));
    for (const [at, { sku, quantity }] of unitOf(unit, most).entries()) {
      quantities.set(unit[at] ?? top, quantity);
      left.set(sku, Math.max(0, (left.get(sku) ?? Infinity) - quantity));
    }
  }
  return lines.map((line) => {
    const quantity = quantities.get(line) ?? line.quantity;
    return quantity === line.quantity ? line : { ...line, quantity };
  });
}

/** A single line, or a bundle with its parts, at another quantity; in place at 0 too. */
function unitOf<Line extends LineItem>([top, ...parts]: readonly Line[], quantity: number): Line[] {
  if (!top) return [];
  if (quantity === 0) return [top, ...parts].map((line) => ({ ...line, quantity }));
  return changeBundleQuantity([top, ...parts], top.id, quantity);
}

function isAtHand(lines: readonly LineItem[], left: ReadonlyMap<string, number>): boolean {
  const needed = new Map<string, number>();
  for (const { sku, quantity, isBackOrderable } of lines)
    if (!isBackOrderable) needed.set(sku, (needed.get(sku) ?? 0) + quantity);
  return [...needed].every(([sku, quantity]) => quantity <= (left.get(sku) ?? Infinity));
}

/** The largest count that fits, where every smaller one fits too. */
function largestCount(most: number, fits: (count: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
