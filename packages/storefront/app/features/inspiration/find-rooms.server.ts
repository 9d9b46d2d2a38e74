import { shopTheRoomRows, withLanguageFilter } from '@basin/domain';
import type { RouterContextProvider } from 'react-router';
import type { ProductCardView } from '../catalogue/index.ts';
import { findCardsBySku } from '../catalogue/index.server.ts';
import { miniaturesFor } from '../../shell/pictures/miniature-of.server.ts';
import { catalogueContext, languageContext } from '../../shell/request-context.server.ts';
import type { ArticleView } from './find-articles.server.ts';

/** A product in a room, in per cent of the picture from its left and its top. */
export interface RoomSpot {
  readonly sku: string;
  readonly x: number;
  readonly y: number;
  readonly product: ProductCardView;
}

/** A room whose products can be bought. */
export interface RoomView {
  readonly id: string;
  readonly title: string;
  readonly text: string | undefined;
  readonly image: string;
  /** A miniature of the picture, as a data URL. */
  readonly placeholder: string | undefined;
  readonly spots: readonly RoomSpot[];
}

type Context = Readonly<RouterContextProvider>;

/** The rooms of the shop, the one that is asked for first; a product that is gone has no hot spot. */
export async function findRooms(context: Context, collection: string, asked: string | null): Promise<RoomView[]> {
  const documents = await roomDocuments(context, collection);
  const skus = documents.flatMap(({ hotspots }) => hotspots.map(({ sku }) => sku));
  const [cards, miniatureOf] = await Promise.all([findCardsBySku(context, [...new Set(skus)]), miniaturesFor(context)]);
  const rooms = documents.map(({ tags = '', title = '', hoverTitle, image = '', hotspots }) => ({
    id: tags,
    title,
    text: hoverTitle,
    image,
    placeholder: miniatureOf(image),
    spots: hotspots.flatMap((spot) => {
      const product = cards.get(spot.sku);
      return product ? [{ ...spot, product }] : [];
    }),
  }));
  return rooms.sort((one, other) => Number(other.id === asked) - Number(one.id === asked));
}

/** The rooms in which one of these skus stands, as cards that lead to them. */
export async function findRoomsWith(
  context: Context,
  collection: string,
  skus: readonly string[],
): Promise<ArticleView[]> {
  const wanted = new Set(skus);
  const [documents, miniatureOf] = await Promise.all([roomDocuments(context, collection), miniaturesFor(context)]);
  const rooms = documents.filter(({ hotspots }) => hotspots.some(({ sku }) => wanted.has(sku)));
  return rooms.map(({ tags = '', title = '', url = '', hoverTitle, image = '' }) => ({
    id: tags,
    title,
    path: url,
    text: hoverTitle,
    badge: undefined,
    name: image,
    placeholder: miniatureOf(image),
  }));
}

async function roomDocuments(context: Context, collection: string) {
  const { locale } = context.get(languageContext);
  const query = {
    collection,
    profilename: 'Shop_The_Room',
    rows: shopTheRoomRows,
    fq: withLanguageFilter([], locale),
  } as const;
  return (await context.get(catalogueContext).catalogue.rooms({ query })).documents;
}
