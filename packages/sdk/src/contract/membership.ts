import * as z from 'zod/mini';
import { call } from './call.ts';
import { errorBodySchema } from './error-body.ts';
import { texts, emailSchema, optionalText, optionalTextOf, someText } from './values.ts';

/** Membership in groups with special prices. */
export const membershipCalls = {
  /** Joins a group; a 409 when the customer is already a member. The token must then be renewed. */
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
  /** Registers a company associate; a 409 when the customer is already registered. */
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
