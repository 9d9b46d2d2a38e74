import type { LoaderFunctionArgs } from 'react-router';
import { findCardsBySku, maxCompared, skusIn } from '../catalogue/index.server.ts';
import { requireFeature } from '../../shell/settings/switched-off.server.ts';
import { loadProduct } from '../product/index.server.ts';

/**
 * Loads the products named in the URL, in that order, with their specifications and dimensions. Skips products that no
 * longer exist.
 */
export async function loadCompare({ context, url }: LoaderFunctionArgs) {
  await requireFeature(context, 'compare');
  const named = skusIn(url, maxCompared);
  const cards = await findCardsBySku(context, named);
  const products = await Promise.all(
    [...new Set(cards.values())].map(async (card) => {
      const slug =
        card.path
          .split('/')
          .at(-1)
          ?.replace(/\.html$/, '') ?? '';
      const compareSku = named.find((sku) => cards.get(sku) === card) ?? card.sku;
      const { specifications = [], dimensions = [], stock } = (await loadProduct(context, slug, compareSku)) ?? {};
      return {
        card,
        /** The listing of its category. */
        listing: card.path.slice(0, card.path.lastIndexOf('/')),
        compareSku,
        specifications,
        dimensions,
        stock: stock?.status,
      };
    }),
  );
  return { products };
}
