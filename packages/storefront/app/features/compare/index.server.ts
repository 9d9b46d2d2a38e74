export { loadCompare } from './compare-page.server.ts';
