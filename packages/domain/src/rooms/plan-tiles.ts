import {
  fromTenThousandths,
  measureOf,
  type RoomUnit,
  squareFeetOf,
  toTenThousandth,
  unitsFor,
  withOverage,
} from './measure.ts';
import { type Packing, roomFields, type RoomFields, type RoomRequest } from './room-fields.ts';

/** How a tile is sold. */
export interface TilePacking extends Packing {
  /** Square feet that one sold unit covers: a box, a sheet, a piece. */
  readonly coverageSqFt: number;
}

/** An area to tile. */
export interface TileRequest extends RoomRequest {
  /** Square feet or square metres, by `unit`. */
  readonly area: number;
  readonly unit: RoomUnit;
}

/** What an area takes in sold units. */
export interface TilePlan {
  /** Boxes or pieces to buy. */
  readonly quantity: number;
  /** What they cover; never less than what is needed, never a whole unit more. */
  readonly coveredSqFt: number;
  /** Goes with the line into the cart; the amount asked for is in square feet, without the overage. */
  readonly fields: RoomFields;
}

/**
 * Returns how many boxes or pieces of a tile an area needs with its overage.
 *
 * @throws {TypeError} when a member is missing or of the wrong type
 * @throws {RangeError} when the area or the coverage is not above 0, or the overage not between 0 and 100 percent
 */
export function planTiles(request: TileRequest, packing: TilePacking): TilePlan {
  const wanted = squareFeetOf(request.area, request.unit);
  const needed = withOverage(wanted, request.overagePercent);
  const each = measureOf('coverageSqFt', packing.coverageSqFt);
  const quantity = unitsFor(needed, each);
  const amounts = { totalNeeded: fromTenThousandths(needed), totalArea: fromTenThousandths(wanted) };
  return {
    quantity,
    coveredSqFt: toTenThousandth(quantity * each),
    fields: roomFields('tile', request, packing, amounts),
  };
}
