export * from './browser-lists.ts';
export * from './cart-ids.ts';
export * from './kept-value.ts';
export * from './listing-size.ts';
