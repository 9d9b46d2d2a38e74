import type { LineItemFields, RoomInfo } from '../cart/line-item.ts';
import { type Coverage, coverageMeasure, type CoverageMeasure, isArea } from './coverage.ts';
import {
  feetOf,
  measureOf,
  roundedUp,
  type RoomUnit,
  squareFeetOf,
  toTenThousandth,
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
  /** Exact to the ten-thousandth, rounded up, but never beyond what the units cover. */
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
  const needed = withOverage(measureOf('area', area), overagePercent);
  const quantity = unitsFor(needed, measureOf('coverage', coverage));
  return { totalNeeded: Math.min(roundedUp(needed), toTenThousandth(quantity * coverage)), quantity };
}

/** A room as a shopper gives it. */
export interface RoomRequest {
  /** Square feet or metres for tile, feet or metres of edge for trim. */
  readonly amount: number;
  readonly unit: RoomUnit;
  readonly overagePercent: number;
  readonly roomName?: string | undefined;
}

/** What goes into the cart with a planned line. */
export interface RoomFields extends LineItemFields {
  /** Square or linear feet, without the overage. */
  readonly customQuantity: number;
  readonly overage: number;
  readonly roomInfo: [RoomInfo];
}

/** A room as a line of a cart. */
export interface RoomLine {
  /** Boxes or pieces to buy. */
  readonly quantity: number;
  /** Square or linear feet that they cover: never less than what is needed, never a whole unit more. */
  readonly covered: number;
  readonly fields: RoomFields;
}

/**
 * Returns how many boxes or pieces of tile or trim a room needs, and what its cart line says about the room.
 *
 * @throws {TypeError} when a member is missing or of the wrong type
 * @throws {RangeError} when the amount or the coverage is not above 0, or the overage not between 0 and 100 percent
 * @see platform spec §3
 */
export function planRoomLine(request: RoomRequest, coverage: Coverage): RoomLine {
  const { amount, unit, overagePercent, roomName } = request;
  const { soldByBox, unit: soldByUom, perUnit } = coverage;
  const measure = coverageMeasure(coverage);
  const exactArea = feetOfRoom(amount, measure, unit);
  const area = roundedUp(exactArea);
  const { quantity, totalNeeded } = planRoom({ area: exactArea, overagePercent, coverage: perUnit });
  const productType = measure === 'length' ? 'trim' : 'tile';
  const room = { productType, soldByBox, soldByUom, totalNeeded, totalArea: area, overage: overagePercent } as const;
  return {
    quantity,
    covered: toTenThousandth(quantity * perUnit),
    fields: {
      customQuantity: area,
      overage: overagePercent,
      roomInfo: [roomName === undefined ? room : { roomName, ...room }],
    },
  };
}

/** A measure of a room in square or linear feet: 10 square metres are 107.6391… square feet. */
const feetOfRoom = (amount: number, measure: CoverageMeasure, unit: RoomUnit): number =>
  isArea(measure) ? squareFeetOf(amount, unit) : feetOf(amount, unit);
