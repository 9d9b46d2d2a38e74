export {
  type ArticleView,
  type FoundArticles,
  findArticles,
  findArticlesOfTheme,
  findArticlesWithProducts,
} from './find-articles.server.ts';
export { type FoundRooms, findRooms, findRoomsWith } from './find-rooms.server.ts';
