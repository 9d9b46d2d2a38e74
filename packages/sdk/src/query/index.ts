export { listingPages, type ListingPages } from './listing-pages.ts';
export { queriesOf, type Queries, type Query, type QueryKey } from './queries.ts';
export type { NounName } from './reads.ts';
export { staleAfter, type Change } from './stale-after.ts';
