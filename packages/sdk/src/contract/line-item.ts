import { unsoldReasons, type CustomLineItem, type LineItem, type PricedLineItem } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named, Without } from './named.ts';
import type { Covers } from './call.ts';
import { customDraft, customFields } from './custom.ts';
import { localisedSchema } from './localised.ts';
import { centAmountSchema, taxedPriceSchema, type CentAmountSchema } from './money.ts';
import { referenceSchema } from './reference.ts';
import { roomsSchema } from './room.ts';
import { anyText, integer, optionalFlag, optionalId, optionalInt, optionalText, optionalTextOf } from './values.ts';
import { decodeWith } from './decode-with.ts';

const availabilityShape = z.object({
  isOnStock: optionalFlag,
  availableQuantity: optionalInt,
  restockableInDays: optionalInt,
  /** Why the variant cannot be bought online; absent when it can. */
  unsoldReason: z.optional(z.literal(unsoldReasons)),
});
export interface AvailabilitySchema extends Named<typeof availabilityShape> {}
/** The stock of a variant at the time of the response. */
export const availabilitySchema: AvailabilitySchema = availabilityShape;

export const imageSchema = z.object({ url: anyText, label: optionalText });

/** A named property of a variant. */
export const attributeSchema = z.object({ name: anyText, value: z.unknown() });

const lineFieldsSchema = z.object({
  bundleParentId: optionalText,
  isBundleChildItem: optionalFlag,
  isBackOrderable: optionalFlag,
  customQuantity: z.optional(z.number()),
  overage: z.optional(z.number()),
  salesChannel: optionalText,
  roomInfo: z.optional(roomsSchema),
});

const lineFieldsDraftShape = z.strictObject({
  bundleParentId: optionalId,
  isBundleChildItem: optionalFlag,
  isBackOrderable: optionalFlag,
  customQuantity: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  overage: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  salesChannel: optionalTextOf(16),
  roomInfo: z.optional(roomsSchema),
});
export interface LineFieldsDraftSchema extends Named<typeof lineFieldsDraftShape> {}
/** The custom fields that a request can set on a line. */
export const lineFieldsDraftSchema: LineFieldsDraftSchema = lineFieldsDraftShape;
const lineCustomDraftShape = customDraft(lineFieldsDraftSchema);
export interface LineCustomDraftSchema extends Named<typeof lineCustomDraftShape> {}
export const lineCustomDraftSchema: LineCustomDraftSchema = lineCustomDraftShape;

const wireLineShape = z.object({
  id: anyText,
  productId: optionalText,
  sku: optionalText,
  quantity: integer,
  name: z._default(localisedSchema, {}),
  productSlug: z.optional(localisedSchema),
  variant: z.optional(
    z.object({
      id: optionalInt,
      sku: optionalText,
      attributes: z._default(z.array(attributeSchema), []),
      images: z._default(z.array(imageSchema), []),
      availability: z.optional(availabilitySchema),
    }),
  ),
  price: z.optional(
    z.object({ value: centAmountSchema, discounted: z.optional(z.object({ value: centAmountSchema })) }),
  ),
  listPrice: z.optional(centAmountSchema),
  totalPrice: z.optional(centAmountSchema),
  taxedPrice: z.optional(taxedPriceSchema),
  lineItemMode: z.optional(z.literal(['Standard', 'GiftLineItem'])),
  addedAt: optionalText,
  roomInfo: z.optional(roomsSchema),
  supplyChannel: z.optional(referenceSchema),
  custom: z.optional(customFields(lineFieldsSchema)),
});
interface WireLineSchema extends Named<typeof wireLineShape> {}
const wireLineSchema: WireLineSchema = wireLineShape;

export interface SharedLineReply extends Named<ReturnType<typeof lineItemFrom>> {}
export interface SharedLineDocumentSchema extends z.ZodMiniType<SharedLineReply, z.input<WireLineSchema>> {}
/** A line of a shared cart, which has no price. Its custom fields are merged into its members. */
export const sharedLineDocumentSchema: SharedLineDocumentSchema = decodeWith(
  wireLineSchema,
  lineItemFrom,
) satisfies Covers<LineItem>;

interface Priced {
  totalPrice: z.output<CentAmountSchema>;
}
export interface LineItemReply extends Named<Without<SharedLineReply, 'totalPrice'> & Priced> {}
const pricedLineFrom = (wire: WireLine & Priced): LineItemReply => ({
  ...lineItemFrom(wire),
  totalPrice: wire.totalPrice,
});
export interface WirePricedLine extends Omit<z.input<WireLineSchema>, 'totalPrice'> {
  totalPrice: z.input<CentAmountSchema>;
}
export interface LineItemDocumentSchema extends z.ZodMiniType<LineItemReply, WirePricedLine> {}
/** A product line of a cart or an order. */
export const lineItemDocumentSchema: LineItemDocumentSchema = decodeWith(
  z.object({ ...wireLineSchema.shape, totalPrice: centAmountSchema }),
  pricedLineFrom,
) satisfies Covers<PricedLineItem>;

type WireLine = z.output<WireLineSchema>;

function lineItemFrom(wire: WireLine) {
  const { variant, custom: { fields = {} } = {} } = wire;
  return {
    id: wire.id,
    productId: wire.productId,
    sku: wire.sku ?? variant?.sku ?? '',
    quantity: wire.quantity,
    name: wire.name,
    slug: wire.productSlug,
    variant,
    price: wire.price,
    listPrice: wire.listPrice,
    totalPrice: wire.totalPrice,
    taxedPrice: wire.taxedPrice,
    lineItemMode: wire.lineItemMode,
    addedAt: wire.addedAt,
    bundleParentId: fields.bundleParentId,
    isBundleChildItem: fields.isBundleChildItem,
    isBackOrderable: fields.isBackOrderable,
    customQuantity: fields.customQuantity,
    overage: fields.overage,
    salesChannel: fields.salesChannel,
    supplyChannel: wire.supplyChannel?.key,
    roomInfo: wire.roomInfo ?? fields.roomInfo,
  };
}

const customLineItemShape = z.object({
  id: anyText,
  name: localisedSchema,
  slug: optionalText,
  quantity: integer,
  money: centAmountSchema,
  totalPrice: centAmountSchema,
  taxedPrice: z.optional(taxedPriceSchema),
}) satisfies Covers<CustomLineItem>;
export interface CustomLineItemSchema extends Named<typeof customLineItemShape> {}
/** A line without a product: a service or a fee. */
export const customLineItemSchema: CustomLineItemSchema = customLineItemShape;
