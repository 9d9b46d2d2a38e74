/** Units that a room is measured in: feet and square feet, or metres and square metres. */
export type RoomUnit = 'ft' | 'm';

/** The largest measure and the largest overage that are planned. */
export const roomLimits = { measure: 1_000_000, overagePercent: 100 } as const;

const metresInFoot = 0.3048;
const squareMetresInSquareFoot = 0.09290304;
const scale = 10_000;

/**
 * A measure as a whole number of ten-thousandths, so that 100 plus 10 % is exactly 110.
 *
 * @throws {RangeError} when it is negative, no number or beyond a million
 */
export function tenThousandths(measure: number): number {
  if (!(measure >= 0 && measure <= roomLimits.measure)) throw new RangeError(`Not a measure of a room: ${measure}`);
  return Math.round(measure * scale);
}

/** The measure of a number of ten-thousandths. */
export function fromTenThousandths(count: number): number {
  return count / scale;
}

/** A length in ten-thousandths of a foot, rounded up. */
export function feetOf(length: number, unit: RoomUnit): number {
  const count = tenThousandths(length);
  return unit === 'ft' ? count : Math.ceil(count / metresInFoot);
}

/** An area in ten-thousandths of a square foot, rounded up. */
export function squareFeetOf(area: number, unit: RoomUnit): number {
  const count = tenThousandths(area);
  return unit === 'ft' ? count : Math.ceil(count / squareMetresInSquareFoot);
}

/**
 * A count with so many percent added, rounded up.
 *
 * @throws {RangeError} when the overage is not between 0 and 100
 */
export function withOverage(count: number, overagePercent: number): number {
  if (!(overagePercent >= 0 && overagePercent <= roomLimits.overagePercent))
    throw new RangeError(`Not an overage: ${overagePercent}`);
  return Math.ceil((count * Math.round((100 + overagePercent) * 100)) / 10_000);
}
