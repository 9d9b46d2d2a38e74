import { requireNumber, requireText } from '../arguments.ts';
import { type Money, wholeCents } from '../money/money.ts';
import {
  feetOf,
  fromTenThousandths,
  measureOf,
  type RoomUnit,
  squareFeetOf,
  tenThousandths,
  unitsFor,
  withOverage,
} from './measure.ts';

/** What a room of tile or trim asks for. */
export interface RoomNeed {
  /** In the unit that the product is sold by, such as square feet. */
  readonly area: number;
  /** For cuts and breakage. */
  readonly overagePercent: number;
  /** How far one sold unit, such as a box, reaches; in the unit of the area. */
  readonly coverage: number;
}

/** How much a room needs, with the overage, and how many whole units that is. */
export interface RoomPlan {
  /** Exact to the ten-thousandth, rounded up. */
  readonly totalNeeded: number;
  readonly quantity: number;
}

/**
 * Returns the whole units that cover a room with its overage: 84.5 and 10 percent are 92.95, which takes 9 boxes of 10.76.
 *
 * @throws {TypeError} when a member is missing or not a number
 * @throws {RangeError} when the area or the coverage is not above 0, or the overage not between 0 and 100 percent
 * @see platform spec §3
 */
export function planRoom({ area, overagePercent, coverage }: RoomNeed): RoomPlan {
  const needed = withOverage(tenThousandths('area', area), overagePercent);
  return { totalNeeded: fromTenThousandths(needed), quantity: unitsFor(needed, measureOf('coverage', coverage)) };
}

/** What coverage is measured in: tile in square feet, trim in linear feet. */
export type CoverageMeasure = 'area' | 'length';

/**
 * Returns a measure of a room in square or linear feet, rounded up to the ten-thousandth: 10 square metres are 107.6392 square feet.
 *
 * @param unit what the room is measured in
 * @throws {TypeError} when the amount is not a number, or the measure or the unit is unknown
 * @throws {RangeError} when the amount is below a ten-thousandth or beyond a million
 */
export function feetOfRoom(amount: number, measure: CoverageMeasure, unit: RoomUnit): number {
  return fromTenThousandths(isArea(measure) ? squareFeetOf(amount, unit) : feetOf(amount, unit));
}

/**
 * Returns square or linear feet in the unit that a room is measured in, to the hundredth: 10.76 square feet are 1 square metre.
 *
 * @throws {TypeError} when the feet are not a number, or the measure or the unit is unknown
 */
export function roomMeasure(feet: number, measure: CoverageMeasure, unit: RoomUnit): number {
  const known = requireNumber('feet', feet);
  const metre = feetIn[isArea(measure) ? 'squareMetre' : 'metre'];
  return requireText('unit', unit, ['ft', 'm']) === 'ft' ? known : Math.round((known / metre) * 100) / 100;
}

const isArea = (measure: CoverageMeasure) => requireText('measure', measure, ['area', 'length']) === 'area';

/** Square or linear feet in each measure that a price can be given for. */
const feetIn = { squareFoot: 1, squareMetre: 10.763910416709722, foot: 1, metre: 3.280839895013123 } as const;

export type PriceMeasure = keyof typeof feetIn;
const priceMeasures: readonly PriceMeasure[] = ['squareFoot', 'squareMetre', 'foot', 'metre'];

/**
 * Returns what one measure of tile or trim costs, to the cent.
 *
 * @param coverage square or linear feet in one sold unit, as the catalogue says them
 * @throws {TypeError} when the coverage is not a number or the measure is unknown
 * @throws {RangeError} when the coverage is below a ten-thousandth, or the price is not whole cents
 */
export function pricePerMeasure(price: Money, coverage: number, measure: PriceMeasure): Money {
  const centsPerFoot = wholeCents(price.centAmount) / measureOf('coverage', coverage);
  return { ...price, centAmount: Math.round(centsPerFoot * feetIn[requireText('measure', measure, priceMeasures)]) };
}
