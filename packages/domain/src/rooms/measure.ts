import { requireNumber, requireText } from '../arguments.ts';

/** Units that a room is measured in: feet and square feet, or metres and square metres. */
export type RoomUnit = 'ft' | 'm';

/** The smallest and largest measure, and the largest overage, that are planned. */
const roomLimits = { least: 0.0001, measure: 1_000_000, overagePercent: 100 } as const;

const metresInFoot = 0.3048;
const squareMetresInSquareFoot = 0.09290304;
const scale = 10_000;

/** What binary fractions add to a whole number of ten-thousandths, so that 6.096 m are 20 ft and not a hair more. */
const noise = 1e-6;

/**
 * Returns a measure when a plan can be made of it.
 *
 * @throws {TypeError} when it is not a number
 * @throws {RangeError} when it is below a ten-thousandth or beyond a million
 */
export function measureOf(name: string, measure: number): number {
  return requireNumber(name, measure, { min: roomLimits.least, max: roomLimits.measure });
}

/** A measure as a whole number of ten-thousandths, so that 100 plus 10 % is exactly 110. @throws as `measureOf` */
export function tenThousandths(name: string, measure: number): number {
  return Math.round(measureOf(name, measure) * scale);
}

/** The measure of a number of ten-thousandths. */
export function fromTenThousandths(count: number): number {
  return count / scale;
}

/** A measure to the ten-thousandth, without what a calculation left behind it. */
export function toTenThousandth(measure: number): number {
  return fromTenThousandths(Math.round(measure * scale));
}

/** A length in ten-thousandths of a foot, rounded up. */
export function feetOf(length: number, unit: RoomUnit): number {
  return converted(tenThousandths('length', length), unit, metresInFoot);
}

/** An area in ten-thousandths of a square foot, rounded up. */
export function squareFeetOf(area: number, unit: RoomUnit): number {
  return converted(tenThousandths('area', area), unit, squareMetresInSquareFoot);
}

function converted(count: number, unit: RoomUnit, metricInFeet: number): number {
  return requireText('unit', unit, ['ft', 'm']) === 'ft' ? count : Math.ceil(count / metricInFeet - noise);
}

/**
 * A count with so many percent added, rounded up.
 *
 * @throws {TypeError} when the overage is not a number
 * @throws {RangeError} when the overage is not between 0 and 100
 */
export function withOverage(count: number, overagePercent: number): number {
  const percent = requireNumber('overagePercent', overagePercent, { max: roomLimits.overagePercent });
  return Math.ceil((count * Math.round((100 + percent) * 100)) / 10_000);
}

/**
 * The least number of units that together reach the ten-thousandths needed, to the ten-thousandth: 60 pieces of a third of a foot reach
 * 20 ft, although a third is cut off somewhere in every number.
 */
export function unitsFor(needed: number, eachMeasure: number): number {
  return Math.ceil((needed - 0.5) / (eachMeasure * scale));
}
