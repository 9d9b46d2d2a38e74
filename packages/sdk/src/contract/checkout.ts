import {
  associateOrderType,
  fraudStatuses,
  paymentTypes,
  paymentSuccessCode,
  shippingErrors,
  type ShippingError,
} from '@basin/domain';
import * as z from 'zod/mini';
import type { Named, Without } from './named.ts';
import { addressDraftSchema } from './address-draft.ts';
import { call } from './call.ts';
import { cartChangeCodes, orderErrorCodes } from './error-codes.ts';
import { cartDocumentSchema } from './cart-document.ts';
import { moneyDraftSchema, centAmountSchema } from './money.ts';
import { orderDocumentSchema } from './order.ts';
import { conflictSchema, partialErrorSchema, errorBodySchema } from './error-body.ts';
import {
  anyText,
  texts,
  emailSchema,
  fullNameSchema,
  idSchema,
  integer,
  optionalFlag,
  optionalId,
  optionalInt,
  optionalText,
  optionalTextOf,
  someText,
  text,
  versionSchema,
} from './values.ts';
import { decodeWith } from './decode-with.ts';

const cartQuery = z.strictObject({ cartId: idSchema });

const partial = { error: z.optional(partialErrorSchema), isNonDeliverableAddress: optionalFlag };

/** The part of a call that failed: unavailable skus, and whether the address cannot be delivered to. */
interface Shortfall {
  message: string | undefined;
  unavailableItems: ShippingError[];
  isNonDeliverableAddress: boolean;
}

function shortfallFrom({ error, isNonDeliverableAddress }: z.output<z.ZodMiniObject<typeof partial>>): Shortfall {
  return {
    message: error?.message,
    unavailableItems: shippingErrors(error?.sku),
    isNonDeliverableAddress: isNonDeliverableAddress ?? error?.isNonDeliverableAddress ?? false,
  };
}

/** An error response of a shipping call: a message, unavailable skus, or an undeliverable address. */
const shippingErrorShape = z.object({ message: optionalText, ...partial });
interface ShippingErrorSchema extends Named<typeof shippingErrorShape> {}
const shippingErrorSchema: ShippingErrorSchema = shippingErrorShape;

const wireShippingCostShape = z.object({
  cartId: optionalText,
  version: optionalInt,
  shippingTotal: z.optional(centAmountSchema),
  shippingMethods: z._default(
    z.array(
      z.object({
        key: anyText,
        name: anyText,
        shippingType: anyText,
        price: centAmountSchema,
        lineItemIds: z._default(texts, []),
        estimatedDelivery: optionalText,
      }),
    ),
    [],
  ),
  ...partial,
});

interface WireShippingCostSchema extends Named<typeof wireShippingCostShape> {}
const wireShippingCostSchema: WireShippingCostSchema = wireShippingCostShape;

type WireShippingCost = z.output<WireShippingCostSchema>;
export interface ShippingCostReply extends Named<Without<WireShippingCost, keyof typeof partial> & Shortfall> {}
const shippingCostFrom = ({ error, isNonDeliverableAddress, ...cost }: WireShippingCost): ShippingCostReply => ({
  ...cost,
  ...shortfallFrom({ error, isNonDeliverableAddress }),
});
export interface ShippingCostSchema extends z.ZodMiniType<ShippingCostReply, z.input<WireShippingCostSchema>> {}
/** The shipping cost and the shipping method of each line; `unavailableItems` are the skus that cannot be shipped. */
export const shippingCostSchema: ShippingCostSchema = decodeWith(wireShippingCostSchema, shippingCostFrom);

const wireShipmentShape = z.object({
  cart: z.optional(cartDocumentSchema),
  shipments: z.optional(
    z.array(
      z.object({
        id: anyText,
        shippingType: anyText,
        lineItemIds: texts,
        price: z.optional(centAmountSchema),
      }),
    ),
  ),
  shippingItems: z.optional(texts),
  noShippingItems: z.optional(texts),
  ...partial,
});

interface WireShipmentSchema extends Named<typeof wireShipmentShape> {}
const wireShipmentSchema: WireShipmentSchema = wireShipmentShape;

type WireShipment = z.output<WireShipmentSchema>;
export interface ShipmentAssignmentReply extends Named<Without<WireShipment, keyof typeof partial> & Shortfall> {}
const shipmentAssignmentFrom = ({
  error,
  isNonDeliverableAddress,
  ...shipment
}: WireShipment): ShipmentAssignmentReply => ({
  ...shipment,
  ...shortfallFrom({ error, isNonDeliverableAddress }),
});
export interface ShipmentAssignmentSchema extends z.ZodMiniType<ShipmentAssignmentReply, z.input<WireShipmentSchema>> {}
/** The lines that ship, by shipment; any list can be missing, and the domain's rule splits the lines. */
export const shipmentAssignmentSchema: ShipmentAssignmentSchema = decodeWith(
  wireShipmentSchema,
  shipmentAssignmentFrom,
);

