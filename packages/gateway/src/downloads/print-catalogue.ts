import type { Locale } from '@basin/domain';
import type { Product } from '../catalogue/index.ts';

/** What stands on a page beside its products. */
export interface CataloguePage {
  readonly page: number;
  readonly pages: number;
  readonly locale: Locale;
  readonly products: readonly Product[];
  /** A JPEG of a product's picture; undefined when there is none. */
  readonly pictureOf: (image: string) => Promise<Uint8Array | undefined>;
  readonly now: Date;
}

/** Makes a page of the printed catalogue as a PDF file. */
export type PrintCatalogue = (page: CataloguePage) => Promise<Uint8Array<ArrayBuffer>>;
