import { cartStates, cartTaxMode, discountCodeStates, type Cart as CartNoun } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { addressSchema, shippingAddressSchema } from './address.ts';
import type { Covers } from './call.ts';
import { customFields } from './custom.ts';
import { customLineItemSchema, lineItemSchema } from './line-item.ts';
import { moneySchema, taxedPriceSchema } from './money.ts';
import { customerGroupSchema, referenceSchema } from './reference.ts';
import { idSchema, pathPartSchema, versionSchema } from './values.ts';

const tagsSchema = z.object({
  orderType: z.optional(z.string()),
  associateId: z.optional(z.string()),
  salesChannel: z.optional(z.string()),
});

const wireDiscountSchema = z.object({
  discountCode: z.object({
    typeId: z.string(),
    id: z.string(),
    obj: z.optional(z.object({ code: z.optional(z.string()) })),
  }),
  state: z.enum(discountCodeStates),
});

const discountSchema = z.pipe(
  wireDiscountSchema,
  z.transform(({ discountCode: { id, obj }, state }: z.output<typeof wireDiscountSchema>) => ({
    id,
    code: obj?.code,
    state,
  })),
);

const calculationShape = z.object({
  subTotal: moneySchema,
  discountTotal: moneySchema,
  shippingTotal: moneySchema,
  taxTotal: moneySchema,
  grandTotal: moneySchema,
});
export interface CalculationSchema extends Named<typeof calculationShape> {}
/** The figures of a cart, worked out by the gateway. */
export const calculationSchema: CalculationSchema = calculationShape;

/** How the stock cut a quantity; only the reply to a change that asked for `shortage: 'cap'` has notices. */
const stockNoticeSchema = z.object({
  sku: z.string(),
  message: z.enum(['capped', 'noItemsToShip', 'reduced']),
  quantity: z.int(),
});

const wireCartShape = z.object({
  type: z._default(z.literal('Cart'), 'Cart'),
  id: z.string(),
  version: z.int(),
  lineItems: z._default(z.array(lineItemSchema), []),
  customLineItems: z._default(z.array(customLineItemSchema), []),
  anonymousId: z.optional(z.string()),
  customerId: z.optional(z.string()),
  customerEmail: z.optional(z.string()),
  customerGroup: z.optional(customerGroupSchema),
  shippingAddress: z.optional(shippingAddressSchema),
  billingAddress: z.optional(addressSchema),
  shippingTotal: z.optional(moneySchema),
  totalPrice: z.optional(moneySchema),
  taxedPrice: z.optional(taxedPriceSchema),
  taxMode: z._default(z.string(), cartTaxMode),
  calculation: z.optional(calculationSchema),
  cartState: z._default(z.enum(cartStates), 'Active'),
  discountCodes: z._default(z.array(discountSchema), []),
  discountOnTotalPrice: z.optional(z.object({ discountedAmount: moneySchema })),
  shippingInfo: z.optional(z.object({ shippingMethodName: z.string(), price: moneySchema })),
  paymentInfo: z.optional(z.object({ payments: z.array(referenceSchema) })),
  custom: z.optional(customFields(tagsSchema)),
  country: z.optional(z.string()),
  locale: z.optional(z.string()),
  origin: z.optional(z.string()),
  totalLineItemQuantity: z.optional(z.int()),
  stockNotices: z.optional(z.array(stockNoticeSchema)),
  createdAt: z.optional(z.string()),
  lastModifiedAt: z.optional(z.string()),
}) satisfies Covers<CartNoun>;
interface WireCartSchema extends Named<typeof wireCartShape> {}
const wireCartSchema: WireCartSchema = wireCartShape;

const cartFrom = ({ custom, ...cart }: z.output<WireCartSchema>) => ({ ...cart, ...custom?.fields });
export interface CartReply extends Named<ReturnType<typeof cartFrom>> {}
export interface CartSchema extends z.ZodMiniType<CartReply, z.input<WireCartSchema>> {}
/** A cart; the tags of an associate's cart (`orderType`, `associateId`) stand beside its own members. */
export const cartSchema: CartSchema = z.pipe(wireCartSchema, z.transform(cartFrom));

/** Names one cart. */
export const cartParams = z.strictObject({ id: pathPartSchema });

/** Asks for the calculated figures too. */
export const calculationQuery = z.strictObject({ expand: z.optional(z.literal('calculation')) });

/** Which cart a change is for, and the version it was decided on. */
export const changeFields = { cartId: z.optional(idSchema), version: z.optional(versionSchema) };
