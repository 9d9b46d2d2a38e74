import * as z from 'zod/mini';
import { call } from './call.ts';
import { errorBodySchema } from './error-body.ts';
import { idSchema, text } from './values.ts';
import { wrapped } from './wrapped.ts';

const tokenFields = z.object({
  access_token: z.string().check(z.minLength(1)),
  token_type: z.optional(z.string()),
  expires_in: z.optional(z.int()),
  refresh_token: z.optional(z.string()),
  anonymousId: z.optional(z.string()),
});

/** A token for a guest; the same `gId` gets a token for the same guest. */
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
    channel: z.optional(text(16)),
    gId: z.optional(idSchema),
  }),
  response: wrapped(tokenFields),
  errors: { 400: errorBodySchema, 429: errorBodySchema },
});
