export { SearchField } from './SearchField.tsx';
export { SearchResults } from './SearchResults.tsx';
export type { FoundBySearch } from './found-by-search.ts';
