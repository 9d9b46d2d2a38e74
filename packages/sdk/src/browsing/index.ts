export * from './inspiration.ts';
export * from './listing-size.ts';
export * from './listing.ts';
export * from './product-answers.ts';
export * from './product-details.ts';
export * from './product-list.ts';
export * from './rooms.ts';
export type { SearchSource } from './search-source.ts';
export * from './search.ts';
