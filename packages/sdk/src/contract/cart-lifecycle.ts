import * as z from 'zod/mini';
import { call } from './call.ts';
import { cartChangeCodes } from './error-codes.ts';
import { cartParams, cartDocumentSchema } from './cart-document.ts';
import { newCartSchema } from './new-cart.ts';
import { conflictSchema, errorBodySchema } from './error-body.ts';
import { idSchema, optionalId, versionSchema, wholeNumber } from './values.ts';

const cartVersionQuery = z.codec(
  z.strictObject({ 'cart-versionId': wholeNumber(0, 1e15 - 1) }),
  z.strictObject({ version: versionSchema }),
  { decode: (wire) => ({ version: wire['cart-versionId'] }), encode: ({ version }) => ({ 'cart-versionId': version }) },
);

/** Opens a cart. */
export const create = call({
  number: 13,
  key: 'cartCreate',
  system: 'gateway',
  method: 'POST',
  path: '/cart/create',
  auth: 'guest',
  idempotencyKey: 'optional',
  body: newCartSchema,
  response: cartDocumentSchema,
  status: [201, 200],
  errors: { 400: errorBodySchema },
});

/** Merges a guest's cart into the cart of the signed-in customer; a line in both keeps the larger quantity. */
export const merge = call({
  number: 16,
  key: 'cartMerge',
  codes: { 400: cartChangeCodes },
  system: 'gateway',
  method: 'POST',
  path: '/cart/merge',
  auth: 'customer',
  idempotencyKey: 'optional',
  body: z.strictObject({
    anonymousCartId: idSchema,
    anonymousId: optionalId,
    mergeMode: z.optional(z.literal('MergeWithExistingCustomerCart')),
  }),
  response: cartDocumentSchema,
  errors: { 404: errorBodySchema, 409: conflictSchema },
});

/** Deletes the open cart; a missing cart counts as deleted. */
export const deleteActive = call({
  number: 17,
  key: 'cartDeleteActive',
  system: 'gateway',
  method: 'DELETE',
  path: '/cart/v2/deleteActiveCart',
  auth: 'guest',
  response: cartDocumentSchema,
  reply: 'none',
  status: [200, 204, 404],
});

const deleteById = call({
  number: 18,
  key: 'cartDelete',
  codes: { 400: ['InvalidOperation'] },
  system: 'gateway',
  method: 'DELETE',
  path: '/cart/{id}',
  auth: 'guest',
  params: cartParams,
  query: cartVersionQuery,
  headerAlias: ['cart-versionId'],
  response: cartDocumentSchema,
  reply: 'none',
  status: [200, 204, 404],
  errors: { 409: conflictSchema },
});

export {
  /** Deletes a cart in the version read last; a missing cart counts as deleted. */
  deleteById as delete,
};
