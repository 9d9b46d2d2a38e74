import * as z from 'zod/mini';
import { call } from './call.ts';
import { errorBodySchema } from './error-body.ts';
import { optionalId, optionalInt, optionalText, optionalTextOf } from './values.ts';
import { wrapped } from './wrapped.ts';

const tokenFields = z.object({
  access_token: z.string().check(z.minLength(1)),
  token_type: optionalText,
  expires_in: optionalInt,
  refresh_token: optionalText,
  anonymousId: optionalText,
});

/** Creates a guest token; the same `gId` always gets a token for the same guest. */
export const createGuestToken = call({
  number: 1,
  key: 'oauthToken',
  system: 'gateway',
  method: 'POST',
  path: '/oauth/token',
  auth: 'none',
  repeatable: true,
  query: z.strictObject({
    scope: z.literal('guest'),
    channel: optionalTextOf(16),
    gId: optionalId,
  }),
  response: wrapped(tokenFields),
  errors: { 400: errorBodySchema, 429: errorBodySchema },
});
