import type { Locale } from '@basin/domain';
import type { Product, Variant } from '../catalogue/index.ts';
import type { Localized } from '../texts/localized.ts';
import type { Designs } from './designs.ts';
import type { Masters } from '../images/index.ts';

/** Another product that a document names. */
export interface Related {
  readonly name: Localized;
  readonly customerFacingSku: string;
}

/** What the catalogue says for a document. */
export interface DocumentMatter {
  readonly product: Product;
  readonly locale: Locale;
  /** The variant that it shows. */
  readonly variant: Variant;
  /** The accessories and parts of the product by sku. */
  readonly related: ReadonlyMap<string, Related>;
  /** A moment of the day that it is made, the same for all of that day. */
  readonly made: Date;
}

/** What a document is made of: that, and the company's pictures and designs. */
export interface DocumentRequest extends DocumentMatter {
  readonly masters: Masters;
  readonly designs: Designs;
}

/** A document that is to be made. Plain data, so that it can be handed to a thread. */
export interface DocumentJob extends DocumentMatter {
  readonly kind: Product['documents'][number]['kind'];
}

/** Makes a document. */
export type DocumentMaker = (job: DocumentJob) => Promise<Uint8Array>;
