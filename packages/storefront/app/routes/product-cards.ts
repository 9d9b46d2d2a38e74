export { loadRecentProducts as loader } from '../features/recent/index.server.ts';
