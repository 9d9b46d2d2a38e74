import { isSdkError, type SavedFavourites, type SavedMedia } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { createCardMapper } from '../catalogue/index.server.ts';
import type { ProductCardView } from '../catalogue/index.ts';
import { logContext } from '../../shell/request-context.server.ts';
import { favouritesOf } from '../../shell/sdk/nouns.server.ts';

export interface SavedProductView {
  readonly sku: string;
  readonly name: string;
  /** Null when the product is no longer sold. */
  readonly card: ProductCardView | null;
}

interface FavouritesView {
  readonly products: readonly SavedProductView[];
  readonly articles: readonly SavedMedia[];
  /** Whether loading the favourites failed. */
  readonly isFailed: boolean;
}

/** Loads the customer's favourites, newest first. @see docs/spec/catalogue.md#9 */
export async function loadFavourites(context: Context): Promise<FavouritesView> {
  const [saved, cardOf] = await Promise.all([findSaved(context), createCardMapper(context)]);
  const products = saved?.products.map(({ sku, name, product }) => {
    const card = product && cardOf(product);
    return { sku, name, card: card && { ...card, path: `${card.path}?skuId=${encodeURIComponent(sku)}` } };
  });
  return { products: products ?? [], articles: saved?.media ?? [], isFailed: saved === null };
}

async function findSaved(context: Context): Promise<SavedFavourites | null> {
  try {
    return await favouritesOf(context).list();
  } catch (error) {
    if (!isSdkError(error)) throw error;
    context.get(logContext).warn({ err: error }, 'could not load the favourites');
    return null;
  }
}
