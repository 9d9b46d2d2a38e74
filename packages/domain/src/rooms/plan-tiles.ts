import type { RoomInfo } from '../cart/room-info.ts';
import { fromTenThousandths, squareFeetOf, tenThousandths, withOverage, type RoomUnit } from './measure.ts';

/** How a tile is sold. */
export interface TilePacking {
  /** Square feet that one sold unit covers: a box, a sheet, a piece. */
  readonly coverageSqFt: number;
  readonly soldByBox: boolean;
  /** `SF`, `EA`, … */
  readonly soldByUom: string;
}

export interface TileRequest {
  /** Square feet or square metres, by `unit`. */
  readonly area: number;
  readonly unit: RoomUnit;
  readonly overagePercent: number;
  readonly roomName?: string | undefined;
}

export interface TilePlan {
  /** Boxes or pieces to buy. */
  readonly quantity: number;
  /** What they cover; never less than what is needed, never a whole unit more. */
  readonly coveredSqFt: number;
  /** Goes with the line into the cart. */
  readonly fields: {
    /** Square feet without the overage. */
    readonly customQuantity: number;
    readonly overage: number;
    readonly roomInfo: readonly [RoomInfo];
  };
}

/**
 * How many boxes or pieces of a tile an area needs with its overage.
 *
 * @throws {RangeError} when the area or the coverage is not above 0, or the overage not between 0 and 100 percent
 */
export function planTiles({ area, unit, overagePercent, roomName }: TileRequest, packing: TilePacking): TilePlan {
  const wanted = squareFeetOf(area, unit);
  const each = tenThousandths(packing.coverageSqFt);
  if (wanted === 0 || each === 0) throw new RangeError(`Cannot cover ${area} by ${packing.coverageSqFt}`);
  const needed = withOverage(wanted, overagePercent);
  const quantity = Math.ceil(needed / each);
  const totalArea = fromTenThousandths(wanted);
  const room: RoomInfo = {
    ...(roomName === undefined ? {} : { roomName }),
    productType: 'tile',
    soldByBox: packing.soldByBox,
    soldByUom: packing.soldByUom,
    totalNeeded: fromTenThousandths(needed),
    totalArea,
    overage: overagePercent,
  };
  return {
    quantity,
    coveredSqFt: fromTenThousandths(quantity * each),
    fields: { customQuantity: totalArea, overage: overagePercent, roomInfo: [room] },
  };
}
