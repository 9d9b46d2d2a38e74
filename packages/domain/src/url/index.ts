export * from './product-url.ts';
export * from './query.ts';
