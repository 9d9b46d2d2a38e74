import { sql } from 'kysely';
import type { Product } from './product.ts';

/** Returns the skus of products as a subquery with one parameter, because a statement has at most 65,535. */
export function skusOf(products: readonly Product[]) {
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  return sql<string>`(select jsonb_array_elements_text(${JSON.stringify(skus)}::text::jsonb))`;
}
