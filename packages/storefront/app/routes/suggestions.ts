export { loadSuggestions as loader } from '../features/search/index.server.ts';
