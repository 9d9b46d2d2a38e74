export * from './is-zip-confirmed.ts';
export * from './shopper-location.ts';
