import { findProductsBySku } from '../catalogue/index.server.ts';
import type { LoaderFunctionArgs } from 'react-router';

const mostSkus = 20;

/** The cards of some products, in the order asked; read by the row of recently viewed products only. */
export function loadRecentProducts({ context, url }: LoaderFunctionArgs) {
  const skus = (url.searchParams.get('sku') ?? '').split(',').filter((sku) => /^[\w-]{1,64}$/.test(sku));
  return findProductsBySku(context, skus.slice(0, mostSkus));
}
