export { loadSuggestions } from './suggestions.server.ts';
