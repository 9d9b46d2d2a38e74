export type { PrintQuote, Quote, QuoteLine } from './print-quote.ts';
