import { feetOf, tenThousandths, withOverage, type RoomUnit } from './measure.ts';
import { roomFields, type Packing, type RoomFields, type RoomRequest } from './room-fields.ts';

/** How a trim is sold. */
export interface TrimPacking extends Packing {
  readonly pieceLengthFt: number;
  /** 1 when sold by the piece. */
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
 * How many boxes or pieces of a trim an edge needs with its overage.
 *
 * @throws {RangeError} when the edge or the piece has no length, a box no pieces, or the overage is not between 0 and 100 percent
 */
export function planTrims(request: TrimRequest, packing: TrimPacking): TrimPlan {
  const edge = feetOf(request.length, request.unit);
  const each = tenThousandths(packing.pieceLengthFt);
  const perBox = packing.soldByBox ? packing.piecesPerBox : 1;
  if (edge === 0 || each === 0 || !(perBox >= 1))
    throw new RangeError(`Cannot cover ${request.length} by ${packing.pieceLengthFt}`);
  const totalNeeded = Math.ceil(withOverage(edge, request.overagePercent) / each);
  return {
    quantity: Math.ceil(totalNeeded / perBox),
    fields: roomFields('trim', request, packing, { totalNeeded, totalArea: 0 }),
  };
}
