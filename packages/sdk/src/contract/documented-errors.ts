import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { tokenErrorSchema } from './identity-session.ts';
import { identityErrorSchema, errorBodySchema } from './error-body.ts';

type Errors = Readonly<Record<number, z.ZodMiniType>>;

/**
 * Returns every error response of a call by status: the documented ones of the call, and those of every call of its
 * kind (400, 401, 403, 413, 415, 429, 500, 503, and 409 and 422 for calls with an idempotency key).
 *
 * @see wire reference §0.5
 */
export function documentedErrors(entry: Call): Errors {
  const { auth, body, bodyType, idempotencyKey, errors } = entry;
  const general = generalErrorOf(entry);
  const isSigned = auth === 'guest' || auth === 'customer';
  return {
    400: general,
    ...(isSigned && { 401: general }),
    ...(auth === 'customer' && { 403: general }),
    ...(body && { 413: general }),
    // only the OAuth endpoints accept forms, and they reject a wrong type with 400 (RFC 6749 §5.2)
    ...(body && bodyType !== 'form' && { 415: general }),
    429: general,
    500: general,
    503: general,
    ...errors,
    ...(idempotencyKey && { 409: eitherOf(errors?.[409], general), 422: errors?.[422] ?? general }),
  };
}

const eitherOf = (documented: z.ZodMiniType | undefined, general: z.ZodMiniType): z.ZodMiniType =>
  documented ? z.union([documented, general]) : general;

/** Returns the general error response of the system that handles the call. */
function generalErrorOf({ system, path }: Call): z.ZodMiniType {
  if (system !== 'identity') return errorBodySchema;
  return path.startsWith('/oauth2/') ? tokenErrorSchema : identityErrorSchema;
}
