import { facetFilter, shopTheRoomRows, withLanguageFilter } from '@basin/domain';
import type { CatalogueCalls, SearchCalls } from '../../calls.ts';
import type { ShoppableRoom as RoomDocument } from '../../contract/types.ts';
import { cardsBySku } from '../products/cards-by-sku.ts';
import type { ProductFilters } from '../products/filter-fields.ts';
import type { ProductFacet } from '../products/list-products.ts';
import type { ProductCard } from '../products/product-card.ts';
import type { ProductSource } from '../products/product-index.ts';
import { facetsIn, filterQueriesIn, type FilterFields } from './named-filters.ts';

/** The rooms to list; all by default. */
export interface ListRooms {
  /** The required values by filter; a room needs one value of each: `room`, `style`, `color`, `theme`. */
  readonly filters?: ProductFilters | undefined;
  /** Only rooms that contain one of these skus. */
  readonly skus?: readonly string[] | undefined;
  /** Sorts by title; by default the order is the editors'. */
  readonly sort?: 'title' | undefined;
  /** The collection of the index; `basin_rooms` by default. */
  readonly collection?: string | undefined;
}

/** Rooms, and the filters that they offer. */
export interface ListedRooms {
  readonly rooms: readonly InspirationRoom[];
  readonly facets: readonly ProductFacet[];
}

/** A room with products to buy. */
export interface InspirationRoom {
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
  /** The path of its page, with the language; null when it has none. */
  readonly path: string | null;
  /** File name of its picture; null when it has none. */
  readonly image: string | null;
  /** The products in the room; products that are no longer sold are left out. */
  readonly spots: readonly RoomSpot[];
}

/** A product in the picture of a room. */
export interface RoomSpot {
  readonly sku: string;
  /** Distance from the left edge of the picture, in per cent. */
  readonly x: number;
  /** Distance from the top edge of the picture, in per cent. */
  readonly y: number;
  readonly product: ProductCard;
}

interface RoomCalls {
  readonly catalogue: Pick<CatalogueCalls, 'rooms'>;
  readonly search: SearchCalls;
}

const filterFields: FilterFields = {
  room: 'strRoom_s',
  style: 'strDesignStyle_s',
  color: 'strColor_ss',
  theme: 'strTheme_ss',
};

/**
 * The fields of a room, as spelt on the wire; the last one has the positions of its products.
 *
 * @see catalogue spec §3
 */
const roomFields = [
  'templateName_s',
  'landingFileReference_s',
  'cq_shoptheroomtags_s',
  'productSkuIds_s',
  'modelFileReference_s',
  'cardHoverTitle_s',
  'title_s',
  'cardTitle_s',
  'url_s',
  'strTheme_ss',
  'strColor_ss',
  'strRoom_s',
  'strDesignStyle_s',
  'hotspots_ss',
];

/** Lists rooms with their products. */
export async function listRooms(calls: RoomCalls, source: ProductSource, wanted: ListRooms): Promise<ListedRooms> {
  const { filters = {}, skus, sort, collection = 'basin_rooms' } = wanted;
  const queries = filterQueriesIn(filterFields, filters);
  const found = await search(calls, source, { queries, sort, collection });
  const { documents } = found;
  const matching = skus
    ? documents.filter(({ hotspots }) => hotspots.some(({ sku }) => skus.includes(sku)))
    : documents;
  return { rooms: await withProducts(calls, source, matching), facets: facetsIn(filterFields, found, filters) };
}

/** Returns a room with its products; null for an unknown id. */
export async function getRoom(calls: RoomCalls, source: ProductSource, id: string): Promise<InspirationRoom | null> {
  const queries = [facetFilter('cq_shoptheroomtags_s', [id]) ?? ''];
  const { documents } = await search(calls, source, { queries, sort: undefined, collection: 'basin_rooms' });
  const [room = null] = await withProducts(calls, source, documents.slice(0, 1));
  return room;
}

interface Search extends Pick<ListRooms, 'sort'> {
  readonly queries: readonly string[];
  readonly collection: string;
}

const search = ({ catalogue }: RoomCalls, { locale }: ProductSource, { queries, sort, collection }: Search) =>
  catalogue.rooms({
    query: {
      fl: roomFields,
      fq: withLanguageFilter(queries, locale),
      collection,
      profilename: 'Shop_The_Room',
      rows: shopTheRoomRows,
      ...(sort && { sort: 'title_s asc' }),
    },
  });

async function withProducts(calls: RoomCalls, source: ProductSource, rooms: readonly RoomDocument[]) {
  const skus = rooms.flatMap(({ hotspots }) => hotspots.map(({ sku }) => sku));
  const products = await cardsBySku(calls, source, [...new Set(skus)]);
  return rooms.map((room) => roomFrom(room, products));
}

const roomFrom = (room: RoomDocument, products: ReadonlyMap<string, ProductCard>): InspirationRoom => ({
  id: room.tags ?? '',
  title: room.title ?? '',
  text: room.hoverTitle ?? null,
  path: room.url ?? null,
  image: room.image ?? null,
  spots: room.hotspots.flatMap((spot) => {
    const product = products.get(spot.sku);
    return product ? [{ ...spot, product }] : [];
  }),
});
