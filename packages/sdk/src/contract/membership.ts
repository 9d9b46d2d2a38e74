import * as z from 'zod/mini';
import { call } from './call.ts';
import { errorBodySchema } from './error-body.ts';
import { texts, emailSchema, optionalText, optionalTextOf, someText } from './values.ts';

/** Membership in a group with prices of its own. */
export const membershipCalls = {
  /** Takes part in a group; a 409 says that the customer does so already. The token then has to be renewed. */
  assignPersona: call({
    number: 39,
    key: 'assignPersona',
    system: 'gateway',
    method: 'POST',
    path: '/membership/assign/persona',
    auth: 'customer',
    body: z.strictObject({ persona: z.string().check(z.regex(/^[A-Z0-9]{1,16}$/)), code: optionalTextOf(64) }),
    response: z.object({ success: z.boolean(), persona: z._default(texts, []) }),
    errors: { 400: errorBodySchema, 404: errorBodySchema, 409: errorBodySchema },
  }),
  /** Enters a company associate; a 409 says that the customer is entered already. */
  enterAssociate: call({
    number: 40,
    key: 'associateEntry',
    system: 'gateway',
    method: 'POST',
    path: '/membership/associate/entry',
    auth: 'customer',
    body: z.strictObject({
      email: emailSchema,
      employeeId: optionalTextOf(64),
      company: optionalTextOf(128),
      code: someText(64),
    }),
    response: z.object({ success: z.boolean(), message: optionalText }),
    errors: { 400: errorBodySchema, 404: errorBodySchema, 409: errorBodySchema },
  }),
};
