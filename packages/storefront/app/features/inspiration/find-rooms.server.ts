import type { Finish, InspirationRoom, ProductCard, RoomSpot as ListedSpot, SkuOffer } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import type { Offer, ProductCardView } from '../catalogue/index.ts';
import { createCardMapper } from '../catalogue/index.server.ts';
import { miniaturesFor } from '../../shell/pictures/miniature-of.server.ts';
import { inspirationOf, productsOf } from '../../shell/sdk/nouns.server.ts';
import type { ArticleView } from './find-articles.server.ts';

/** A product in a room, positioned in percent from the left and top of the picture. */
export interface RoomSpot {
  readonly sku: string;
  readonly x: number;
  readonly y: number;
  readonly product: ProductCardView;
  /** The finish in the picture. Undefined for a product that comes in one finish. */
  readonly finish: Finish | undefined;
  /** The price of the finish in the picture. */
  readonly offer: Offer;
  readonly isOutOfStock: boolean;
  /**
   * The slug for adding the product to the cart. Undefined when it is out of stock or something must be chosen first,
   * such as the area of tile.
   */
  readonly slug: string | undefined;
}

/** A room whose products can be bought. */
export interface RoomView extends Pick<InspirationRoom, 'id' | 'title' | 'text'> {
  readonly image: string;
  /** A miniature of the picture, as a data URL. */
  readonly placeholder: string | undefined;
  readonly spots: readonly RoomSpot[];
}

/** A room filter and its value in the URL. */
export interface RoomFilter {
  readonly name: string;
  readonly label: string;
  readonly values: readonly { readonly key: string; readonly label: string }[];
  /** The key of the value. Empty for any value. */
  readonly chosen: string;
}

/** The rooms of a page with their filters. */
export interface FoundRooms {
  readonly rooms: readonly RoomView[];
  readonly filters: readonly RoomFilter[];
}

/**
 * Returns the rooms that match the URL's filters, starting with the room that the URL names. The filters offer the
 * values of all rooms.
 */
export async function findRooms(context: Context, collection: string, query: URLSearchParams): Promise<FoundRooms> {
  const { facets } = await inspirationOf(context).rooms({ collection });
  const filters = facets.map(({ name, label, values }) => {
    const requested = query.get(name);
    const chosen = values.find(({ key, label: word }) => key === requested || word === requested);
    return { name, label, values, chosen: chosen?.key ?? '' };
  });
  return { rooms: await roomsWith(context, collection, filters, query.get('id')), filters };
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
    createCardMapper(context),
    miniaturesFor(context),
  ]);
  const offers = await productsOf(context).offers(rooms.flatMap(({ spots }) => spots.map(({ sku }) => sku)));
  const views = rooms.map(({ id, title, text, image, spots }) => ({
    id,
    title,
    text,
    image: image ?? '',
    placeholder: miniatureOf(image ?? ''),
    spots: spots.map((spot) => ({
      ...spot,
      product: cardOf(spot.product),
      ...offerOf(spot, offers.get(spot.sku)),
    })),
  }));
  return views.sort((one, other) => Number(other.id === first) - Number(one.id === first));
}

function offerOf({ sku, product }: ListedSpot, found: SkuOffer | undefined) {
  const { price, coverage, finishes, badges, slug } = product;
  const isOutOfStock = found?.stock === 'outOfStock' && !badges.includes('backOrder');
  const exact = found?.price;
  return {
    finish: finishes.length > 1 ? finishes.find((finish) => finish.sku === sku) : undefined,
    offer: exact
      ? { price: exact.now, was: exact.was, list: exact.list, coverage }
      : { price: price?.from, was: price?.was, list: price?.list, isFrom: price?.isRange, coverage },
    isOutOfStock,
    slug: !isOutOfStock && isBuyableDirectly(product) ? slug : undefined,
  };
}

/** Whether one unit can be bought without choices: it is not measured, requires no parts, and has a price. */
const isBuyableDirectly = ({ coverage, label, price }: ProductCard): boolean =>
  coverage === null && price !== null && (label === 'regularFinishedGoods' || label === 'superSku');

/** Returns the rooms that contain one of these SKUs, as cards that link to them. */
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
