import type { RoomInfo } from '../cart/room-info.ts';
import { feetOf, tenThousandths, withOverage, type RoomUnit } from './measure.ts';

/** How a trim is sold. */
export interface TrimPacking {
  readonly pieceLengthFt: number;
  /** 1 when sold by the piece. */
  readonly piecesPerBox: number;
  readonly soldByBox: boolean;
  /** `EA`, `LF`, … */
  readonly soldByUom: string;
}

export interface TrimRequest {
  /** Feet or metres of edge, by `unit`. */
  readonly length: number;
  readonly unit: RoomUnit;
  readonly overagePercent: number;
  readonly roomName?: string | undefined;
}

export interface TrimPlan {
  /** Boxes or pieces to buy. */
  readonly quantity: number;
  /** Goes with the line into the cart. */
  readonly fields: {
    /** Pieces that the edge needs. */
    readonly customQuantity: number;
    readonly overage: number;
    readonly roomInfo: readonly [RoomInfo];
  };
}

/**
 * How many boxes or pieces of a trim an edge needs with its overage.
 *
 * @throws {RangeError} when the edge or the piece has no length, a box no pieces, or the overage is not between 0 and 100 percent
 */
export function planTrims({ length, unit, overagePercent, roomName }: TrimRequest, packing: TrimPacking): TrimPlan {
  const edge = feetOf(length, unit);
  const each = tenThousandths(packing.pieceLengthFt);
  const perBox = packing.soldByBox ? packing.piecesPerBox : 1;
  if (edge === 0 || each === 0 || !(perBox >= 1))
    throw new RangeError(`Cannot edge ${length} by ${packing.pieceLengthFt}`);
  const pieces = Math.ceil(withOverage(edge, overagePercent) / each);
  const room: RoomInfo = {
    ...(roomName === undefined ? {} : { roomName }),
    productType: 'trim',
    soldByBox: packing.soldByBox,
    soldByUom: packing.soldByUom,
    totalNeeded: pieces,
    totalArea: 0,
    overage: overagePercent,
  };
  return {
    quantity: Math.ceil(pieces / perBox),
    fields: { customQuantity: pieces, overage: overagePercent, roomInfo: [room] },
  };
}
