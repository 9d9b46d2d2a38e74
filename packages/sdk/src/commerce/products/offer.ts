import type { ProductCalls } from '../../calls.ts';
import type { Offer } from './product-price.ts';

/** Returns the commerce system's entry of the product with a slug. */
export async function offerOf({ product }: { readonly product: ProductCalls }, slug: string): Promise<Offer> {
  const { results } = await product.query({ query: { where: `slug(en="${slug}")` } });
  return results[0];
}
