import type { Attribute } from '../product/attribute.ts';

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

/** The custom fields of a line. @see platform spec §3 */
export interface LineItemFields {
  /** Line id of the bundle that the line is part of. */
  readonly bundleParentId?: string | undefined;
  readonly isBundleChildItem?: boolean | undefined;
  readonly roomInfo?: readonly RoomInfo[] | undefined;
  readonly isBackOrderable?: boolean | undefined;
  /** The amount that the shopper asked for, in the sold unit. */
  readonly customQuantity?: number | undefined;
  /** Percent. */
  readonly overage?: number | undefined;
  readonly salesChannel?: string | undefined;
}

/** What a line has beside its sku and quantity. */
export interface LineItemChoices extends LineItemFields {
  /** Key of the channel whose stock the line is to come from, where one was named. */
  readonly supplyChannel?: string | undefined;
}

/** A cart line as the cart rules read it. @see platform spec §3 */
export interface LineItem extends LineItemChoices {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly variant?: { readonly attributes?: readonly Attribute[] | undefined } | undefined;
}

/** Names of the custom fields of a line, as spelt. @see platform spec §3 */
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
 * A text that two lines share when they may become one: same sku, room info, overage and channels.
 * The amount asked for is not part of it, because it grows with the quantity.
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

function sorted(room: object): [string, unknown][] {
  return Object.entries(room).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Bundles and single lines; a part whose bundle is missing stands for itself. */
export function topLines<Line extends LineItem>(lines: readonly Line[]): Line[] {
  const ids = new Set(lines.map(({ id }) => id));
  return lines.filter(({ bundleParentId }) => bundleParentId === undefined || !ids.has(bundleParentId));
}
