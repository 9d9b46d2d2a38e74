import * as z from 'zod/mini';

export interface IntegerSchema extends z.ZodMiniNumber<number> {}
/** An integer that a double can tell from its neighbours. */
// z.int takes and refuses the same, and brings every other format of a number along: 0.4 kB
export const integer: IntegerSchema = z.number().check(wholeness());

// @__NO_SIDE_EFFECTS__
function wholeness() {
  const check = z.check<number>(({ value, issues }) => {
    if (!Number.isSafeInteger(value)) issues.push({ code: 'invalid_type', expected: 'int', input: value });
  });
  check._zod.onattach.push(({ _zod }) => Object.assign(_zod.bag, { format: 'safeint' })); // "integer" in a JSON Schema
  return check;
}

// what many shapes have, under a name: declarations then do not spell it out in each
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

/** Text of a bounded length, cut of spaces at both ends. */
export const text = (longest: number): TextSchema => z.string().check(z.trim(), z.maxLength(longest));

/** Text that must not be empty. */
export const someText = (longest: number): TextSchema =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

/** Text of one form. */
export const matching = (pattern: RegExp): TextSchema => z.string().check(z.regex(pattern));

/** First and last name, 64 characters each, with the space between. */
export const fullNameSchema = someText(129);

/** Text of a bounded length that may be missing. */
export const optionalTextOf = (longest: number): OptionalText => z.optional(text(longest));

export const idSchema = someText(128);
export const optionalId: OptionalText = z.optional(idSchema);
export const skuSchema = someText(64);
export const optionalSku: OptionalText = z.optional(skuSchema);

/** An e-mail address, trimmed and in lower case; the pattern is also that of what a document's reader may send. */
export const emailSchema: TextSchema = z
  .string()
  .check(z.maxLength(320), z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(/^\s*[^\s@]{1,64}@[^\s@]{1,252}\s*$/));

export const optionalEmail: OptionalText = z.optional(emailSchema);

export const versionSchema: IntegerSchema = integer.check(z.minimum(0));

/** More units than any stock has, and few enough that no total leaves the integers. */
const MOST_UNITS = 999_999;

/** Units of an order line. */
export const quantitySchema = integer.check(z.minimum(1), z.maximum(MOST_UNITS));

/** Units to set on a line; 0 removes it. */
export const quantityOrNoneSchema = integer.check(z.minimum(0), z.maximum(MOST_UNITS));

/** A part of a path: no empty, dotted or slashed text that would lead to another call, nor half a character. */
export const isPathPart = (part: string): boolean => /^(?!\.{1,2}$)[^/\\%\p{Cc}\p{Cs}]{1,256}$/u.test(part);
export const pathPartSchema: TextSchema = z.string().check(z.refine(isPathPart));

export interface WholeNumberSchema extends z.ZodMiniCodec<z.ZodMiniString<string>, IntegerSchema> {}
/** A whole number that travels as query text. */
export const wholeNumber = (smallest: number, largest: number): WholeNumberSchema =>
  z.codec(z.string().check(z.regex(/^\d{1,15}$/)), integer.check(z.minimum(smallest), z.maximum(largest)), {
    decode: Number,
    encode: String,
  });

export interface OptionalWholeNumber extends z.ZodMiniOptional<WholeNumberSchema> {}
/** A whole number that travels as query text, and may be missing. */
export const optionalWholeNumber = (smallest: number, largest: number): OptionalWholeNumber =>
  z.optional(wholeNumber(smallest, largest));

/** A number that travels as query text. */
export const decimal = (smallest: number, largest: number) =>
  z.codec(
    z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,15})?$/)),
    z.number().check(z.minimum(smallest), z.maximum(largest)),
    { decode: Number, encode: String },
  );

/** A list that may travel as its only element. */
export const oneOrMany = <Element extends z.ZodMiniType>(element: Element, most: number) =>
  z.codec(z.union([element, z.array(element)]), z.array(element).check(z.maxLength(most)), {
    decode: (value) => (Array.isArray(value) ? value : [value]) as z.input<Element>[],
    encode: (list) => list as z.output<Element>[],
  });
