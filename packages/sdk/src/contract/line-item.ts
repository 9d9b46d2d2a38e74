import type { CustomLineItem, LineItem, Money, PricedLineItem } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import type { Covers } from './call.ts';
import { customDraft, customFields } from './custom.ts';
import { localisedSchema } from './localised.ts';
import { moneySchema, taxedPriceSchema, type MoneySchema } from './money.ts';
import { referenceSchema } from './reference.ts';
import { roomsSchema } from './room.ts';
import { idSchema, text } from './values.ts';

const availabilityShape = z.object({
  isOnStock: z.optional(z.boolean()),
  availableQuantity: z.optional(z.int()),
  restockableInDays: z.optional(z.int()),
});
export interface AvailabilitySchema extends Named<typeof availabilityShape> {}
/** Stock of a variant when the reply was made. */
export const availabilitySchema: AvailabilitySchema = availabilityShape;

export const imageSchema = z.object({ url: z.string(), label: z.optional(z.string()) });

/** A named property of a variant. */
export const attributeSchema = z.object({ name: z.string(), value: z.unknown() });

const lineFieldsSchema = z.object({
  bundleParentId: z.optional(z.string()),
  isBundleChildItem: z.optional(z.boolean()),
  isBackOrderable: z.optional(z.boolean()),
  customQuantity: z.optional(z.number()),
  overage: z.optional(z.number()),
  salesChannel: z.optional(z.string()),
  roomInfo: z.optional(roomsSchema),
});

const lineFieldsDraftShape = z.strictObject({
  bundleParentId: z.optional(idSchema),
  isBundleChildItem: z.optional(z.boolean()),
  isBackOrderable: z.optional(z.boolean()),
  customQuantity: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  overage: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  salesChannel: z.optional(text(16)),
  roomInfo: z.optional(roomsSchema),
});
export interface LineFieldsDraftSchema extends Named<typeof lineFieldsDraftShape> {}
/** The custom fields that a request may put on a line. */
export const lineFieldsDraftSchema: LineFieldsDraftSchema = lineFieldsDraftShape;
const lineCustomDraftShape = customDraft(lineFieldsDraftSchema);
export interface LineCustomDraftSchema extends Named<typeof lineCustomDraftShape> {}
export const lineCustomDraftSchema: LineCustomDraftSchema = lineCustomDraftShape;

const wireLineShape = z.object({
  id: z.string(),
  productId: z.optional(z.string()),
  sku: z.optional(z.string()),
  quantity: z.int(),
  name: z._default(localisedSchema, {}),
  productSlug: z.optional(localisedSchema),
  variant: z.optional(
    z.object({
      id: z.optional(z.int()),
      sku: z.optional(z.string()),
      attributes: z._default(z.array(attributeSchema), []),
      images: z._default(z.array(imageSchema), []),
      availability: z.optional(availabilitySchema),
    }),
  ),
  price: z.optional(z.object({ value: moneySchema, discounted: z.optional(z.object({ value: moneySchema })) })),
  totalPrice: z.optional(moneySchema),
  taxedPrice: z.optional(taxedPriceSchema),
  lineItemMode: z.optional(z.enum(['Standard', 'GiftLineItem'])),
  addedAt: z.optional(z.string()),
  roomInfo: z.optional(roomsSchema),
  supplyChannel: z.optional(referenceSchema),
  custom: z.optional(customFields(lineFieldsSchema)),
});
interface WireLineSchema extends Named<typeof wireLineShape> {}
const wireLineSchema: WireLineSchema = wireLineShape;

export interface SharedLineReply extends Named<ReturnType<typeof lineItemFrom>> {}
export interface SharedLineSchema extends z.ZodMiniType<SharedLineReply, z.input<WireLineSchema>> {}
/** A product line of a shared cart: one without a price. Its custom fields stand beside its own members. */
export const sharedLineSchema: SharedLineSchema = z.pipe(
  wireLineSchema,
  z.transform(lineItemFrom),
) satisfies Covers<LineItem>;

const pricedLineFrom = (wire: WireLine & { totalPrice: Money }) => ({
  ...lineItemFrom(wire),
  totalPrice: wire.totalPrice,
});
export interface LineItemReply extends Named<ReturnType<typeof pricedLineFrom>> {}
interface WirePricedLine extends Omit<z.input<WireLineSchema>, 'totalPrice'> {
  totalPrice: z.input<MoneySchema>;
}
export interface LineItemSchema extends z.ZodMiniType<LineItemReply, WirePricedLine> {}
/** A product line of a cart or an order. */
export const lineItemSchema: LineItemSchema = z.pipe(
  z.object({ ...wireLineSchema.shape, totalPrice: moneySchema }),
  z.transform(pricedLineFrom),
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
  id: z.string(),
  name: localisedSchema,
  slug: z.optional(z.string()),
  quantity: z.int(),
  money: moneySchema,
  totalPrice: moneySchema,
  taxedPrice: z.optional(taxedPriceSchema),
}) satisfies Covers<CustomLineItem>;
export interface CustomLineItemSchema extends Named<typeof customLineItemShape> {}
/** A line that is no product: a service, a fee. */
export const customLineItemSchema: CustomLineItemSchema = customLineItemShape;
