import * as z from 'zod/mini';

/** One reason of an error response; which members it has depends on the code. */
export const reasonSchema = z.looseObject({
  code: z.string(),
  message: z.optional(z.string()),
  currentVersion: z.optional(z.int()),
  field: z.optional(z.string()),
  invalidValue: z.optional(z.unknown()),
  allowedValues: z.optional(z.array(z.unknown())),
  duplicateValue: z.optional(z.unknown()),
  lineItems: z.optional(z.array(z.string())),
  skus: z.optional(z.array(z.string())),
  discountCode: z.optional(z.string()),
  reason: z.optional(z.string()),
});

/** The general error response: 400, 401, 403, 404, 409, 413, 415, 422, 429 and 500 have this body. */
export const errorBodySchema = z.object({
  statusCode: z.optional(z.int()),
  message: z.string(),
  errors: z.optional(z.array(reasonSchema)),
  /** Of a failure that nobody foresaw: the id under which the gateway logged it. */
  activityId: z.optional(z.string()),
});

/** A change was made on a stale version. */
export const conflictSchema = z.object({
  statusCode: z.literal(409),
  message: z.string(),
  errors: z.array(
    z.object({ code: z.literal('ConcurrentModification'), message: z.string(), currentVersion: z.int() }),
  ),
});

/** There is no such cart; may come with any status. */
export const cartMissingSchema = z.object({ cartExists: z.literal(false), message: z.optional(z.string()) });

/** Part of the request could not be done: the named skus are unavailable. */
export const partialErrorSchema = z.object({
  message: z.optional(z.string()),
  sku: z.optional(z.array(z.string())),
  isNonDeliverableAddress: z.optional(z.boolean()),
});

/** The identity provider's error response. */
export const identityErrorSchema = z.object({
  errorCode: z.string(),
  errorSummary: z.string(),
  errorLink: z.optional(z.string()),
  errorId: z.optional(z.string()),
  errorCauses: z._default(z.array(z.object({ errorSummary: z.string() })), []),
});
