export { type ArticleView, type FoundArticles, findArticles, findArticlesOfTheme } from './find-articles.server.ts';
export { type FoundRooms, findRooms, findRoomsWith } from './find-rooms.server.ts';
