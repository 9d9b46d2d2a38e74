import * as z from 'zod/mini';
import type { Named } from './named.ts';
import {
  matching,
  oneOrMany,
  optionalId,
  optionalTextOf,
  optionalWholeNumber,
  someText,
  type OptionalText,
} from './values.ts';

const fieldListShape = z.codec(
  z.string().check(z.maxLength(8000)),
  z.array(z.string().check(z.regex(/^[\w.*]{1,64}$/))).check(z.maxLength(200)),
  { decode: (wire) => wire.split(',').map((field) => field.trim()), encode: (fields) => fields.join(',') },
);
export interface FieldListSchema extends Named<typeof fieldListShape> {}
export interface OptionalFieldList extends z.ZodMiniOptional<FieldListSchema> {}
/** Field names as a comma-separated list. */
export const optionalFieldList: OptionalFieldList = z.optional(fieldListShape);

const filterListShape = oneOrMany(z.string().check(z.maxLength(2000)), 60);
export interface FilterListSchema extends Named<typeof filterListShape> {}
export interface OptionalFilterList extends z.ZodMiniOptional<FilterListSchema> {}
/** One or more filters such as `field:"value"`. */
export const optionalFilterList: OptionalFilterList = z.optional(filterListShape);

const optionalProfile: OptionalText = z.optional(matching(/^\w{1,64}$/));
const optionalCollections: OptionalText = z.optional(someText(128));

/** The members of every index query. */
export const searchFields = {
  q: optionalTextOf(500),
  fl: optionalFieldList,
  fq: optionalFilterList,
  profilename: optionalProfile,
  collections: optionalCollections,
  sessionId: optionalId,
};

/** The page of the results. */
export const pageFields = {
  rows: optionalWholeNumber(0, 100),
  start: optionalWholeNumber(0, 1_000_000),
};

const searchQueryShape = z.strictObject({ ...searchFields, ...pageFields });
export interface SearchQuerySchema extends Named<typeof searchQueryShape> {}
/** An index query and the page of its results. */
export const searchQuerySchema: SearchQuerySchema = searchQueryShape;
