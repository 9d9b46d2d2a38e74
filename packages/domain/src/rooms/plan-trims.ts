import { requireNumber } from '../arguments.ts';
import { feetOf, measureOf, type RoomUnit, unitsFor, withOverage } from './measure.ts';
import { type Packing, roomFields, type RoomFields, type RoomRequest } from './room-fields.ts';

/** How a trim is sold. */
export interface TrimPacking extends Packing {
  readonly pieceLengthFt: number;
  /** Counts only when sold by the box. */
  readonly piecesPerBox: number;
}

/** A length to trim. */
export interface TrimRequest extends RoomRequest {
  /** Feet or metres of edge, by `unit`. */
  readonly length: number;
  readonly unit: RoomUnit;
}

/** What a length takes in sold units. */
export interface TrimPlan {
  /** Boxes or pieces to buy. */
  readonly quantity: number;
  /** Goes with the line into the cart; the amount asked for is in pieces. */
  readonly fields: RoomFields;
}

/**
 * Returns how many boxes or pieces of a trim an edge needs with its overage.
 *
 * @throws {TypeError} when a member is missing or of the wrong type
 * @throws {RangeError} when the edge or the piece has no length, a box no whole number of pieces, or the overage is not between 0 and 100
 * percent
 */
export function planTrims(request: TrimRequest, packing: TrimPacking): TrimPlan {
  const edge = feetOf(request.length, request.unit);
  const each = measureOf('pieceLengthFt', packing.pieceLengthFt);
  const perBox = packing.soldByBox ? requireNumber('piecesPerBox', packing.piecesPerBox, { min: 1, isWhole: true }) : 1;
  const totalNeeded = unitsFor(withOverage(edge, request.overagePercent), each);
  return {
    quantity: Math.ceil(totalNeeded / perBox),
    fields: roomFields('trim', request, packing, { totalNeeded, totalArea: 0 }),
  };
}
