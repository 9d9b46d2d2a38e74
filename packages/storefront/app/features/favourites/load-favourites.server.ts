import { localeOf, withLocale } from '@basin/domain';
import { isSdkError, type SavedFavourites, type SavedMedia } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { createCardMapper } from '../catalogue/index.server.ts';
import type { ProductCardView } from '../catalogue/index.ts';
import { languageContext, logContext } from '../../shell/request-context.server.ts';
import { favouritesOf } from '../../shell/sdk/nouns.server.ts';

export interface SavedProductView {
  readonly sku: string;
  readonly name: string;
  /** Null when the product is no longer sold. */
  readonly card: ProductCardView | null;
}

/** A saved article, picture or video, with the path of its page in the shopper's language. */
export interface SavedArticleView extends SavedMedia {
  readonly path: string;
}

interface FavouritesView {
  readonly products: readonly SavedProductView[];
  readonly articles: readonly SavedArticleView[];
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
  const { locale } = context.get(languageContext);
  const articles = saved?.media.map((article) => {
    const { link } = article;
    return { ...article, path: localeOf(link) === undefined ? link : withLocale(link, locale) };
  });
  return { products: products ?? [], articles: articles ?? [], isFailed: saved === null };
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
