import type { Attribute } from '../product/attribute.ts';

/** The kinds of product that a room is planned for. @see platform spec §3 */
export const roomProductTypes = ['tile', 'trim'] as const;
export type RoomProductType = (typeof roomProductTypes)[number];

/** The room that a tile or trim line was planned for. @see platform spec §3 */
export interface RoomInfo {
  readonly roomName?: string | undefined;
  readonly productType: RoomProductType;
  readonly soldByBox: boolean;
  /** The unit of measure in which the product is sold: `SF`, `EA`, `LF`, … */
  readonly soldByUom: string;
  /** Amount including the overage, in the sold unit. */
  readonly totalNeeded: number;
  /** Area excluding the overage. */
  readonly totalArea: number;
  /** Percent. */
  readonly overage: number;
}

/** The custom fields of a line. @see platform spec §3 */
export interface LineItemFields {
  /** Line id of the bundle that contains the line. */
  readonly bundleParentId?: string | undefined;
  readonly isBundleChildItem?: boolean | undefined;
  readonly roomInfo?: readonly RoomInfo[] | undefined;
  readonly isBackOrderable?: boolean | undefined;
  /** The amount that the shopper entered, in the sold unit. */
  readonly customQuantity?: number | undefined;
  /** Percent. */
  readonly overage?: number | undefined;
  readonly salesChannel?: string | undefined;
}

/** The properties of a line other than its sku and quantity. */
export interface LineItemChoices extends LineItemFields {
  /** Key of the channel that supplies the line, if one was chosen. */
  readonly supplyChannel?: string | undefined;
}

/** The cart line fields that the rules use. @see platform spec §3 */
export interface LineItem extends LineItemChoices {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly variant?: { readonly attributes?: readonly Attribute[] | undefined } | undefined;
}

/** The wire names of a line's custom fields. @see platform spec §3 */
export const lineItemFieldNames = [
  'bundleParentId',
  'isBundleChildItem',
  'roomInfo',
  'isBackOrderable',
  'customQuantity',
  'overage',
  'salesChannel',
] as const satisfies readonly (keyof LineItemFields)[];

/**
 * Returns a key that two lines share when they can be merged: same sku, room info, overage and channels. The requested
 * amount is not part of the key, because it grows with the quantity.
 */
export function lineIdentity({
  sku,
  roomInfo,
  overage,
  salesChannel,
  supplyChannel,
}: Omit<LineItem, 'id' | 'quantity'>): string {
  return JSON.stringify([sku, (roomInfo ?? []).map(sorted), overage ?? 0, salesChannel, supplyChannel]);
}

function sorted(room: object): string {
  return JSON.stringify(room, Object.keys(room).sort());
}

/** Returns the bundles and single lines; a part whose bundle is missing counts as a single line. */
export function topLines<Line extends LineItem>(lines: readonly Line[]): Line[] {
  const ids = new Set(lines.map(({ id }) => id));
  return lines.filter(({ bundleParentId }) => bundleParentId === undefined || !ids.has(bundleParentId));
}
