export { SearchField } from './SearchField.tsx';
export { SearchResults } from './SearchResultsOnDemand.tsx';
export type { FoundBySearch, SearchStart } from './found-by-search.ts';
