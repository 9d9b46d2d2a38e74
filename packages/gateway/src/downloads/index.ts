export type { PrintCatalogue } from './print-catalogue.ts';
