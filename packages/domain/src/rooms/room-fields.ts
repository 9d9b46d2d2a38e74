import type { LineItemFields, RoomInfo, RoomProductType } from '../cart/line-item.ts';

/** What a tile and a trim are planned for. */
export interface RoomRequest {
  readonly overagePercent: number;
  readonly roomName?: string | undefined;
}

/** How a tile or trim is sold. */
export interface Packing {
  readonly soldByBox: boolean;
  /** `SF`, `EA`, `LF`, … */
  readonly soldByUom: string;
}

/** What goes with a planned line into the cart. */
export interface RoomFields extends LineItemFields {
  readonly customQuantity: number;
  readonly overage: number;
  readonly roomInfo: readonly [RoomInfo];
}

/** The fields of a planned line; the amount asked for is the area of a tile, the pieces of a trim. */
export function roomFields(
  productType: RoomProductType,
  { overagePercent, roomName }: RoomRequest,
  { soldByBox, soldByUom }: Packing,
  { totalNeeded, totalArea }: Pick<RoomInfo, 'totalNeeded' | 'totalArea'>,
): RoomFields {
  const overage = overagePercent;
  const room = { productType, soldByBox, soldByUom, totalNeeded, totalArea, overage };
  return {
    customQuantity: productType === 'tile' ? totalArea : totalNeeded,
    overage,
    roomInfo: [roomName === undefined ? room : { roomName, ...room }],
  };
}
