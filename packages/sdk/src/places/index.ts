export * from './find-stores.ts';
export * from './shopper-location.ts';
