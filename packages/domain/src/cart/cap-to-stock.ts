import { requireNumber } from '../arguments.ts';
import { isStockChecked, type StockTerms, availableUnits } from '../product/stock.ts';

/** The outcome of a quantity request. @see platform spec §4 */
export type QuantityOutcome = 'none' | 'capped' | 'noItemsToShip' | 'reduced';

/** A request for units of a line, with the stock that limits it. */
export interface QuantityRequest extends StockTerms {
  readonly requested: number;
  /** Units of the line before the request; 0 for a new line. */
  readonly current?: number | undefined;
  /** Units in stock; undefined when the stock is unknown, in which case the quantity is not capped. */
  readonly available: number | undefined;
}

/** The quantity that the stock allows, and the message for the shopper. */
export interface CappedQuantity {
  readonly quantity: number;
  readonly message: QuantityOutcome;
}

/**
 * Returns the quantity that the stock allows and the message for the shopper; a quantity of 0 removes the line. The
 * quantity is capped exactly when `stockStatus` returns out of stock.
 *
 * @throws {TypeError} when a number is missing or not a number
 * @throws {RangeError} when a quantity is not a whole number from 0 up
 * @see platform spec §4
 */
export function capQuantity(request: QuantityRequest): CappedQuantity {
  const requested = requireNumber('requested', request.requested, { isWhole: true });
  const current = requireNumber('current', request.current ?? 0, { isWhole: true });
  const available = request.available === undefined ? Infinity : availableUnits(request.available);
  if (!isStockChecked(request) || requested <= available) return { quantity: requested, message: 'none' };
  if (available === 0) return { quantity: 0, message: 'reduced' };
  return { quantity: available, message: available === current ? 'noItemsToShip' : 'capped' };
}
