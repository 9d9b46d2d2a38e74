export { loadSuggestions, loadTopSearches } from './suggestions.server.ts';
