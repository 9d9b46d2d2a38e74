export type { CataloguedError, ErrorType } from './catalogued-error.ts';
export * from './error-catalogue.ts';
export * from './shopper-text.ts';
