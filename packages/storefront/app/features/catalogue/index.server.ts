export { mostCompared } from './compare/compare-list.ts';
export { addressOf, cardMaker, findCardsBySku, findProducts, findProductsBySku } from './find-cards.server.ts';
export { facetsOf, findListing, listingView, listingWanted } from './listing/find-listing.server.ts';
export { loadSwatchStyles } from './swatch-styles.server.ts';
