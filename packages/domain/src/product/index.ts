export * from './choose-sku.ts';
export * from './is-discontinued.ts';
export * from './sku-variant.ts';
