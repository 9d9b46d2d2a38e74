import type { ProductCalls } from '../../calls.ts';
import type { Offer } from './product-price.ts';

/** The commerce system's entry of the product of a slug. */
export async function offerOf({ product }: { readonly product: ProductCalls }, slug: string): Promise<Offer> {
  const { results } = await product.query({ query: { where: `slug(en="${slug}")` } });
  return results[0];
}
