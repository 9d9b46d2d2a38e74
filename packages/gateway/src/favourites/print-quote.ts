import type { Locale, ProjectLine } from '@basin/domain';
import type { Product } from '../catalogue/index.ts';

/** A line of a quote. */
export interface QuoteLine extends ProjectLine {
  readonly modelNumber: string;
  readonly name: string;
  readonly finish: string | undefined;
  readonly note: string | undefined;
  /** How tile and trim are sold. */
  readonly coverage: Product['coverage'] | undefined;
}

/** A project with the prices of the quote date. */
export interface Quote {
  readonly project: string;
  readonly description: string | undefined;
  /** The seller's name, then its address; the default name without any. */
  readonly seller: readonly string[];
  /** The customer's name and company. */
  readonly customer: readonly string[];
  readonly lines: readonly QuoteLine[];
  readonly quotedAt: Date;
  readonly locale: Locale;
}

/** Renders a quote as a PDF file. */
export type PrintQuote = (quote: Quote) => Promise<Uint8Array<ArrayBuffer>>;
