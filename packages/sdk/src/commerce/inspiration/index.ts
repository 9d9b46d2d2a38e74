export {
  createInspiration,
  type Inspirations,
  type InspirationNounCalls,
  type InspirationOptions,
} from './inspiration.ts';
export type { InspirationArticle, InspirationFailure, ListArticles, ListedArticles } from './list-articles.ts';
export type { ListedRooms, ListRooms, RoomSpot, InspirationRoom } from './list-rooms.ts';
export { inspiration } from './noun.ts';
