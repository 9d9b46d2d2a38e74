export { loadRobots as loader } from '../features/crawlers/index.server.ts';
