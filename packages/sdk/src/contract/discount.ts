import * as z from 'zod/mini';
import { call } from './call.ts';
import { discountErrorCodes } from './error-codes.ts';
import { cartDocumentSchema, changeFields } from './cart-document.ts';
import { resourceIdentifier } from './reference.ts';
import { cartMissingSchema, conflictSchema, errorBodySchema } from './error-body.ts';
import { someText } from './values.ts';

const discountActionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('addDiscountCode'), code: someText(64) }),
  z.strictObject({ action: z.literal('removeDiscountCode'), discountCode: resourceIdentifier('discount-code') }),
]);

/** The discount codes of a cart. */
export const discountCalls = {
  /** Adds a discount code to the cart or removes one; its state is in `discountCodes`. */
  update: call({
    number: 15,
    key: 'cartDiscount',
    codes: { 400: discountErrorCodes },
    system: 'gateway',
    method: 'POST',
    path: '/cart/v2/discount',
    auth: 'guest',
    body: z.strictObject({
      ...changeFields,
      actions: z.array(discountActionSchema).check(z.minLength(1), z.maxLength(10)),
    }),
    response: cartDocumentSchema,
    missing: cartMissingSchema,
    errors: { 400: errorBodySchema, 404: z.union([cartMissingSchema, errorBodySchema]), 409: conflictSchema },
  }),
};
