import type { Locale } from '@basin/domain';
import type { PictureMaster } from '../catalogue/pictures.ts';
import type { Localized, Product, Variant } from '../catalogue/product.ts';
import type { Masters } from '../images/masters.ts';

/** Another product that a document names. */
export interface Related {
  readonly name: Localized;
  readonly customerFacingSku: string;
}

/** What a document is made of. */
export interface DocumentRequest {
  readonly product: Product;
  readonly locale: Locale;
  /** The variant that it shows. */
  readonly variant: Variant;
  /** The accessories and parts of the product by sku. */
  readonly related: ReadonlyMap<string, Related>;
  readonly masters: Masters;
  readonly pictures: readonly PictureMaster[];
  /** The day that it is made. */
  readonly made: Date;
}
