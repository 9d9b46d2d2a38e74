import { findProductsBySku } from '../catalogue/index.server.ts';
import type { LoaderFunctionArgs } from 'react-router';

const maxSkus = 20;

/** Returns the cards of products by SKU, in the given order, for the recently viewed row. */
export function loadRecentProducts({ context, url }: LoaderFunctionArgs) {
  const skus = (url.searchParams.get('sku') ?? '').split(',').filter((sku) => /^[\w-]{1,64}$/.test(sku));
  return findProductsBySku(context, skus.slice(0, maxSkus));
}
