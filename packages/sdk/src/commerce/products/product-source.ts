import { guestPersona } from '@basin/domain';
import type { Logger } from '../../logger.ts';
import { personaOf, searchSessionOf, type NounSetting } from '../noun.ts';
import type { ProductSource } from './product-index.ts';
import { productLinesFrom } from './product-lines.ts';

/** For whom products are asked, and where the index keeps them. */
export interface ProductsOptions extends Partial<Omit<ProductSource, 'locale'>>, Pick<ProductSource, 'locale'> {
  readonly logger?: Logger | undefined;
}

/** A source of products; what the options leave out is as for a guest of a shop without configuration. */
export const productSourceFrom = (options: Omit<ProductsOptions, 'logger'>): ProductSource => ({
  persona: () => guestPersona,
  lines: () => productLinesFrom(),
  searchSession: () => undefined,
  now: () => new Date(),
  ...options,
});

/** The options of a noun that asks for products. */
export const productsOptionsOf = ({ session, site, locale, logger, now }: NounSetting): ProductsOptions => ({
  locale,
  logger,
  now,
  persona: () => personaOf(session),
  searchSession: () => searchSessionOf(session, now()),
  lines: () => productLinesFrom(site?.products && { products: site.products, general: site.general }),
});
