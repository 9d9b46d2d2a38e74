import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { anyText, texts, integer, optionalFlag, optionalInt, optionalText } from './values.ts';

const reasonShape = z.looseObject({
  code: anyText,
  message: optionalText,
  currentVersion: optionalInt,
  field: optionalText,
  invalidValue: z.optional(z.unknown()),
  allowedValues: z.optional(z.array(z.unknown())),
  duplicateValue: z.optional(z.unknown()),
  lineItems: z.optional(texts),
  skus: z.optional(texts),
  discountCode: optionalText,
  reason: optionalText,
});
export interface ReasonSchema extends Named<typeof reasonShape> {}
/** One reason of an error response; its members depend on the code. */
export const reasonSchema: ReasonSchema = reasonShape;

const errorBodyShape = z.object({
  statusCode: optionalInt,
  message: anyText,
  errors: z.optional(z.array(reasonSchema)),
  /** For an unexpected failure: the id under which the gateway logged it. */
  activityId: optionalText,
});
export interface ErrorBodySchema extends Named<typeof errorBodyShape> {}
/** The general error response: the body of 400, 401, 403, 404, 409, 413, 415, 422, 429 and 500. */
export const errorBodySchema: ErrorBodySchema = errorBodyShape;

const conflictShape = z.object({
  statusCode: z.literal(409),
  message: anyText,
  errors: z.array(z.object({ code: z.literal('ConcurrentModification'), message: anyText, currentVersion: integer })),
});
export interface ConflictSchema extends Named<typeof conflictShape> {}
/** The change was based on a stale version. */
export const conflictSchema: ConflictSchema = conflictShape;

/** The cart does not exist; can be returned with any status. */
export const cartMissingSchema = z.object({ cartExists: z.literal(false), message: optionalText });

const partialErrorShape = z.object({
  message: optionalText,
  sku: z.optional(texts),
  isNonDeliverableAddress: optionalFlag,
});
export interface PartialErrorSchema extends Named<typeof partialErrorShape> {}
/** Part of the request failed: the listed skus are unavailable. */
export const partialErrorSchema: PartialErrorSchema = partialErrorShape;

const identityErrorShape = z.object({
  errorCode: anyText,
  errorSummary: anyText,
  errorLink: optionalText,
  errorId: optionalText,
  errorCauses: z._default(z.array(z.object({ errorSummary: anyText })), []),
});
export interface IdentityErrorSchema extends Named<typeof identityErrorShape> {}
/** The identity provider's error response. */
export const identityErrorSchema: IdentityErrorSchema = identityErrorShape;
