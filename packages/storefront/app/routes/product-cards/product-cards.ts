import { findProductsBySku } from '../../catalogue/search-products.server.ts';
import type { Route } from './+types/product-cards';

const mostSkus = 20;

/** The cards of some products, in the order asked; read by the row of recently viewed products only. */
export function loader({ context, url }: Route.LoaderArgs) {
  const skus = (url.searchParams.get('sku') ?? '').split(',').filter((sku) => /^[\w-]{1,64}$/.test(sku));
  return findProductsBySku(context, skus.slice(0, mostSkus));
}
