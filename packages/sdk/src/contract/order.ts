import { orderStatuses, orderStatusOf, type OrderProgress, type OrderStatus } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { addressSchema } from './address.ts';
import { customFields } from './custom.ts';
import { customLineItemSchema, lineItemSchema } from './line-item.ts';
import { moneySchema, taxedPriceSchema } from './money.ts';
import { referenceSchema } from './reference.ts';

const wireOrderShape = z.object({
  id: z.string(),
  version: z.optional(z.int()),
  orderNumber: z.string(),
  parentOrderNumber: z.optional(z.string()),
  createdAt: z.string(),
  completedAt: z.optional(z.string()),
  customerEmail: z.optional(z.string()),
  customerId: z.optional(z.string()),
  anonymousId: z.optional(z.string()),
  lineItems: z._default(z.array(lineItemSchema), []),
  customLineItems: z._default(z.array(customLineItemSchema), []),
  totalPrice: moneySchema,
  taxedPrice: z.optional(taxedPriceSchema),
  shippingAddress: z.optional(addressSchema),
  billingAddress: z.optional(addressSchema),
  shippingInfo: z.optional(z.object({ shippingMethodName: z.string(), price: moneySchema })),
  paymentInfo: z.optional(z.object({ payments: z.array(referenceSchema) })),
  paymentState: z.optional(z.string()),
  orderState: z.optional(z.enum(['Open', 'Confirmed', 'Complete', 'Cancelled'])),
  shipmentState: z.optional(
    z.enum(['Shipped', 'Ready', 'Pending', 'Delayed', 'Delivered', 'Partial', 'Backorder', 'Canceled']),
  ),
  orderStatus: z.optional(z.enum(orderStatuses)),
  returnInfo: z._default(z.array(z.unknown()), []),
  trackings: z._default(
    z.array(z.object({ carrier: z.string(), trackingNumber: z.string(), url: z.optional(z.string()) })),
    [],
  ),
  custom: z.optional(
    customFields(z.object({ orderType: z.optional(z.string()), associateId: z.optional(z.string()) })),
  ),
});

interface WireOrderSchema extends Named<typeof wireOrderShape> {}
const wireOrderSchema: WireOrderSchema = wireOrderShape;

const orderFrom = ({ custom, ...order }: z.output<WireOrderSchema>) => ({
  ...order,
  ...custom?.fields,
  orderStatus: statusOf(order),
});
export interface OrderReply extends Named<ReturnType<typeof orderFrom>> {}
export interface OrderSchema extends z.ZodMiniType<OrderReply, z.input<WireOrderSchema>> {}
/** An order; `orderStatus` is read from the states when the order does not say it, and undefined while it is under way. */
export const orderSchema: OrderSchema = z.pipe(wireOrderSchema, z.transform(orderFrom));

const statusOf = (order: OrderProgress): OrderStatus | undefined => {
  const status = orderStatusOf(order);
  return orderStatuses.find((known) => known === status);
};
