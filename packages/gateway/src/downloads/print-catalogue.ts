import type { Locale } from '@basin/domain';
import type { Product } from '../catalogue/index.ts';

/** The content of a catalogue page. */
export interface CataloguePage {
  readonly page: number;
  readonly pages: number;
  readonly locale: Locale;
  readonly products: readonly Product[];
  /** Returns a JPEG of a product's picture, or undefined when it is missing. */
  readonly pictureOf: (image: string) => Promise<Uint8Array | undefined>;
  /** The seller's name, then its address; may be empty. */
  readonly seller: readonly string[];
  readonly now: Date;
}

/** Renders a catalogue page as a PDF file. */
export type PrintCatalogue = (page: CataloguePage) => Promise<Uint8Array<ArrayBuffer>>;
