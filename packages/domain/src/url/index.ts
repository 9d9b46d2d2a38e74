export * from './product-url.ts';
export * from './query.ts';
export * from './with-locale.ts';
