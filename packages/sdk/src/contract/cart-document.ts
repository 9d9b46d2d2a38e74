import { cartStates, cartTaxMode, discountCodeStates, type Cart as CartNoun } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named, Without } from './named.ts';
import { addressSchema, shippingAddressSchema } from './address.ts';
import type { Covers } from './call.ts';
import { customFields } from './custom.ts';
import { customLineItemSchema, lineItemDocumentSchema } from './line-item.ts';
import { centAmountSchema, taxedPriceSchema } from './money.ts';
import { customerGroupSchema, referenceSchema } from './reference.ts';
import { anyText, integer, optionalId, optionalInt, optionalText, pathPartSchema, versionSchema } from './values.ts';
import { decodeWith } from './decode-with.ts';

const tagsSchema = z.object({
  orderType: optionalText,
  associateId: optionalText,
  salesChannel: optionalText,
});

const wireDiscountSchema = z.object({
  discountCode: z.object({
    typeId: anyText,
    id: anyText,
    obj: z.optional(z.object({ code: optionalText })),
  }),
  state: z.literal(discountCodeStates),
});

const discountSchema = decodeWith(
  wireDiscountSchema,
  ({ discountCode: { id, obj }, state }: z.output<typeof wireDiscountSchema>) => ({
    id,
    code: obj?.code,
    state,
  }),
);

const calculationShape = z.object({
  subTotal: centAmountSchema,
  discountTotal: centAmountSchema,
  shippingTotal: centAmountSchema,
  taxTotal: centAmountSchema,
  grandTotal: centAmountSchema,
});
export interface CalculationSchema extends Named<typeof calculationShape> {}
/** The totals of a cart, calculated by the gateway. */
export const calculationSchema: CalculationSchema = calculationShape;

/** A quantity that the stock capped; only sent in response to a change with `shortage: 'cap'`. */
const stockNoticeSchema = z.object({
  sku: anyText,
  message: z.literal(['capped', 'noItemsToShip', 'reduced']),
  quantity: integer,
});

const wireCartShape = z.object({
  type: z._default(z.literal('Cart'), 'Cart'),
  id: anyText,
  version: integer,
  lineItems: z._default(z.array(lineItemDocumentSchema), []),
  // lines saved for later: priced, but not included in the totals
  savedItems: z._default(z.array(lineItemDocumentSchema), []),
  customLineItems: z._default(z.array(customLineItemSchema), []),
  anonymousId: optionalText,
  customerId: optionalText,
  customerEmail: optionalText,
  customerGroup: z.optional(customerGroupSchema),
  shippingAddress: z.optional(shippingAddressSchema),
  billingAddress: z.optional(addressSchema),
  shippingTotal: z.optional(centAmountSchema),
  totalPrice: z.optional(centAmountSchema),
  taxedPrice: z.optional(taxedPriceSchema),
  taxMode: z._default(anyText, cartTaxMode),
  calculation: z.optional(calculationSchema),
  cartState: z._default(z.literal(cartStates), 'Active'),
  discountCodes: z._default(z.array(discountSchema), []),
  discountOnTotalPrice: z.optional(z.object({ discountedAmount: centAmountSchema })),
  shippingInfo: z.optional(z.object({ shippingMethodName: anyText, price: centAmountSchema })),
  paymentInfo: z.optional(z.object({ payments: z.array(referenceSchema) })),
  custom: z.optional(customFields(tagsSchema)),
  country: optionalText,
  locale: optionalText,
  origin: optionalText,
  totalLineItemQuantity: optionalInt,
  stockNotices: z.optional(z.array(stockNoticeSchema)),
  createdAt: optionalText,
  lastModifiedAt: optionalText,
}) satisfies Covers<CartNoun>;
interface WireCartSchema extends Named<typeof wireCartShape> {}
const wireCartSchema: WireCartSchema = wireCartShape;

type WireCart = z.output<WireCartSchema>;
export interface CartReply extends Named<Without<WireCart, 'custom'> & z.output<typeof tagsSchema>> {}
const cartFrom = ({ custom, ...cart }: WireCart): CartReply => ({ ...cart, ...custom?.fields });
export interface CartDocumentSchema extends z.ZodMiniType<CartReply, z.input<WireCartSchema>> {}
/** A cart; the tags of an associate's cart (`orderType`, `associateId`) are merged into its members. */
export const cartDocumentSchema: CartDocumentSchema = decodeWith(wireCartSchema, cartFrom);

/** The id of a cart. */
export const cartParams = z.strictObject({ id: pathPartSchema });

/** Requests the calculated totals as well. */
export const calculationQuery = z.strictObject({ expand: z.optional(z.literal('calculation')) });

/** The cart to change, and the version that the change is based on. */
export const changeFields = { cartId: optionalId, version: z.optional(versionSchema) };
