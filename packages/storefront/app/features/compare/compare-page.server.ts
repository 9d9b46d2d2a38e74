import type { LoaderFunctionArgs } from 'react-router';
import { findProductsBySku, maxCompared } from '../catalogue/index.server.ts';
import { requireFeature } from '../../shell/settings/switched-off.server.ts';
import { loadProduct } from '../product/index.server.ts';

/**
 * Loads the products named in the URL, in that order, with their specifications and dimensions. Skips products that no
 * longer exist.
 */
export async function loadCompare({ context, url }: LoaderFunctionArgs) {
  await requireFeature(context, 'compare');
  const named = (url.searchParams.get('sku') ?? '').split(',').filter((sku) => /^[\w-]{1,64}$/.test(sku));
  const cards = await findProductsBySku(context, named.slice(0, maxCompared));
  const products = await Promise.all(
    cards.map(async (card, index) => {
      const slug =
        card.path
          .split('/')
          .at(-1)
          ?.replace(/\.html$/, '') ?? '';
      const found = await loadProduct(context, slug, named[index]);
      const { specifications = [], dimensions = [], stock } = found ?? {};
      return {
        card,
        /** The listing of its category. */
        listing: card.path.slice(0, card.path.lastIndexOf('/')),
        compareSku: named.find((sku) => found?.finishes.some((finish) => finish.sku === sku)) ?? card.sku,
        specifications,
        dimensions,
        stock: stock?.status,
      };
    }),
  );
  return { products };
}
