import { requireNumber, requireText } from '../arguments.ts';
import { type Money, wholeCents } from '../money/money.ts';
import { requireMeasure, type RoomUnit } from './measure.ts';

/** How a tile or trim product is sold. */
export interface Coverage {
  readonly soldByBox: boolean;
  /** `SF` for square feet, `LF` for linear feet, `EA` for pieces. */
  readonly unit: string;
  /** Square or linear feet covered by one sold unit. */
  readonly perUnit: number;
}

/** The measure of coverage: square feet for tile, linear feet for trim. */
export type CoverageMeasure = 'area' | 'length';

/** Returns the measure of a product's coverage. */
export function coverageMeasure({ unit }: Pick<Coverage, 'unit'>): CoverageMeasure {
  return unit === 'LF' ? 'length' : 'area';
}

/** Returns whether a measure is an area. */
export const isAreaMeasure = (measure: CoverageMeasure): boolean =>
  requireText('measure', measure, ['area', 'length']) === 'area';

/**
 * Converts square or linear feet to the unit in which a room is measured, to the hundredth: 10.76 square feet are 1
 * square metre.
 *
 * @throws {TypeError} when the feet are not a number, or the measure or the unit is unknown
 * @throws {RangeError} when the feet are negative
 */
export function roomMeasure(feet: number, measure: CoverageMeasure, unit: RoomUnit): number {
  const known = requireNumber('feet', feet);
  const metre = feetIn[isAreaMeasure(measure) ? 'squareMetre' : 'metre'];
  return requireText('unit', unit, ['ft', 'm']) === 'ft' ? known : Math.round((known / metre) * 100) / 100;
}

/** Square or linear feet in each price measure. */
const feetIn = { squareFoot: 1, squareMetre: 10.763910416709722, foot: 1, metre: 3.280839895013123 } as const;

export type PriceMeasure = keyof typeof feetIn;
const priceMeasures: readonly PriceMeasure[] = ['squareFoot', 'squareMetre', 'foot', 'metre'];

/**
 * Returns the price of one measure of tile or trim, to the cent.
 *
 * @param coverage square or linear feet in one sold unit, from the catalogue
 * @throws {TypeError} when the coverage is not a number or the measure is unknown
 * @throws {RangeError} when the coverage is below a ten-thousandth, or the price is not whole cents
 */
export function pricePerMeasure(price: Money, coverage: number, measure: PriceMeasure): Money {
  const centsPerFoot = wholeCents(price.centAmount) / requireMeasure('coverage', coverage);
  const cents = Math.round(centsPerFoot * feetIn[requireText('measure', measure, priceMeasures)]);
  return { ...price, centAmount: wholeCents(cents) };
}
