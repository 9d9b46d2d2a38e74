import type { CatalogueCalls, SearchCalls } from '../../calls.ts';
import { productSourceFrom, type ProductsOptions } from '../products/product-source.ts';
import {
  getArticle,
  listArticles,
  type InspirationArticle,
  type InspirationFailure,
  type ListArticles,
  type ListedArticles,
} from './list-articles.ts';
import { getRoom, listRooms, type ListedRooms, type ListRooms, type InspirationRoom } from './list-rooms.ts';

/** What a shop has to read and to look at. */
export interface Inspirations {
  /** Articles with pictures, and what they can be narrowed by. */
  readonly list: (wanted?: ListArticles) => Promise<ListedArticles>;
  /** The article of a page, such as `/en/inspiration/living-brass`; null when there is none. */
  readonly get: (path: string) => Promise<InspirationArticle | null>;
  /** Rooms with the products that stand in them, and what they can be narrowed by. */
  readonly rooms: (wanted?: ListRooms) => Promise<ListedRooms>;
  /** A room with the products that stand in it; null when there is none. */
  readonly room: (id: string) => Promise<InspirationRoom | null>;
}

/** For whom there is inspiration. */
export interface InspirationOptions extends Omit<ProductsOptions, 'logger'> {
  /** Called with a search for articles that failed, before it rejects: for analytics. */
  readonly onFailure?: ((failure: InspirationFailure) => void) | undefined;
}

/** The calls that inspiration is made of. */
export interface InspirationNounCalls {
  readonly catalogue: Pick<CatalogueCalls, 'inspirations' | 'rooms'>;
  readonly search: SearchCalls;
}

/** What there is to read and to look at, over the calls given. @see catalogue spec §4, §5, §7, §8 */
export function createInspiration(
  calls: InspirationNounCalls,
  { onFailure, ...options }: InspirationOptions,
): Inspirations {
  const source = productSourceFrom(options);
  return {
    list: (wanted = {}) => listArticles(calls, { source, onFailure }, wanted),
    get: (path) => getArticle(calls, { source, onFailure }, path),
    rooms: (wanted = {}) => listRooms(calls, source, wanted),
    room: (id) => getRoom(calls, source, id),
  };
}
