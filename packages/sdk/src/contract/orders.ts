import * as z from 'zod/mini';
import { call } from './call.ts';
import { orderDocumentSchema } from './order.ts';
import { paged } from './page.ts';
import { errorBodySchema } from './error-body.ts';
import { anyText, optionalId, optionalInt, optionalText, optionalWholeNumber, optionalEmail } from './values.ts';

/** An order number that is sent in double quotes. */
const quotedSchema = z.codec(z.string().check(z.maxLength(66), z.regex(/^"?[A-Z0-9-]{1,64}"?$/)), anyText, {
  decode: (wire) => wire.replaceAll('"', ''),
  encode: (orderNumber) => `"${orderNumber}"`,
});

const queryFields = {
  email: optionalEmail,
  cartId: optionalId,
  state: z.optional(z.literal(['open', 'past'])),
  sort: z.optional(z.literal('createdAt desc')),
};
const wireQuery = z.strictObject({
  ...queryFields,
  'order-id': z.optional(quotedSchema),
  limit: optionalWholeNumber(1, 100),
  offset: optionalWholeNumber(0, 10_000),
});
const ordersQuery = z.codec(
  wireQuery,
  z.strictObject({
    ...queryFields,
    orderNumber: optionalText,
    limit: optionalInt,
    offset: optionalInt,
  }),
  {
    decode: ({ 'order-id': orderNumber, ...query }) => ({ ...query, orderNumber }),
    encode: ({ orderNumber, ...query }) => ({ ...query, 'order-id': orderNumber }),
  },
);
const detailsQuery = z.codec(
  z.strictObject({ 'order-id': quotedSchema, email: optionalEmail }),
  z.strictObject({ orderNumber: anyText, email: optionalEmail }),
  {
    decode: ({ 'order-id': orderNumber, ...query }) => ({ ...query, orderNumber }),
    encode: ({ orderNumber, ...query }) => ({ ...query, 'order-id': orderNumber }),
  },
);

/** The orders of a customer, or an order of a guest who knows its number and e-mail address. */
export const orderCalls = {
  /** Finds orders by number, cart or state. */
  query: call({
    number: 29,
    key: 'ordersQuery',
    system: 'gateway',
    method: 'GET',
    path: '/checkout/orders/query',
    auth: 'guest',
    query: ordersQuery,
    headerAlias: ['order-id'],
    response: paged(orderDocumentSchema),
    errors: { 400: errorBodySchema, 401: errorBodySchema },
  }),
  /** Returns an order by its number, as a list with one element. */
  details: call({
    number: 69,
    key: 'orderDetails',
    variantOf: 29,
    system: 'gateway',
    method: 'GET',
    path: '/checkout/orders/query',
    auth: 'guest',
    query: detailsQuery,
    headerAlias: ['order-id'],
    response: paged(orderDocumentSchema),
    errors: { 400: errorBodySchema, 401: errorBodySchema },
  }),
};
