import { fromTenThousandths, roomLimits, tenThousandths, withOverage } from './measure.ts';

/** What a room of tile or trim asks for. */
export interface RoomNeed {
  /** In the unit that the product is sold by, such as square feet; below zero counts as nothing. */
  readonly area: number;
  /** Percent for cuts and breakage; below zero counts as none. */
  readonly overage: number;
  /** How far one sold unit, such as a box, reaches. */
  readonly coverage: number;
}

/** How much a room needs, with the overage, and how many whole units that is. */
export interface RoomPlan {
  /** Exact to the ten-thousandth, rounded up. */
  readonly totalNeeded: number;
  readonly quantity: number;
}

/**
 * The whole units that cover a room with its overage: 84.5 and 10 percent are 92.95, which takes 9 boxes of 10.76. Made for live input:
 * an area or overage beyond its limits counts as the limit.
 *
 * @throws {RangeError} when the coverage is not above zero
 * @see platform spec §3
 */
export function planRoom({ area, overage, coverage }: RoomNeed): RoomPlan {
  const each = tenThousandths(coverage);
  if (each === 0) throw new RangeError(`Cannot cover ${area} by ${coverage}`);
  const needed = withOverage(
    tenThousandths(within(area, roomLimits.measure)),
    within(overage, roomLimits.overagePercent),
  );
  return { totalNeeded: fromTenThousandths(needed), quantity: Math.ceil(needed / each) };
}

function within(value: number, limit: number): number {
  return Math.min(Math.max(value, 0), limit);
}
