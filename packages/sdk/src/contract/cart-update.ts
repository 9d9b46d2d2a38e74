import * as z from 'zod/mini';
import { call } from './call.ts';
import { cartChangeCodes } from './error-codes.ts';
import { calculationQuery, cartDocumentSchema, changeFields } from './cart-document.ts';
import { newCartSchema } from './new-cart.ts';
import { cartMissingSchema, conflictSchema, errorBodySchema } from './error-body.ts';

/** Creates the update call for some kinds of actions, so that a page which only adds lines bundles only those. */
export const cartUpdate = <Action extends z.ZodMiniType<object, object>>(actionSchema: Action) =>
  call({
    number: 14,
    key: 'cartItems',
    codes: { 400: cartChangeCodes },
    system: 'gateway',
    method: 'POST',
    path: '/cart/v2/items',
    auth: 'guest',
    idempotencyKey: 'given',
    query: calculationQuery,
    body: z.strictObject({
      ...changeFields,
      actions: z.array(actionSchema).check(z.minLength(1), z.maxLength(100)),
      // for a quantity above the stock: reject the change (the default), or cap the quantity and return a notice
      shortage: z.optional(z.literal(['reject', 'cap'])),
      // the cart to open for a caller without one
      open: z.optional(newCartSchema),
    }),
    response: cartDocumentSchema,
    missing: cartMissingSchema,
    errors: { 400: errorBodySchema, 404: z.union([cartMissingSchema, errorBodySchema]), 409: conflictSchema },
  });
