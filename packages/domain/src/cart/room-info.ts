/** What a room is planned for. @see platform spec §3 */
export const roomProductTypes = ['tile', 'trim'] as const;
export type RoomProductType = (typeof roomProductTypes)[number];

/** What a tile or trim line was planned for. @see platform spec §3 */
export interface RoomInfo {
  readonly roomName?: string | undefined;
  readonly productType: RoomProductType;
  readonly soldByBox: boolean;
  /** Unit of measure that it is sold by: `SF`, `EA`, `LF`, … */
  readonly soldByUom: string;
  /** Amount with the overage, in the sold unit. */
  readonly totalNeeded: number;
  /** Area without the overage. */
  readonly totalArea: number;
  /** Percent. */
  readonly overage: number;
}
