import type { Locale } from '@basin/domain';
import type { Product, Variant } from '../catalogue/index.ts';
import type { Localized } from '../texts/localized.ts';
import type { Designs } from './designs.ts';
import type { Masters } from '../images/index.ts';

/** A related product named in a document. */
export interface Related {
  readonly name: Localized;
  readonly customerFacingSku: string;
}

/** The catalogue data of a document. */
export interface DocumentContent {
  readonly product: Product;
  readonly locale: Locale;
  /** The variant shown. */
  readonly variant: Variant;
  /** The product's accessories and service parts by sku. */
  readonly related: ReadonlyMap<string, Related>;
  /** The date of the document: a fixed time of the day, so that it is the same all day. */
  readonly date: Date;
}

/** Everything that a document is rendered from: catalogue data, and the company's pictures and designs. */
export interface DocumentRequest extends DocumentContent {
  readonly masters: Masters;
  readonly designs: Designs;
}

/** A document to render. Plain data, so that it can be posted to a worker. */
export interface DocumentJob extends DocumentContent {
  readonly kind: Product['documents'][number]['kind'];
}

/** Renders a document. */
export type DocumentRenderer = (job: DocumentJob) => Promise<Uint8Array>;