const declinedShape = z.object({
  statusCode: optionalInt,
  message: anyText,
  fraudStatus: z.optional(z.literal(fraudStatuses)),
  declineCode: optionalText,
});
export interface DeclinedSchema extends Named<typeof declinedShape> {}
/** A payment that the bank or the fraud screening declined. */
export const declinedSchema: DeclinedSchema = declinedShape;

const [creditCard, payPal] = paymentTypes;

const paymentFields = {
  cartId: idSchema,
  version: versionSchema,
  amount: z.optional(moneyDraftSchema),
  billingAddress: addressDraftSchema,
  deviceSessionId: optionalTextOf(128),
};

const paymentBodySchema = z.discriminatedUnion('paymentType', [
  z.strictObject({
    ...paymentFields,
    paymentType: z.literal(creditCard),
    card: z.strictObject({
      token: someText(128),
      responseCode: z.literal(paymentSuccessCode),
      brand: someText(32),
      firstSix: z.optional(z.string().check(z.regex(/^\d{6}$/))),
      lastFour: z.string().check(z.regex(/^\d{4}$/)),
      expMonth: z.string().check(z.regex(/^(0[1-9]|1[0-2])$/)),
      expYear: z.string().check(z.regex(/^(\d{2}|\d{4})$/)),
      holderName: fullNameSchema,
    }),
  }),
  z.strictObject({
    ...paymentFields,
    paymentType: z.literal(payPal),
    paypal: z.strictObject({ token: someText(128), payerId: someText(64) }),
  }),
]);

/** The checkout, from the shipping cost to the order. */
export const checkoutCalls = {
  /** Returns the cost of shipping the cart to its address. */
  shippingCost: call({
    number: 22,
    key: 'shippingCost',
    codes: { 400: cartChangeCodes },
    system: 'gateway',
    method: 'GET',
    path: '/checkout/shipping-cost',
    auth: 'guest',
    query: cartQuery,
    response: shippingCostSchema,
    errors: { 400: shippingErrorSchema, 404: errorBodySchema },
  }),
  /** Splits the lines into shipments and stores them in the cart. */
  assignShipment: call({
    number: 23,
    key: 'assignShipment',
    codes: { 400: cartChangeCodes },
    system: 'gateway',
    method: 'POST',
    path: '/checkout/v2/assign/shipmentfromcart',
    auth: 'guest',
    body: z.strictObject({
      cartId: idSchema,
      version: z.optional(versionSchema),
      shippingAddress: z.optional(addressDraftSchema),
    }),
    response: shipmentAssignmentSchema,
    errors: { 400: shippingErrorSchema, 404: errorBodySchema, 409: conflictSchema },
  }),
  /** Returns whether the cart is split into several orders, and which. */
  splitCheck: call({
    number: 24,
    key: 'orderSplitCheck',
    codes: { 400: cartChangeCodes },
    system: 'gateway',
    method: 'GET',
    path: '/checkout/order-split-check',
    auth: 'guest',
    query: cartQuery,
    response: z.object({
      isSplit: z.boolean(),
      orders: z._default(z.array(z.object({ index: integer, shippingType: anyText, lineItemIds: texts })), []),
    }),
    errors: { 404: errorBodySchema },
  }),
  /** Authorises a payment for the cart with the token of the card frame or of PayPal. */
  pay: call({
    number: 26,
    key: 'payment',
    codes: { 400: orderErrorCodes },
    system: 'gateway',
    method: 'POST',
    path: '/checkout/payment',
    auth: 'guest',
    idempotencyKey: 'required',
    body: paymentBodySchema,
    response: z.object({
      paymentId: anyText,
      status: anyText,
      fraudStatus: z.optional(z.literal(fraudStatuses)),
      cartVersion: optionalInt,
    }),
    status: [201, 200],
    errors: {
      400: z.union([errorBodySchema, declinedSchema]),
      402: declinedSchema,
      404: errorBodySchema,
      409: z.union([conflictSchema, errorBodySchema]),
      422: errorBodySchema,
    },
  }),
  /** Places the order; 201 is the only success. A cart that costs nothing is ordered without a payment. */
  submit: call({
    number: 28,
    key: 'orderSubmit',
    codes: { 400: orderErrorCodes },
    system: 'gateway',
    method: 'POST',
    path: '/checkout/v2/order/submit',
    auth: 'guest',
    idempotencyKey: 'required',
    body: z.strictObject({
      cartId: idSchema,
      version: versionSchema,
      paymentId: optionalId,
      paymentType: z.optional(z.literal(paymentTypes)),
      orderType: z.optional(z.literal(associateOrderType)),
      associateId: optionalId,
      email: emailSchema,
      locale: text(16),
      purchaseOrderNumber: optionalTextOf(64),
    }),
    response: orderDocumentSchema,
    status: [201],
    errors: {
      400: errorBodySchema,
      402: declinedSchema,
      404: errorBodySchema,
      409: z.union([conflictSchema, errorBodySchema]),
      422: errorBodySchema,
    },
  }),
};
