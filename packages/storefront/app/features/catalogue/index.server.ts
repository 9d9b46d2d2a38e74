export { mostCompared } from './compare/compare-list.ts';
export { type BundleItems, findProduct } from './find-product.server.ts';
export { findRequiredParts } from './find-required-parts.server.ts';
export { cardFields, searchWords } from './listing/listing-request.server.ts';
export {
  type PageLink,
  type ProductSource,
  addressOf,
  cardsOf,
  findCardsBySku,
  findListing,
  findProducts,
  findProductsBySku,
} from './search-products.server.ts';
