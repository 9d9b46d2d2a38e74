export { loadShopperFacts as loader } from '../features/analytics/index.server.ts';
