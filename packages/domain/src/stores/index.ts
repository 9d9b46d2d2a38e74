export * from './store-distance.ts';
export * from './store-features.ts';
