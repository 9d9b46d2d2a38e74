import { call } from './call.ts';
import { calculationQuery, cartParams, cartDocumentSchema } from './cart-document.ts';
import { cartMissingSchema, errorBodySchema } from './error-body.ts';

/** Returns the shopper's open cart; a 404 when they have none. */
export const active = call({
  number: 11,
  key: 'cartActive',
  system: 'gateway',
  method: 'GET',
  path: '/cart/active',
  auth: 'guest',
  query: calculationQuery,
  response: cartDocumentSchema,
  missing: cartMissingSchema,
  errors: { 404: cartMissingSchema },
});

/** Returns a cart by id: the shopper's own, or a customer's for an associate. */
export const get = call({
  number: 12,
  key: 'cartById',
  system: 'gateway',
  method: 'GET',
  path: '/cart/{id}',
  auth: 'guest',
  params: cartParams,
  query: calculationQuery,
  response: cartDocumentSchema,
  missing: cartMissingSchema,
  errors: { 403: errorBodySchema, 404: errorBodySchema },
});
