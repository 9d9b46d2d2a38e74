import { productUrl, type ProductAddress } from '@basin/domain';
import type { PageQuery, ProductCard } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { miniaturesFor } from '../../shell/pictures/miniature-of.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { cardView, type ProductCardView } from './product-card.ts';

/** Returns a function that converts products to the shop's card views. */
export async function createCardMapper(context: Context): Promise<(product: ProductCard) => ProductCardView> {
  const [{ productPaths }, miniatureOf] = await Promise.all([shopSettings(context), miniaturesFor(context)]);
  const pathOf = (product: ProductCard) => productUrl(addressOf(product), productPaths);
  return (product) => cardView(product, { pathOf, miniatureOf });
}

/** Returns the first products of an editor's query. */
export async function findProducts(context: Context, within: PageQuery, limit: number): Promise<ProductCardView[]> {
  const [{ products }, cardOf] = await Promise.all([
    productsOf(context).list({ within, limit }),
    createCardMapper(context),
  ]);
  return products.map(cardOf);
}

/** Returns the products with these SKUs, in the same order, without products that no longer exist. */
export async function findProductsBySku(context: Context, skus: readonly string[]): Promise<ProductCardView[]> {
  return [...new Set((await findCardsBySku(context, skus)).values())];
}

/** Returns the product card of each SKU, in the same order, without products that no longer exist. */
export async function findCardsBySku(context: Context, skus: readonly string[]): Promise<Map<string, ProductCardView>> {
  const [products, cardOf] = await Promise.all([productsOf(context).bySku(skus), createCardMapper(context)]);
  const cards = new Map<ProductCard, ProductCardView>();
  for (const product of products.values()) if (!cards.has(product)) cards.set(product, cardOf(product));
  return new Map(
    [...products].flatMap(([sku, product]) => {
      const card = cards.get(product);
      return card ? [[sku, card] as const] : [];
    }),
  );
}

/** Returns the parts of a product's URL. */
export const addressOf = ({
  slug,
  category,
  kind,
}: Pick<ProductCard, 'slug' | 'category' | 'kind'>): ProductAddress => ({
  slug,
  category: category ?? undefined,
  kind: kind === 'product' ? undefined : kind,
});

/** Returns the skus that the URL of a list of products names, at most the given number. */
export const skusIn = (url: URL, max: number): string[] =>
  (url.searchParams.get('sku') ?? '')
    .split(',')
    .filter((sku) => /^[\w-]{1,64}$/.test(sku))
    .slice(0, max);
