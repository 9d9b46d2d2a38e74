import * as z from 'zod/mini';

export interface IntegerSchema extends z.ZodMiniNumber<number> {}
/** A safe integer. */
// z.int accepts and rejects the same values, but bundles every other number format: 0.4 kB
export const integer: IntegerSchema = z.number().check(wholeness());

// @__NO_SIDE_EFFECTS__
function wholeness() {
  const check = z.check<number>(({ value, issues }) => {
    if (!Number.isSafeInteger(value)) issues.push({ code: 'invalid_type', expected: 'int', input: value });
  });
  check._zod.onattach.push(({ _zod }) => Object.assign(_zod.bag, { format: 'safeint' })); // "integer" in a JSON Schema
  return check;
}

// named shapes that many schemas share, so that declarations do not repeat them
export interface TextSchema extends z.ZodMiniString<string> {}
export const anyText: TextSchema = z.string();
export interface TextsSchema extends z.ZodMiniArray<TextSchema> {}
export const texts: TextsSchema = z.array(anyText);
export interface OptionalText extends z.ZodMiniOptional<TextSchema> {}
export const optionalText: OptionalText = z.optional(anyText);
export interface OptionalInt extends z.ZodMiniOptional<IntegerSchema> {}
export const optionalInt: OptionalInt = z.optional(integer);
export interface OptionalFlag extends z.ZodMiniOptional<z.ZodMiniBoolean<boolean>> {}
export const optionalFlag: OptionalFlag = z.optional(z.boolean());

/** A string of limited length, trimmed. */
export const text = (maxLength: number): TextSchema => z.string().check(z.trim(), z.maxLength(maxLength));

/** A non-empty string of limited length, trimmed. */
export const someText = (maxLength: number): TextSchema =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));

/** A string that matches a pattern. */
export const matching = (pattern: RegExp): TextSchema => z.string().check(z.regex(pattern));

/** First and last name, 64 characters each, separated by a space. */
export const fullNameSchema = someText(129);

/** An optional string of limited length, trimmed. */
export const optionalTextOf = (maxLength: number): OptionalText => z.optional(text(maxLength));

export const idSchema = someText(128);
export const optionalId: OptionalText = z.optional(idSchema);
export const skuSchema = someText(64);
export const optionalSku: OptionalText = z.optional(skuSchema);

/** An e-mail address, trimmed and in lower case; the pattern is also published in the OpenAPI document. */
export const emailSchema: TextSchema = z
  .string()
  .check(z.maxLength(320), z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(/^\s*[^\s@]{1,64}@[^\s@]{1,252}\s*$/));

export const optionalEmail: OptionalText = z.optional(emailSchema);

export const versionSchema: IntegerSchema = integer.check(z.minimum(0));

/** More units than any stock has, but few enough that every total is a safe integer. */
const maxUnits = 999_999;

/** The quantity of a line. */
export const quantitySchema = integer.check(z.minimum(1), z.maximum(maxUnits));

/** The place of a new line in the cart, from 0. */
export const optionalPosition: OptionalInt = z.optional(integer.check(z.minimum(0)));

/** The new quantity of a line; 0 removes it. */
export const quantityOrNoneSchema = integer.check(z.minimum(0), z.maximum(maxUnits));

/**
 * Returns whether a string is a safe path segment: not empty, without dots or slashes that lead to another call, and
 * without unpaired surrogates.
 */
export const isPathPart = (part: string): boolean => /^(?!\.{1,2}$)[^/\\%\p{Cc}\p{Cs}]{1,256}$/u.test(part);
export const pathPartSchema: TextSchema = z.string().check(z.refine(isPathPart));

export interface WholeNumberSchema extends z.ZodMiniCodec<z.ZodMiniString<string>, IntegerSchema> {}
/** A whole number in a query. */
export const wholeNumber = (minimum: number, maximum: number): WholeNumberSchema =>
  z.codec(z.string().check(z.regex(/^\d{1,15}$/)), integer.check(z.minimum(minimum), z.maximum(maximum)), {
    decode: Number,
    encode: String,
  });

export interface OptionalWholeNumber extends z.ZodMiniOptional<WholeNumberSchema> {}
/** An optional whole number in a query. */
export const optionalWholeNumber = (minimum: number, maximum: number): OptionalWholeNumber =>
  z.optional(wholeNumber(minimum, maximum));

/** A decimal number in a query. */
export const decimal = (minimum: number, maximum: number) =>
  z.codec(
    z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,15})?$/)),
    z.number().check(z.minimum(minimum), z.maximum(maximum)),
    { decode: Number, encode: String },
  );

/** A list that can be sent as its only element. */
export const oneOrMany = <Element extends z.ZodMiniType>(element: Element, maxLength: number) =>
  z.codec(z.union([element, z.array(element)]), z.array(element).check(z.maxLength(maxLength)), {
    decode: (value) => (Array.isArray(value) ? value : [value]) as z.input<Element>[],
    encode: (list) => list as z.output<Element>[],
  });
