import type { LoaderFunctionArgs } from 'react-router';
import type { ProductCardView } from '../catalogue/index.ts';
import { findCardsBySku, maxCompared, skusIn } from '../catalogue/index.server.ts';
import { requireFeature } from '../../shell/settings/switched-off.server.ts';
import { loadProduct } from '../product/index.server.ts';

/**
 * Loads the products named in the URL, in that order and each finish by itself, with their specifications and
 * dimensions. Skips products that no longer exist.
 */
export async function loadCompare({ context, url }: LoaderFunctionArgs) {
  await requireFeature(context, 'compare');
  const named = [...new Set(skusIn(url, maxCompared))];
  const cards = await findCardsBySku(context, named);
  const products = await Promise.all(
    [...cards].map(async ([compareSku, card]) => {
      const slug =
        card.path
          .split('/')
          .at(-1)
          ?.replace(/\.html$/, '') ?? '';
      const product = await loadProduct(context, slug, compareSku);
      const { specifications = [], dimensions = [], stock } = product ?? {};
      const isAlone = [...cards.values()].filter((other) => other === card).length === 1;
      return {
        card: product ? inFinish(card, product, isAlone && compareSku === card.sku) : card,
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

type Details = NonNullable<Awaited<ReturnType<typeof loadProduct>>>;

/**
 * Returns the card of a product in the compared finish, with the price of the page that it leads to. The name has the
 * finish unless the card is of that finish and of no other.
 */
function inFinish(card: ProductCardView, product: Details, isOwn: boolean): ProductCardView {
  const { name, finish, price, pictures } = product;
  const [image] = pictures;
  return {
    ...card,
    price: price && { from: price.now, was: price.was, list: price.list, isRange: false },
    ...(!isOwn && {
      name: [name, finish].filter(Boolean).join(', '),
      ...(image && { image, placeholder: image.placeholder }),
    }),
  };
}
