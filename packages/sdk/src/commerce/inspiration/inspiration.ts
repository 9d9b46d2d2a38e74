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

/** Articles and rooms for inspiration. */
export interface Inspirations {
  /** Lists articles with pictures, and the filters that they offer. */
  readonly list: (wanted?: ListArticles) => Promise<ListedArticles>;
  /** Returns the article of a page, such as `/en/inspiration/living-brass`; null for an unknown page. */
  readonly get: (path: string) => Promise<InspirationArticle | null>;
  /** Lists rooms with their products, and the filters that they offer. */
  readonly rooms: (wanted?: ListRooms) => Promise<ListedRooms>;
  /** Returns a room with its products; null for an unknown id. */
  readonly room: (id: string) => Promise<InspirationRoom | null>;
}

/** Options of inspiration. */
export interface InspirationOptions extends Omit<ProductsOptions, 'logger'> {
  /** Called when a search for articles fails, before it rejects: for analytics. */
  readonly onFailure?: ((failure: InspirationFailure) => void) | undefined;
}

/** The calls that inspiration uses. */
export interface InspirationNounCalls {
  readonly catalogue: Pick<CatalogueCalls, 'inspirations' | 'rooms'>;
  readonly search: SearchCalls;
}

/** Creates inspiration on the given calls. @see catalogue spec §4, §5, §7, §8 */
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
