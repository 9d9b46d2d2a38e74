/** What happened to a requested quantity. @see platform spec §4 */
export type QuantityOutcome = 'none' | 'capped' | 'noItemsToShip' | 'reduced';

/** A wish for units of a line, and what its stock allows. */
export interface QuantityRequest {
  readonly requested: number;
  /** Units of the line before the request; 0 for a new line. */
  readonly current?: number | undefined;
  /** Units at hand; undefined when the stock could not be read, and then nothing is cut. */
  readonly available: number | undefined;
  readonly isBackOrderable?: boolean | undefined;
  /** An installation or design service has no stock. */
  readonly isService?: boolean | undefined;
}

/** The quantity that the stock allows, and what to say about it. */
export interface CappedQuantity {
  readonly quantity: number;
  readonly message: QuantityOutcome;
}

/**
 * The quantity that the stock allows and the message that goes with it; a quantity of 0 removes the line.
 *
 * @see platform spec §4
 */
export function capQuantity(request: QuantityRequest): CappedQuantity {
  const { requested, current = 0, available, isBackOrderable = false, isService = false } = request;
  const unlimited = isBackOrderable || isService || available === undefined;
  if (unlimited || requested <= available) return { quantity: requested, message: 'none' };
  if (available <= 0) return { quantity: 0, message: 'reduced' };
  return { quantity: available, message: available === current ? 'noItemsToShip' : 'capped' };
}
