import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call } from './call.ts';
import { productSchema } from './product-document.ts';
import { errorBodySchema } from './error-body.ts';
import { searchResults } from './search-answer.ts';
import { pageFields, searchFields } from './search-question.ts';
import { text } from './values.ts';

const productResultsShape = searchResults(productSchema);
export interface ProductResultsSchema extends Named<typeof productResultsShape> {}
/** Products of the index, with facets. */
export const productResultsSchema: ProductResultsSchema = productResultsShape;

/** A page of a product listing. */
export const listing = call({
  number: 49,
  key: 'searchListing',
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
  errors: { 400: errorBodySchema },
});
