import * as z from 'zod/mini';
import { call } from './call.ts';
import { productSchema, type ProductSchema } from './product-document.ts';
import { errorBodySchema } from './error-body.ts';
import { searchResults, type SearchResultsSchema } from './search-response.ts';
import { pageFields, searchFields } from './search-query.ts';
import { optionalTextOf } from './values.ts';

export interface ProductResultsSchema extends SearchResultsSchema<ProductSchema> {}
/** Products of the index, with facets. */
export const productResultsSchema: ProductResultsSchema = searchResults(productSchema);

/** Returns a page of a product listing. */
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
    CanadianPrice: optionalTextOf(16),
  }),
  response: productResultsSchema,
  errors: { 400: errorBodySchema },
});
