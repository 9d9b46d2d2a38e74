import * as z from 'zod/mini';
import { idSchema, oneOrMany, someText, text, wholeNumber } from './values.ts';

/** Field names in one comma list. */
export const fieldList = z.codec(
  z.string().check(z.maxLength(8000)),
  z.array(z.string().check(z.regex(/^[\w.*]{1,64}$/))).check(z.maxLength(200)),
  { decode: (wire) => wire.split(',').map((field) => field.trim()), encode: (fields) => fields.join(',') },
);

/** Filters such as `field:"value"`, one or many. */
export const filterList = oneOrMany(z.string().check(z.maxLength(2000)), 60);

const profileSchema = z.string().check(z.regex(/^\w{1,64}$/));

/** What every search over the index takes. */
export const searchFields = {
  q: z.optional(text(500)),
  fl: z.optional(fieldList),
  fq: z.optional(filterList),
  profilename: z.optional(profileSchema),
  collections: z.optional(someText(128)),
  sessionId: z.optional(idSchema),
};

/** Which page of the results. */
export const pageFields = {
  rows: z.optional(wholeNumber(0, 100)),
  start: z.optional(wholeNumber(0, 10_000)),
};
