import { requireNumber, requireText } from '../arguments.ts';

/** Units that a room is measured in: feet and square feet, or metres and square metres. */
export type RoomUnit = 'ft' | 'm';

/** The smallest and largest measure, and the largest overage, that are planned. */
const roomLimits = { least: 0.0001, measure: 1_000_000, overagePercent: 100 } as const;

const metresInFoot = 0.3048;
const squareMetresInSquareFoot = 0.09290304;
const scale = 10_000;

/** The part of a ten-thousandth that binary fractions may add, so that 6.096 m are 20 ft and not a hair more. */
const noise = 0.001;

/**
 * Returns a measure when a plan can be made of it.
 *
 * @throws {TypeError} when it is not a number
 * @throws {RangeError} when it is below a ten-thousandth or beyond a million
 */
export function measureOf(name: string, measure: number): number {
  return requireNumber(name, measure, { min: roomLimits.least, max: roomLimits.measure });
}

/** A measure rounded up to the ten-thousandth. Plans round once, at their end: what is rounded before an overage grows to a unit too many. */
export function roundedUp(measure: number): number {
  return Math.ceil(measure * scale - noise) / scale;
}

/** A measure to the ten-thousandth, without what a calculation left behind it. */
export function toTenThousandth(measure: number): number {
  return Math.round(measure * scale) / scale;
}

/** A length in feet. */
export function feetOf(length: number, unit: RoomUnit): number {
  return converted(measureOf('length', length), unit, metresInFoot);
}

/** An area in square feet. */
export function squareFeetOf(area: number, unit: RoomUnit): number {
  return converted(measureOf('area', area), unit, squareMetresInSquareFoot);
}

function converted(measure: number, unit: RoomUnit, metricInFeet: number): number {
  return requireText('unit', unit, ['ft', 'm']) === 'ft' ? measure : measure / metricInFeet;
}

/**
 * A measure with so many percent added.
 *
 * @throws {TypeError} when the overage is not a number
 * @throws {RangeError} when the overage is not between 0 and 100
 */
export function withOverage(measure: number, overagePercent: number): number {
  const percent = requireNumber('overagePercent', overagePercent, { max: roomLimits.overagePercent });
  return (measure * (100 + percent)) / 100;
}

/**
 * The least number of units that together reach a measure, to the ten-thousandth: 60 pieces of a third of a foot reach 20 ft, although a
 * third is cut off somewhere in every number.
 */
export function unitsFor(needed: number, eachMeasure: number): number {
  return Math.max(1, Math.ceil((needed - 0.5 / scale) / eachMeasure));
}
