import type { Finish, InspirationRoom, ProductCard } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import type { ProductCardView } from '../catalogue/index.ts';
import { cardMaker } from '../catalogue/index.server.ts';
import { miniaturesFor } from '../../shell/pictures/miniature-of.server.ts';
import { inspirationOf } from '../../shell/sdk/nouns.server.ts';
import type { ArticleView } from './find-articles.server.ts';

/** A product in a room, in per cent of the picture from its left and its top. */
export interface RoomSpot {
  readonly sku: string;
  readonly x: number;
  readonly y: number;
  readonly product: ProductCardView;
  /** The finish that stands there; undefined for a product that comes in one. */
  readonly finish: Finish | undefined;
  /** The address part by which it is added to the cart; undefined when something has to be chosen first, as the area of tile. */
  readonly slug: string | undefined;
}

/** A room whose products can be bought. */
export interface RoomView extends Pick<InspirationRoom, 'id' | 'title' | 'text'> {
  readonly image: string;
  /** A miniature of the picture, as a data URL. */
  readonly placeholder: string | undefined;
  readonly spots: readonly RoomSpot[];
}

type Context = Readonly<RouterContextProvider>;

/** What rooms can be narrowed by, and what an address has chosen of it. */
export interface RoomFilter {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  /** Empty for any. */
  readonly chosen: string;
}

/** The rooms of a page with their filters. */
export interface FoundRooms {
  readonly rooms: readonly RoomView[];
  readonly filters: readonly RoomFilter[];
}

/** The rooms that have what an address asks for by filter, the one that it names first; the filters offer what any room has. */
export async function findRooms(context: Context, collection: string, asked: URLSearchParams): Promise<FoundRooms> {
  const { facets } = await inspirationOf(context).rooms({ collection });
  const filters = facets.map(({ name, label, values }) => {
    const keys = values.map(({ key }) => key);
    return { name, label, values: keys, chosen: keys.find((key) => key === asked.get(name)) ?? '' };
  });
  return { rooms: await roomsWith(context, collection, filters, asked.get('id')), filters };
}

async function roomsWith(
  context: Context,
  collection: string,
  filters: readonly RoomFilter[],
  first: string | null,
): Promise<RoomView[]> {
  const chosen = filters.flatMap(({ name, chosen: value }) => (value === '' ? [] : [[name, [value]] as const]));
  const [{ rooms }, cardOf, miniatureOf] = await Promise.all([
    inspirationOf(context).rooms({ collection, filters: Object.fromEntries(chosen) }),
    cardMaker(context),
    miniaturesFor(context),
  ]);
  const views = rooms.map(({ id, title, text, image, spots }) => ({
    ...{ id, title, text, image: image ?? '', placeholder: miniatureOf(image ?? '') },
    spots: spots.map(({ product, ...spot }) => ({
      ...{ ...spot, product: cardOf(product) },
      finish: product.finishes.length > 1 ? product.finishes.find(({ sku }) => sku === spot.sku) : undefined,
      slug: isBoughtAtOnce(product) ? product.slug : undefined,
    })),
  }));
  return views.sort((one, other) => Number(other.id === first) - Number(one.id === first));
}

/** Whether one piece of it can be bought as it stands: it is not measured, needs no parts, and has a price. */
const isBoughtAtOnce = ({ coverage, label, price }: ProductCard): boolean =>
  coverage === null && price !== null && (label === 'regularFinishedGoods' || label === 'superSku');

/** The rooms in which one of these skus stands, as cards that lead to them. */
export async function findRoomsWith(
  context: Context,
  collection: string,
  skus: readonly string[],
): Promise<ArticleView[]> {
  const [{ rooms }, miniatureOf] = await Promise.all([
    inspirationOf(context).rooms({ collection, skus }),
    miniaturesFor(context),
  ]);
  return rooms.map(({ id, title, text, path, image }) => {
    const name = image ?? '';
    return { id, title, text, path: path ?? '', badge: null, name, placeholder: miniatureOf(name) };
  });
}
