import { newestFirst } from '@basin/domain';
import type { RouterContextProvider } from 'react-router';
import { cardFrom } from '@basin/sdk';
import { cardMaker } from '../catalogue/index.server.ts';
import type { ProductCardView } from '../catalogue/index.ts';
import { favouritesOf } from './favourites.server.ts';
import { languageContext, shopperContext } from '../../shell/request-context.server.ts';

export interface SavedProduct {
  readonly sku: string;
  readonly name: string;
  /** Undefined when it is no longer sold. */
  readonly card: ProductCardView | undefined;
}

export interface SavedArticle {
  readonly path: string;
  readonly title: string;
  readonly text: string | undefined;
  /** Name of its picture. */
  readonly picture: string | undefined;
}

interface SavedThings {
  readonly products: readonly SavedProduct[];
  readonly articles: readonly SavedArticle[];
  /** They could not be asked for. */
  readonly isFailed: boolean;
}

/** What the customer has saved, the newest first. @see docs/spec/catalogue.md#9 */
export async function loadFavourites(context: Readonly<RouterContextProvider>): Promise<SavedThings> {
  const { locale } = context.get(languageContext);
  const favourites = await favouritesOf(context);
  await favourites.load();
  const { list, error } = favourites.get();
  const found = await favourites.products();
  const { persona } = context.get(shopperContext);
  const cardOf = await cardMaker(context);
  const products = newestFirst(found.map(({ item, product }) => ({ ...item, product }))).map(
    ({ sku, name, product }) => {
      const card = product && cardOf(cardFrom(product, persona, new Date()));
      return {
        sku,
        name: card?.name ?? name?.[locale] ?? sku,
        card: card && { ...card, path: `${card.path}?skuId=${encodeURIComponent(sku)}` },
      };
    },
  );
  const articles = newestFirst(list?.textLineItems ?? []).flatMap(({ link, name, description, thumbnail }) =>
    link === undefined
      ? []
      : [
          {
            path: link,
            title: name[locale] ?? Object.values(name)[0] ?? link,
            text: description?.[locale],
            picture: thumbnail,
          },
        ],
  );
  return { products, articles, isFailed: error !== undefined };
}
