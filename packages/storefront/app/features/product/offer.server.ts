import { choosePrice } from '@basin/domain';
import type { Product } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { startingPrice } from '../catalogue/index.ts';
import { catalogueContext } from '../../shell/request-context.server.ts';
import type { ProductView } from './product-view.ts';

/** The commerce system's entry of a product; without it the index price stands in. */
export async function queryProduct(context: Readonly<RouterContextProvider>, slug: string) {
  const where = `slug(en="${slug}")`;
  const { results } = await context.get(catalogueContext).product.query({ query: { where } });
  return results[0];
}

export type Offer = Awaited<ReturnType<typeof queryProduct>>;

/** The variants of the commerce system. */
export const variantsOf = (offer: Offer) => (offer ? [offer.masterVariant, ...offer.variants] : []);

/** What one sku of a product costs, and what it cost before a sale. */
export function priceOfSku(
  offer: Offer,
  { sku, persona, product }: { readonly sku: string; readonly persona: string; readonly product: Product },
): ProductView['price'] {
  const entries = variantsOf(offer).flatMap((variant) => variant.prices);
  const fallback = startingPrice(product, persona)?.from;
  const list = choosePrice(entries, { sku, persona, fallback });
  const now = choosePrice(entries, { sku, persona, fallback, discounted: true });
  if (!now) return undefined;
  return { now, was: list && list.centAmount > now.centAmount ? list : undefined };
}
