/** What a room of tile or trim asks for. */
export interface RoomNeed {
  /** In the unit that the product is sold by, such as square feet. */
  readonly area: number;
  /** Percent for cuts and breakage. */
  readonly overage: number;
  /** How far one sold unit, such as a box, reaches. */
  readonly coverage: number;
}

/** How much a room needs, with the overage, and how many whole units that is. */
export interface RoomPlan {
  /** Rounded to hundredths. */
  readonly totalNeeded: number;
  readonly quantity: number;
}

/**
 * The whole units that cover a room with its overage: 84.5 and 10 percent are 92.95, which takes 9 boxes of 10.76.
 *
 * @throws {RangeError} when the coverage is not above zero
 * @see platform spec §3
 */
export function planRoom({ area, overage, coverage }: RoomNeed): RoomPlan {
  if (!(coverage > 0)) throw new RangeError('the coverage of a unit is above zero');
  const totalNeeded = roundTo(100, Math.max(0, area) * (1 + Math.max(0, overage) / 100));
  // 110 over 11 is ten boxes: a trace of binary fractions must not buy another
  return { totalNeeded, quantity: Math.ceil(roundTo(1e6, totalNeeded / coverage)) };
}

const roundTo = (parts: number, value: number) => Math.round(value * parts) / parts;
