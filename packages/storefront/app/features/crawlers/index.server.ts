export { loadRobots } from './robots.server.ts';
export { loadSitemap, loadSitemaps } from './sitemap.server.ts';
