import { fromTenThousandths, squareFeetOf, tenThousandths, withOverage, type RoomUnit } from './measure.ts';
import { roomFields, type Packing, type RoomFields, type RoomRequest } from './room-fields.ts';

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
 * How many boxes or pieces of a tile an area needs with its overage.
 *
 * @throws {RangeError} when the area or the coverage is not above 0, or the overage not between 0 and 100 percent
 */
export function planTiles(request: TileRequest, packing: TilePacking): TilePlan {
  const wanted = squareFeetOf(request.area, request.unit);
  const each = tenThousandths(packing.coverageSqFt);
  if (wanted === 0 || each === 0) throw new RangeError(`Cannot cover ${request.area} by ${packing.coverageSqFt}`);
  const needed = withOverage(wanted, request.overagePercent);
  const quantity = Math.ceil(needed / each);
  const amounts = { totalNeeded: fromTenThousandths(needed), totalArea: fromTenThousandths(wanted) };
  return {
    quantity,
    coveredSqFt: fromTenThousandths(quantity * each),
    fields: roomFields('tile', request, packing, amounts),
  };
}
