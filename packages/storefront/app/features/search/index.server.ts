export { loadSuggestions, loadTopSearches, servedPages } from './suggestions.server.ts';
