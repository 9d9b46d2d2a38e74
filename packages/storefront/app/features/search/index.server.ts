export { loadSuggestions, loadPopular, servedPages } from './suggestions.server.ts';
