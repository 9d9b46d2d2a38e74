export { loadSitemaps as loader } from '../features/crawlers/index.server.ts';
