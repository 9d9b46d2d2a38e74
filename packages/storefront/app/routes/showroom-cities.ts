export { loadLocalities as loader } from '../features/stores/index.server.ts';
