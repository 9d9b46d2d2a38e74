import { requireNumber, requireText } from '../arguments.ts';

/** The units in which a room is measured: feet and square feet, or metres and square metres. */
export type RoomUnit = 'ft' | 'm';

/** The smallest and largest measure, and the largest overage, that a plan accepts. */
const roomLimits = { least: 0.0001, measure: 1_000_000, overagePercent: 100 } as const;

const metresInFoot = 0.3048;
const squareMetresInSquareFoot = 0.09290304;
const scale = 10_000;

/** The fraction of a ten-thousandth that floating-point residue may add, so that 6.096 m are exactly 20 ft. */
const noise = 0.001;

/**
 * Returns a measure if it is within the limits of a plan.
 *
 * @throws {TypeError} when the measure is not a number
 * @throws {RangeError} when the measure is below a ten-thousandth or above a million
 */
export function requireMeasure(name: string, measure: number): number {
  return requireNumber(name, measure, { min: roomLimits.least, max: roomLimits.measure });
}

/**
 * Rounds a measure up to the ten-thousandth. Plans round only at the end, because rounding before adding the overage
 * could give one unit too many.
 */
export function roundMeasureUp(measure: number): number {
  return Math.ceil(measure * scale - noise) / scale;
}

/** Rounds a measure to the ten-thousandth, which removes floating-point residue. */
export function toTenThousandth(measure: number): number {
  return Math.round(measure * scale) / scale;
}

/** Converts a length to feet. */
export function feetOf(length: number, unit: RoomUnit): number {
  return converted(requireMeasure('length', length), unit, metresInFoot);
}

/** Converts an area to square feet. */
export function squareFeetOf(area: number, unit: RoomUnit): number {
  return converted(requireMeasure('area', area), unit, squareMetresInSquareFoot);
}

function converted(measure: number, unit: RoomUnit, metricInFeet: number): number {
  return requireText('unit', unit, ['ft', 'm']) === 'ft' ? measure : measure / metricInFeet;
}

/**
 * Adds a percentage to a measure.
 *
 * @throws {TypeError} when the overage is not a number
 * @throws {RangeError} when the overage is not between 0 and 100
 */
export function withOverage(measure: number, overagePercent: number): number {
  const percent = requireNumber('overagePercent', overagePercent, { max: roomLimits.overagePercent });
  return (measure * (100 + percent)) / 100;
}

/**
 * Returns the smallest number of units that reach a measure, to the ten-thousandth: 60 pieces of a third of a foot
 * reach 20 ft, although a third cannot be represented exactly.
 */
export function unitsFor(needed: number, eachMeasure: number): number {
  return Math.max(1, Math.ceil((needed - 0.5 / scale) / eachMeasure));
}
