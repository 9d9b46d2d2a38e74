export * from './choose-price.ts';
export * from './explain-price.ts';
export * from './price-entry.ts';
export * from './price-kind.ts';
