import { cartStates, cartTaxMode, discountCodeStates, type Cart as CartNoun } from '@basin/domain';
import * as z from '#zod';
import { addressSchema, shippingAddressSchema } from './address.ts';
import { call, type Covers } from './call.ts';
import { cartActionSchema } from './cart-action.ts';
import { customDraft, customFields } from './custom.ts';
import { customLineItemSchema, lineItemSchema } from './line-item.ts';
import { moneySchema, taxedPriceSchema } from './money.ts';
import { customerGroupSchema, referenceSchema, resourceIdentifier } from './reference.ts';
import { cartMissingSchema, conflictSchema, refusalSchema } from './refusal.ts';
import { emailSchema, idSchema, pathPartSchema, text, versionSchema, wholeNumber } from './values.ts';

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

/** The figures of a cart, worked out by the gateway. */
export const calculationSchema = z.object({
  subTotal: moneySchema,
  discountTotal: moneySchema,
  shippingTotal: moneySchema,
  taxTotal: moneySchema,
  grandTotal: moneySchema,
});

const wireCartSchema = z.object({
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
  createdAt: z.optional(z.string()),
  lastModifiedAt: z.optional(z.string()),
}) satisfies Covers<CartNoun>;

/** A cart; the tags of an associate's cart (`orderType`, `associateId`) stand beside its own members. */
export const cartSchema = z.pipe(
  wireCartSchema,
  z.transform(({ custom, ...cart }: z.output<typeof wireCartSchema>) => ({ ...cart, ...custom?.fields })),
);

export type Cart = z.output<typeof cartSchema>;

/** Asks for the calculated figures too. */
export const calculationQuery = z.strictObject({ expand: z.optional(z.literal('calculation')) });

const cartParams = z.strictObject({ id: pathPartSchema });
const cartVersionQuery = z.codec(
  z.strictObject({ 'cart-versionId': wholeNumber(0, 1e15 - 1) }),
  z.strictObject({ version: versionSchema }),
  { decode: (wire) => ({ version: wire['cart-versionId'] }), encode: ({ version }) => ({ 'cart-versionId': version }) },
);
/** Which cart a change is for, and the version it was decided on. */
export const changeFields = { cartId: z.optional(idSchema), version: z.optional(versionSchema) };

/** The shopper's carts. */
export const cartCalls = {
  /** The open cart of the session's shopper; a 404 when there is none. */
  active: call({
    number: 11,
    system: 'gateway',
    method: 'GET',
    path: '/cart/active',
    auth: 'guest',
    query: calculationQuery,
    response: cartSchema,
    missing: cartMissingSchema,
    errors: { 404: cartMissingSchema },
  }),
  /** One cart by id: the shopper's own, or a customer's for an associate. */
  get: call({
    number: 12,
    system: 'gateway',
    method: 'GET',
    path: '/cart/{id}',
    auth: 'guest',
    params: cartParams,
    query: calculationQuery,
    response: cartSchema,
    missing: cartMissingSchema,
    errors: { 403: refusalSchema, 404: refusalSchema },
  }),
  /** Opens a cart. */
  create: call({
    number: 13,
    system: 'gateway',
    method: 'POST',
    path: '/cart/create',
    auth: 'guest',
    idempotencyKey: 'optional',
    body: z.strictObject({
      currency: z.literal('USD'),
      taxMode: z.literal(cartTaxMode),
      customerEmail: z.optional(emailSchema),
      custom: z.optional(
        customDraft(
          z.strictObject({
            orderType: z.optional(text(16)),
            associateId: z.optional(text(64)),
            salesChannel: z.optional(text(16)),
          }),
        ),
      ),
      country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
      locale: z.optional(text(16)),
      customerGroup: z.optional(resourceIdentifier('customer-group')),
    }),
    response: cartSchema,
    status: [201, 200],
    errors: { 400: refusalSchema },
  }),
  /** Changes lines, address, e-mail, tags, group or tax, all or nothing; answers with the whole cart. */
  update: call({
    number: 14,
    system: 'gateway',
    method: 'POST',
    path: '/cart/v2/items',
    auth: 'guest',
    query: calculationQuery,
    body: z.strictObject({
      ...changeFields,
      actions: z.array(cartActionSchema).check(z.minLength(1), z.maxLength(100)),
    }),
    response: cartSchema,
    missing: cartMissingSchema,
    errors: { 400: refusalSchema, 404: z.union([cartMissingSchema, refusalSchema]), 409: conflictSchema },
  }),
  /** Brings a guest's cart into the cart of the customer who signed in; the larger quantity of a line stays. */
  merge: call({
    number: 16,
    system: 'gateway',
    method: 'POST',
    path: '/cart/merge',
    auth: 'customer',
    idempotencyKey: 'optional',
    body: z.strictObject({
      anonymousCartId: idSchema,
      anonymousId: z.optional(idSchema),
      mergeMode: z.optional(z.literal('MergeWithExistingCustomerCart')),
    }),
    response: cartSchema,
    errors: { 404: refusalSchema, 409: conflictSchema },
  }),
  /** Deletes the open cart; one that is already gone counts as deleted. */
  deleteActive: call({
    number: 17,
    system: 'gateway',
    method: 'DELETE',
    path: '/cart/v2/deleteActiveCart',
    auth: 'guest',
    response: cartSchema,
    reply: 'none',
    status: [200, 204, 404],
  }),
  /** Deletes a cart in the version seen last; one that is already gone counts as deleted. */
  delete: call({
    number: 18,
    system: 'gateway',
    method: 'DELETE',
    path: '/cart/{id}',
    auth: 'guest',
    params: cartParams,
    query: cartVersionQuery,
    headerAlias: ['cart-versionId'],
    response: cartSchema,
    reply: 'none',
    status: [200, 204, 404],
    errors: { 409: conflictSchema },
  }),
};
