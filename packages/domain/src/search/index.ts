export * from './listing-query.ts';
export * from './reserved-parameters.ts';
export * from './toggle-facet.ts';
