export * from './choose-price.ts';
export * from './customer-group.ts';
export * from './explain-price.ts';
export * from './keep-persona-offers.ts';
export * from './price-entry.ts';
export * from './price-field.ts';
export * from './price-kind.ts';
