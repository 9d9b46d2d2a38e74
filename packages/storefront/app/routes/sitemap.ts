export { loadSitemap as loader } from '../features/crawlers/index.server.ts';
