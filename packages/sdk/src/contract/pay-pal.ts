import * as z from 'zod/mini';
import { addressDraftSchema } from './address-draft.ts';
import { call } from './call.ts';
import { orderErrorCodes } from './error-codes.ts';
import { moneyDraftSchema } from './money.ts';
import { conflictSchema, errorBodySchema } from './error-body.ts';
import { anyText, idSchema, optionalText, someText, versionSchema } from './values.ts';

/** Payment through PayPal. */
export const payPalCalls = {
  /** Creates a token for one payment attempt; it expires after three hours. */
  createToken: call({
    number: 27,
    key: 'paypalToken',
    codes: { 400: orderErrorCodes },
    system: 'gateway',
    method: 'POST',
    path: '/payment/paypal/getToken',
    auth: 'guest',
    body: z.strictObject({
      cartId: idSchema,
      version: z.optional(versionSchema),
      amount: z.optional(moneyDraftSchema),
      returnUrl: someText(2048),
      cancelUrl: someText(2048),
      shippingAddress: z.optional(addressDraftSchema),
    }),
    response: z.object({ token: anyText, redirectUrl: optionalText }),
    errors: { 400: errorBodySchema, 404: errorBodySchema, 409: conflictSchema },
  }),
};
