import * as z from 'zod/mini';
import { customDraft, customFields } from './custom.ts';
import { localisedSchema } from './localised.ts';
import { moneySchema, taxedPriceSchema } from './money.ts';
import { present } from './present.ts';
import { roomsSchema } from './room.ts';
import { idSchema, text } from './values.ts';

/** Stock of a variant when the reply was made. */
export const availabilitySchema = z.object({
  isOnStock: z.exactOptional(z.boolean()),
  availableQuantity: z.exactOptional(z.int()),
  restockableInDays: z.exactOptional(z.int()),
});

export const imageSchema = z.object({ url: z.string(), label: z.exactOptional(z.string()) });

/** A named property of a variant. */
export const attributeSchema = z.object({ name: z.string(), value: z.unknown() });

const lineFieldsSchema = z.object({
  bundleParentId: z.exactOptional(z.string()),
  isBundleChildItem: z.exactOptional(z.boolean()),
  isBackOrderable: z.exactOptional(z.boolean()),
  customQuantity: z.exactOptional(z.number()),
  overage: z.exactOptional(z.number()),
  salesChannel: z.exactOptional(z.string()),
  roomInfo: z.exactOptional(roomsSchema),
});

/** The custom fields that a request may put on a line. */
export const lineCustomDraftSchema = customDraft(
  z.strictObject({
    bundleParentId: z.exactOptional(idSchema),
    isBundleChildItem: z.exactOptional(z.boolean()),
    isBackOrderable: z.exactOptional(z.boolean()),
    customQuantity: z.exactOptional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
    overage: z.exactOptional(z.number().check(z.minimum(0), z.maximum(100))),
    salesChannel: z.exactOptional(text(16)),
    roomInfo: z.exactOptional(roomsSchema),
  }),
);

const wireLineSchema = z.object({
  id: z.string(),
  productId: z.exactOptional(z.string()),
  sku: z.exactOptional(z.string()),
  quantity: z.int(),
  name: z.exactOptional(localisedSchema),
  productSlug: z.exactOptional(localisedSchema),
  variant: z.exactOptional(
    z.object({
      id: z.exactOptional(z.int()),
      sku: z.exactOptional(z.string()),
      attributes: z._default(z.array(attributeSchema), []),
      images: z._default(z.array(imageSchema), []),
      availability: z.exactOptional(availabilitySchema),
    }),
  ),
  price: z.exactOptional(
    z.object({ value: moneySchema, discounted: z.exactOptional(z.object({ value: moneySchema })) }),
  ),
  totalPrice: z.exactOptional(moneySchema),
  taxedPrice: z.exactOptional(taxedPriceSchema),
  lineItemMode: z.exactOptional(z.string()),
  addedAt: z.exactOptional(z.string()),
  roomInfo: z.exactOptional(roomsSchema),
  custom: z.exactOptional(customFields(lineFieldsSchema)),
});

/** A product line of a cart, a shared cart or an order. */
export const lineItemSchema = z.pipe(wireLineSchema, z.transform(lineItemFrom));

export type LineItem = z.output<typeof lineItemSchema>;

function lineItemFrom(wire: z.output<typeof wireLineSchema>) {
  const { custom, roomInfo, productSlug, variant, lineItemMode, ...line } = wire;
  const { isBundleChildItem = false, isBackOrderable = false, roomInfo: rooms, ...fields } = custom?.fields ?? {};
  return {
    ...line,
    ...fields,
    ...present({ slug: productSlug, rooms: roomInfo ?? rooms }),
    sku: wire.sku ?? variant?.sku ?? '',
    attributes: variant?.attributes ?? [],
    images: variant?.images ?? [],
    ...present({ availability: variant?.availability }),
    bundleChild: isBundleChildItem,
    backOrderable: isBackOrderable,
    gift: lineItemMode === 'GiftLineItem',
  };
}

/** A line that is no product: a service, a fee. */
export const customLineItemSchema = z.object({
  id: z.string(),
  name: localisedSchema,
  slug: z.exactOptional(z.string()),
  quantity: z.int(),
  money: moneySchema,
  totalPrice: moneySchema,
  taxedPrice: z.exactOptional(taxedPriceSchema),
});
