export { loadRobots } from './robots.server.ts';
export { loadSitemap } from './sitemap.server.ts';
