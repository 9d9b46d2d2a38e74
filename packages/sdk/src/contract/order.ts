import { orderStatuses, orderStatusOf, type OrderProgress, type OrderStatus } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named, Without } from './named.ts';
import { addressSchema } from './address.ts';
import { customFields } from './custom.ts';
import { customLineItemSchema, lineItemDocumentSchema } from './line-item.ts';
import { centAmountSchema, taxedPriceSchema } from './money.ts';
import { referenceSchema } from './reference.ts';
import { anyText, integer, optionalInt, optionalText } from './values.ts';
import { decodeWith } from './decode-with.ts';

const unitsSchema = z.object({ id: anyText, quantity: integer });

/** A parcel; without items it contains the whole order. */
const trackingSchema = z.object({
  carrier: anyText,
  trackingNumber: anyText,
  url: optionalText,
  createdAt: optionalText,
  items: z.optional(z.array(unitsSchema)),
});

const returnSchema = z.object({
  returnDate: optionalText,
  items: z._default(
    z.array(
      z.object({
        lineItemId: optionalText,
        quantity: integer,
        shipmentState: optionalText,
        paymentState: optionalText,
      }),
    ),
    [],
  ),
});

/** How an order was paid; a payment with PayPal has no last four digits. */
const paymentSchema = z.object({ paymentType: anyText, brand: optionalText, lastFour: optionalText });

/** Lines that travel together, and the day on which they are expected. */
const shipmentSchema = z.object({
  shippingType: anyText,
  estimatedDelivery: optionalText,
  lineItemIds: z.array(anyText),
});

const tagsSchema = z.object({
  orderType: optionalText,
  associateId: optionalText,
  purchaseOrderNumber: optionalText,
});

const wireOrderShape = z.object({
  id: anyText,
  version: optionalInt,
  orderNumber: anyText,
  parentOrderNumber: optionalText,
  createdAt: anyText,
  completedAt: optionalText,
  customerEmail: optionalText,
  customerId: optionalText,
  anonymousId: optionalText,
  lineItems: z._default(z.array(lineItemDocumentSchema), []),
  customLineItems: z._default(z.array(customLineItemSchema), []),
  totalPrice: centAmountSchema,
  taxedPrice: z.optional(taxedPriceSchema),
  shippingAddress: z.optional(addressSchema),
  billingAddress: z.optional(addressSchema),
  shippingInfo: z.optional(z.object({ shippingMethodName: anyText, price: centAmountSchema })),
  paymentInfo: z.optional(z.object({ payments: z.array(referenceSchema) })),
  payment: z.optional(paymentSchema),
  paymentState: optionalText,
  orderState: z.optional(z.literal(['Open', 'Confirmed', 'Complete', 'Cancelled'])),
  shipmentState: z.optional(
    z.literal(['Shipped', 'Ready', 'Pending', 'Delayed', 'Delivered', 'Partial', 'Backorder', 'Canceled']),
  ),
  orderStatus: z.optional(z.literal(orderStatuses)),
  returnInfo: z._default(z.array(returnSchema), []),
  refunds: z._default(z.array(z.object({ amount: centAmountSchema, createdAt: optionalText })), []),
  shipments: z._default(z.array(shipmentSchema), []),
  trackings: z._default(z.array(trackingSchema), []),
  custom: z.optional(customFields(tagsSchema)),
});

interface WireOrderSchema extends Named<typeof wireOrderShape> {}
const wireOrderSchema: WireOrderSchema = wireOrderShape;

type WireOrder = z.output<WireOrderSchema>;
export interface OrderReply extends Named<
  Without<WireOrder, 'custom' | 'orderStatus'> & z.output<typeof tagsSchema> & { orderStatus: OrderStatus | undefined }
> {}
const orderFrom = ({ custom, ...order }: WireOrder): OrderReply => ({
  ...order,
  ...custom?.fields,
  orderStatus: statusOf(order),
});
export interface OrderDocumentSchema extends z.ZodMiniType<OrderReply, z.input<WireOrderSchema>> {}
/** An order; a missing `orderStatus` is derived from the states, and is undefined while the order is in progress. */
export const orderDocumentSchema: OrderDocumentSchema = decodeWith(wireOrderSchema, orderFrom);

const statusOf = (order: OrderProgress): OrderStatus | undefined => {
  const status = orderStatusOf(order);
  return orderStatuses.find((known) => known === status);
};
