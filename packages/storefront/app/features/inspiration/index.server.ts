export { type ArticleView, findArticles } from './find-articles.server.ts';
export { type FoundRooms, type RoomView, findRooms, findRoomsWith } from './find-rooms.server.ts';
