import * as z from 'zod/mini';

/** One reason of a refusal; which members it has depends on the code. */
export const reasonSchema = z.looseObject({
  code: z.string(),
  message: z.exactOptional(z.string()),
  currentVersion: z.exactOptional(z.int()),
  field: z.exactOptional(z.string()),
  invalidValue: z.exactOptional(z.unknown()),
  allowedValues: z.exactOptional(z.array(z.unknown())),
  duplicateValue: z.exactOptional(z.unknown()),
  lineItems: z.exactOptional(z.array(z.string())),
  skus: z.exactOptional(z.array(z.string())),
  discountCode: z.exactOptional(z.string()),
  reason: z.exactOptional(z.string()),
});

/** The general refusal: 400, 401, 403, 404, 409, 413, 415, 422, 429 and 500 have this body. */
export const refusalSchema = z.object({
  statusCode: z.exactOptional(z.int()),
  message: z.string(),
  errors: z.exactOptional(z.array(reasonSchema)),
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
export const cartMissingSchema = z.object({ cartExists: z.literal(false), message: z.exactOptional(z.string()) });

/** Part of the request could not be done: the named skus are unavailable. */
export const partialErrorSchema = z.object({
  message: z.exactOptional(z.string()),
  sku: z.exactOptional(z.array(z.string())),
  isNonDeliverableAddress: z.exactOptional(z.boolean()),
});
