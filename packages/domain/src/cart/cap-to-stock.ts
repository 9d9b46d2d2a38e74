import { requireNumber } from '../arguments.ts';
import { isStockChecked, type StockTerms, unitsAtHand } from '../product/stock.ts';

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
