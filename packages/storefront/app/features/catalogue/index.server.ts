export { maxCompared } from './compare/compare-list.ts';
export {
  addressOf,
  createCardMapper,
  findCardsBySku,
  findProducts,
  findProductsBySku,
  skusIn,
} from './find-cards.server.ts';
export { facetsOf, findListing, listingView, listingQueryOf } from './listing/find-listing.server.ts';
export { loadSwatchStyles } from './swatch-styles.server.ts';
