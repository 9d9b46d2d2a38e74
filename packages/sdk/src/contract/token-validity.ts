import * as z from 'zod/mini';
import { call } from './call.ts';
import { errorBodySchema } from './error-body.ts';
import { wrapped } from './wrapped.ts';

const validityFields = z.object({ valid: z.boolean() });

/** Returns whether the token in the `Authorization` header is still valid. */
export const validateToken = call({
  number: 2,
  key: 'oauthValidate',
  system: 'gateway',
  method: 'POST',
  path: '/oauth/token/validate',
  auth: 'guest',
  repeatable: true,
  response: wrapped(validityFields),
  errors: { 401: errorBodySchema },
});
