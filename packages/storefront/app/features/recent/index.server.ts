export { loadRecentProducts } from './find-recent.server.ts';
