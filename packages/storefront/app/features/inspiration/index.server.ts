export { type ArticleView, findArticles } from './find-articles.server.ts';
export { type FoundRooms, findRooms, findRoomsWith } from './find-rooms.server.ts';
