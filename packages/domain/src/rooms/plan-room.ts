import type { LineItemFields, RoomInfo } from '../cart/line-item.ts';
import { type Coverage, coverageMeasure, type CoverageMeasure, isAreaMeasure } from './coverage.ts';
import {
  feetOf,
  requireMeasure,
  roundMeasureUp,
  type RoomUnit,
  squareFeetOf,
  toTenThousandth,
  unitsFor,
  withOverage,
} from './measure.ts';

/** The tile or trim that a room requires. */
export interface RoomNeed {
  /** In the unit in which the product is sold, such as square feet. */
  readonly area: number;
  /** For cuts and breakage. */
  readonly overagePercent: number;
  /** Coverage of one sold unit, such as a box, in the unit of the area. */
  readonly coverage: number;
}

/** The amount that a room requires including the overage, and the whole units that cover it. */
export interface RoomPlan {
  /** To the ten-thousandth, rounded up, but never more than the units cover. */
  readonly totalNeeded: number;
  readonly quantity: number;
}

/**
 * Returns the whole units that cover a room with its overage: 84.5 plus 10 percent is 92.95, which takes 9 boxes of
 * 10.76.
 *
 * @throws {TypeError} when a member is missing or not a number
 * @throws {RangeError} when the area or the coverage is not above 0, or the overage not between 0 and 100 percent
 * @see platform spec §3
 */
export function planRoom({ area, overagePercent, coverage }: RoomNeed): RoomPlan {
  const needed = withOverage(requireMeasure('area', area), overagePercent);
  const quantity = unitsFor(needed, requireMeasure('coverage', coverage));
  return { totalNeeded: Math.min(roundMeasureUp(needed), toTenThousandth(quantity * coverage)), quantity };
}

/** A room as the shopper enters it. */
export interface RoomRequest {
  /** Square feet or metres for tile; edge length in feet or metres for trim. */
  readonly amount: number;
  readonly unit: RoomUnit;
  readonly overagePercent: number;
  readonly roomName?: string | undefined;
}

/** The custom fields of a planned cart line. */
export interface RoomFields extends LineItemFields {
  /** Square or linear feet excluding the overage. */
  readonly customQuantity: number;
  readonly overage: number;
  readonly roomInfo: [RoomInfo];
}

/** A room as a line of a cart. */
export interface RoomLine {
  /** Boxes or pieces to buy. */
  readonly quantity: number;
  /** Square or linear feet that they cover: never less than required, never a whole unit more. */
  readonly covered: number;
  readonly fields: RoomFields;
}

/**
 * Returns the boxes or pieces of tile or trim that a room requires, and the room info of its cart line.
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
  const area = roundMeasureUp(exactArea);
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

/** Converts a measure of a room to square or linear feet: 10 square metres are 107.6391… square feet. */
const feetOfRoom = (amount: number, measure: CoverageMeasure, unit: RoomUnit): number =>
  isAreaMeasure(measure) ? squareFeetOf(amount, unit) : feetOf(amount, unit);
