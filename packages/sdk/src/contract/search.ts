import * as z from '#zod';
import { call } from './call.ts';
import { productSchema } from './product-document.ts';
import { refusalSchema } from './refusal.ts';
import { searchResults } from './search-answer.ts';
import { idSchema, oneOrMany, pathPartSchema, someText, text, wholeNumber } from './values.ts';

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

/** Products of the index, with facets. */
export const productResultsSchema = searchResults(productSchema);

/** The search index. */
export const searchCalls = {
  /** A page of a product listing. */
  listing: call({
    number: 49,
    system: 'gateway',
    method: 'GET',
    path: '/search/listing',
    auth: 'guest',
    query: z.strictObject({
      ...searchFields,
      ...pageFields,
      persona: z.optional(z.string().check(z.regex(/^[A-Z0-9]{1,16}$/))),
      sort: z.optional(z.string().check(z.regex(/^[\w.]{1,64} (asc|desc)$/))),
      CanadianPrice: z.optional(text(16)),
    }),
    response: productResultsSchema,
    errors: { 400: refusalSchema },
  }),
  /** The product of a slug: one document or none. */
  product: call({
    number: 51,
    system: 'gateway',
    method: 'POST',
    path: '/search/pdp/{slug}',
    auth: 'guest',
    repeatable: true,
    params: z.strictObject({ slug: pathPartSchema }),
    body: z.strictObject({ ...searchFields, q: text(500), search_type: z.literal('product_detail') }),
    response: productResultsSchema,
    errors: { 400: refusalSchema },
  }),
  /** Words of a shopper over products, parts or top searches, as the profile says. */
  query: call({
    number: 56,
    system: 'gateway',
    method: 'GET',
    path: '/search',
    auth: 'guest',
    query: z.strictObject({ ...searchFields, ...pageFields }),
    response: productResultsSchema,
    errors: { 400: refusalSchema },
  }),
};
