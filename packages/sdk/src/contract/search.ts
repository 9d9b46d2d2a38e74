import * as z from 'zod/mini';
import { call } from './call.ts';
import { errorBodySchema } from './error-body.ts';
import { listing, productResultsSchema } from './search-listing.ts';
import { pageFields, searchFields } from './search-query.ts';
import { pathPartSchema, text } from './values.ts';

/** The search index. */
export const searchCalls = {
  /** Returns a page of a product listing. */
  listing,
  /** Returns the product with a slug: one document or none. */
  product: call({
    number: 51,
    key: 'searchPdp',
    system: 'gateway',
    method: 'POST',
    path: '/search/pdp/{slug}',
    auth: 'guest',
    repeatable: true,
    params: z.strictObject({ slug: pathPartSchema }),
    body: z.strictObject({ ...searchFields, q: text(500), search_type: z.literal('product_detail') }),
    response: productResultsSchema,
    errors: { 400: errorBodySchema },
  }),
  /** Searches products, parts or top searches for a shopper's words, depending on the profile. */
  query: call({
    number: 56,
    key: 'search',
    system: 'gateway',
    method: 'GET',
    path: '/search',
    auth: 'guest',
    query: z.strictObject({ ...searchFields, ...pageFields }),
    response: productResultsSchema,
    errors: { 400: errorBodySchema },
  }),
};
