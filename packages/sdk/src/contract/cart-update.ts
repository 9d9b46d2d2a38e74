import * as z from '#zod';
import { call } from './call.ts';
import { calculationQuery, cartSchema, changeFields } from './cart-document.ts';
import { cartMissingSchema, conflictSchema, refusalSchema } from './refusal.ts';

/** The change of a cart by some kinds of actions, all or nothing: a page that only adds lines carries only those. */
export const cartUpdate = <Action extends z.ZodMiniType<object, object>>(actionSchema: Action) =>
  call({
    number: 14,
    system: 'gateway',
    method: 'POST',
    path: '/cart/v2/items',
    auth: 'guest',
    query: calculationQuery,
    body: z.strictObject({
      ...changeFields,
      actions: z.array(actionSchema).check(z.minLength(1), z.maxLength(100)),
    }),
    response: cartSchema,
    missing: cartMissingSchema,
    errors: { 400: refusalSchema, 404: z.union([cartMissingSchema, refusalSchema]), 409: conflictSchema },
  });
