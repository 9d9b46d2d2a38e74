import * as z from 'zod/mini';
import { addressSchema } from './address.ts';
import { call } from './call.ts';
import { fileReply } from './file-reply.ts';
import { orderDocumentSchema } from './order.ts';
import { paged } from './page.ts';
import { errorBodySchema } from './error-body.ts';
import { emailSchema, optionalWholeNumber, optionalEmail } from './values.ts';

const orderNumberSchema = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.maxLength(64), z.regex(/^\s*[A-Za-z0-9-]+\s*$/));

const historyQuery = z.strictObject({
  state: z.optional(z.literal(['open', 'past'])),
  limit: optionalWholeNumber(1, 100),
  offset: optionalWholeNumber(0, 10_000),
  sort: z.optional(z.literal(['createdAt desc', 'createdAt asc'])),
});

const foundSchema = z.object({
  addresses: z.optional(z.object({ shipping: z.optional(addressSchema), billing: z.optional(addressSchema) })),
});

/** Past orders, and the look-up of an order. */
export const orderHistoryCalls = {
  /** Lists open or past orders of the signed-in customer. */
  listByState: call({
    number: 30,
    key: 'ordersQueryV1',
    system: 'gateway',
    method: 'GET',
    path: '/checkout/orders/v1/query',
    auth: 'customer',
    query: historyQuery,
    response: paged(orderDocumentSchema),
    errors: { 401: errorBodySchema },
  }),
  /** Lists the whole order history of the customer, or of the associate's customer. */
  list: call({
    number: 31,
    key: 'orders',
    system: 'gateway',
    method: 'GET',
    path: '/checkout/orders',
    auth: 'customer',
    query: historyQuery,
    response: paged(orderDocumentSchema),
    errors: { 401: errorBodySchema },
  }),
  /** Finds the order with a number and an e-mail address. */
  find: call({
    number: 68,
    key: 'findMyOrders',
    system: 'gateway',
    method: 'POST',
    path: '/checkout/orders/v1/find-my-orders',
    auth: 'guest',
    repeatable: true,
    body: z.strictObject({ email: emailSchema, orderId: orderNumberSchema }),
    response: z.intersection(orderDocumentSchema, foundSchema),
    errors: { 404: errorBodySchema, 429: errorBodySchema },
  }),
  /** Cancels an order of which nothing has shipped, for its shopper or anyone who knows its number and e-mail address. Beyond the wire reference. */
  cancel: call({
    number: 88,
    key: 'orderCancel',
    codes: { 400: ['InvalidOperation'] },
    system: 'gateway',
    method: 'POST',
    path: '/checkout/orders/v1/cancel',
    auth: 'guest',
    body: z.strictObject({ orderNumber: orderNumberSchema, email: optionalEmail }),
    response: orderDocumentSchema,
    errors: { 400: errorBodySchema, 404: errorBodySchema, 429: errorBodySchema },
  }),
  /** Returns the invoice of a shipped order. Beyond the wire reference. */
  invoice: call({
    number: 89,
    key: 'orderInvoice',
    system: 'gateway',
    method: 'POST',
    path: '/checkout/orders/v1/invoice',
    auth: 'guest',
    repeatable: true,
    body: z.strictObject({ orderNumber: orderNumberSchema, email: optionalEmail }),
    ...fileReply,
    errors: { 404: errorBodySchema, 429: errorBodySchema },
  }),
  /** Lists the orders that an order was split into. */
  split: call({
    number: 70,
    key: 'splitOrder',
    system: 'gateway',
    method: 'GET',
    path: '/checkout/orders/split',
    auth: 'guest',
    query: z.strictObject({ parentOrderNumber: orderNumberSchema, email: emailSchema }),
    response: paged(orderDocumentSchema),
    errors: { 404: errorBodySchema },
  }),
};
