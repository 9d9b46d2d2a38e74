export * from './browser-lists.ts';
export * from './stored-value.ts';
export * from './listing-size.ts';
