import * as z from 'zod/mini';
import { call } from './call.ts';
import { errorBodySchema } from './error-body.ts';
import { productResultsSchema } from './search-listing.ts';
import { optionalFieldList, optionalFilterList, pageFields, searchFields, searchQuerySchema } from './search-query.ts';
import { optionalId, optionalTextOf, someText, text } from './values.ts';

// Separate constants, so that a bundle contains only those that it uses.

export const collectionSchema = someText(128);

/** Returns products by commerce id, at most 50. */
export const catalogueProducts = call({
  number: 50,
  key: 'searchCatalog',
  system: 'gateway',
  method: 'GET',
  path: '/search/catalog',
  auth: 'guest',
  query: z.strictObject({
    ...pageFields,
    q: optionalTextOf(500),
    fl: optionalFieldList,
    fq: optionalFilterList,
    collection: z.optional(collectionSchema),
    sessionId: optionalId,
    skuSearch: optionalTextOf(64),
  }),
  response: productResultsSchema,
  errors: { 400: errorBodySchema },
});

/** Suggests model numbers that start with the typed text. */
export const models = call({
  number: 57,
  key: 'searchModel',
  variantOf: 50,
  system: 'gateway',
  method: 'GET',
  path: '/search/catalog',
  auth: 'guest',
  query: z.strictObject({
    ...pageFields,
    q: text(64),
    fl: optionalFieldList,
    fq: optionalFilterList,
    collection: z.optional(collectionSchema),
    sessionId: optionalId,
    skuSearch: text(64),
  }),
  response: productResultsSchema,
  errors: { 400: errorBodySchema },
});

/** Returns whether a product or a service part is on back order. */
export const backOrder = call({
  number: 53,
  key: 'searchBackOrder',
  variantOf: 49,
  system: 'gateway',
  method: 'GET',
  path: '/search/listing',
  auth: 'guest',
  query: searchQuerySchema,
  response: productResultsSchema,
  errors: { 400: errorBodySchema },
});

/** Returns the shipping restrictions of skus, and which are made to order. */
export const restrictions = call({
  number: 52,
  key: 'searchDetailBySku',
  system: 'gateway',
  method: 'POST',
  path: '/search/pdp/sku',
  auth: 'guest',
  repeatable: true,
  body: z.strictObject(searchFields),
  response: productResultsSchema,
  errors: { 400: errorBodySchema },
});
