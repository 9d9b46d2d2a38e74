import { guestPersona } from '@basin/domain';
import type { Logger } from '../../logger.ts';
import { personaOf, searchSessionOf, type NounSetting } from '../noun.ts';
import type { ProductSource } from './product-index.ts';
import { productLinesFrom } from './product-lines.ts';

/** The shopper and logger of product queries, and the product lines of the index. */
export interface ProductsOptions extends Partial<Omit<ProductSource, 'locale'>>, Pick<ProductSource, 'locale'> {
  readonly logger?: Logger | undefined;
}

/** Creates a product source; the defaults are those of a guest in a shop without configuration. */
export const productSourceFrom = (options: Omit<ProductsOptions, 'logger'>): ProductSource => ({
  persona: () => guestPersona,
  lines: () => productLinesFrom(),
  searchSession: () => undefined,
  now: () => new Date(),
  ...options,
});

/** Returns the options of a noun that queries products. */
export const productsOptionsOf = ({ session, site, locale, logger, now }: NounSetting): ProductsOptions => ({
  locale,
  logger,
  now,
  persona: () => personaOf(session),
  searchSession: () => searchSessionOf(session, now()),
  lines: () => productLinesFrom(site?.products && { products: site.products, general: site.general }),
});
