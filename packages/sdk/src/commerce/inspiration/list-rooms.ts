import { facetFilter, shopTheRoomRows, withLanguageFilter } from '@basin/domain';
import type { CatalogueCalls, SearchCalls } from '../../calls.ts';
import type { ShoppableRoom as RoomDocument } from '../../contract/types.ts';
import { cardsBySku } from '../products/cards-by-sku.ts';
import type { ProductFilters } from '../products/filter-fields.ts';
import type { ProductFacet } from '../products/list-products.ts';
import type { ProductCard } from '../products/product-card.ts';
import type { ProductSource } from '../products/product-index.ts';
import { facetsIn, questionsIn, type FilterFields } from './named-filters.ts';

/** Which rooms to list; all of them unless something is said. */
export interface ListRooms {
  /** The values that rooms must have by filter, one of each: `room`, `style`, `color`, `theme`. */
  readonly filters?: ProductFilters | undefined;
  /** Only rooms in which one of these stands. */
  readonly skus?: readonly string[] | undefined;
  /** By title; as their editor put them unless given. */
  readonly sort?: 'title' | undefined;
  /** The collection of the index; `basin_rooms` unless given. */
  readonly collection?: string | undefined;
}

/** Rooms, and what they can be narrowed by. */
export interface ListedRooms {
  readonly rooms: readonly InspirationRoom[];
  readonly facets: readonly ProductFacet[];
}

/** A room whose products can be bought. */
export interface InspirationRoom {
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
  /** The path of the page that shows it, with the language; null when it has none. */
  readonly path: string | null;
  /** Name of its picture; null when it has none. */
  readonly image: string | null;
  /** What stands in it; a product that is gone is left out. */
  readonly spots: readonly RoomSpot[];
}

/** A product in the picture of a room. */
export interface RoomSpot {
  readonly sku: string;
  /** From the left edge of the picture, in per cent. */
  readonly x: number;
  /** From the top edge of the picture, in per cent. */
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

/** The fields of a room, as spelt; the last one says where its products stand. @see catalogue spec §3 */
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

/** Rooms with the products that stand in them. */
export async function listRooms(calls: RoomCalls, source: ProductSource, wanted: ListRooms): Promise<ListedRooms> {
  const { filters = {}, skus, sort, collection = 'basin_rooms' } = wanted;
  const questions = questionsIn(filterFields, filters);
  const { documents, facets } = await search(calls, source, { questions, sort, collection });
  const meant = skus ? documents.filter(({ hotspots }) => hotspots.some(({ sku }) => skus.includes(sku))) : documents;
  return { rooms: await withProducts(calls, source, meant), facets: facetsIn(filterFields, facets, filters) };
}

/** A room with the products that stand in it; null when there is none. */
export async function getRoom(calls: RoomCalls, source: ProductSource, id: string): Promise<InspirationRoom | null> {
  const questions = [facetFilter('cq_shoptheroomtags_s', [id]) ?? ''];
  const { documents } = await search(calls, source, { questions, sort: undefined, collection: 'basin_rooms' });
  const [room = null] = await withProducts(calls, source, documents.slice(0, 1));
  return room;
}

interface Search extends Pick<ListRooms, 'sort'> {
  readonly questions: readonly string[];
  readonly collection: string;
}

const search = ({ catalogue }: RoomCalls, { locale }: ProductSource, { questions, sort, collection }: Search) =>
  catalogue.rooms({
    query: {
      fl: roomFields,
      fq: withLanguageFilter(questions, locale),
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
