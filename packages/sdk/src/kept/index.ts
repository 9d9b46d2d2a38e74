export * from './browser-lists.ts';
export * from './kept-value.ts';
export * from './listing-size.ts';
