export * from './cents-to-decimal.ts';
export * from './decimal-to-cents.ts';
export * from './format-money.ts';
export * from './is-zero-price.ts';
export * from './money.ts';
export * from './multiply-money.ts';
export * from './sum-money.ts';
