import type { Attribute } from '../product/attribute.ts';
import type { RoomInfo } from './room-info.ts';

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
