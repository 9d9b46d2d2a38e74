import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { oneOrMany, optionalId, optionalTextOf, someText, wholeNumber } from './values.ts';

const fieldListShape = z.codec(
  z.string().check(z.maxLength(8000)),
  z.array(z.string().check(z.regex(/^[\w.*]{1,64}$/))).check(z.maxLength(200)),
  { decode: (wire) => wire.split(',').map((field) => field.trim()), encode: (fields) => fields.join(',') },
);
export interface FieldListSchema extends Named<typeof fieldListShape> {}
/** Field names in one comma list. */
export const fieldList: FieldListSchema = fieldListShape;

const filterListShape = oneOrMany(z.string().check(z.maxLength(2000)), 60);
export interface FilterListSchema extends Named<typeof filterListShape> {}
/** Filters such as `field:"value"`, one or many. */
export const filterList: FilterListSchema = filterListShape;

const profileSchema = z.string().check(z.regex(/^\w{1,64}$/));

/** What every search over the index takes. */
export const searchFields = {
  q: optionalTextOf(500),
  fl: z.optional(fieldList),
  fq: z.optional(filterList),
  profilename: z.optional(profileSchema),
  collections: z.optional(someText(128)),
  sessionId: optionalId,
};

/** Which page of the results. */
export const pageFields = {
  rows: z.optional(wholeNumber(0, 100)),
  start: z.optional(wholeNumber(0, 10_000)),
};

const searchQueryShape = z.strictObject({ ...searchFields, ...pageFields });
export interface SearchQuerySchema extends Named<typeof searchQueryShape> {}
/** A search over the index and which page of its results. */
export const searchQuerySchema: SearchQuerySchema = searchQueryShape;
