import {
  listingPageSize,
  parseListingQuery,
  serialiseListingQuery,
  toggleFacet,
  type ListingQuery,
} from '@basin/domain';

/** The sort orders of a listing, by their name in the URL. */
export const listingSorts = ['relevance', 'newest', 'priceAscending', 'priceDescending', 'name'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** The listing's own parameters, which are not facets. */
const ownParameters = ['page', 'from', 'priceFrom', 'priceTo', 'open'];

/** The state of a listing, which lives only in its URL. */
export interface ListingState {
  readonly query: ListingQuery;
  readonly keyword: string;
  readonly sort: ListingSort;
  /** The first and last page shown. Loading more moves the last one. */
  readonly firstPage: number;
  readonly lastPage: number;
  /** In whole units of the currency. */
  readonly priceFrom: number | undefined;
  readonly priceTo: number | undefined;
  /** The facet that shows all of its values, for browsers without scripts. */
  readonly openFacet: string | undefined;
}

/** Parses a listing URL. Ignores values that are out of range. */
export function readListingState(search: string): ListingState {
  const query = withoutForeignFacets(parseListingQuery(search, ownParameters));
  const { parameters } = query;
  const lastPage = Math.min(pageNumber(parameters.get('page')) ?? 1, maxPages);
  const firstPage = pageNumber(parameters.get('from')) ?? lastPage;
  const prices = [wholeNumber(parameters.get('priceFrom')), wholeNumber(parameters.get('priceTo'))] as const;
  const [priceFrom, priceTo] = (prices[0] ?? 0) > (prices[1] ?? Infinity) ? prices.toReversed() : prices;
  return {
    query,
    keyword: (parameters.get('keyword') ?? '').slice(0, 200),
    sort: listingSorts.find((sort) => sort === parameters.get('sort')) ?? 'relevance',
    firstPage: Math.max(Math.min(firstPage, lastPage), lastPage - maxPagesShown + 1),
    lastPage,
    priceFrom,
    priceTo,
    openFacet: parameters.get('open'),
  };
}

/** Keeps advertising and other parameters in the URL, but not as facets, which are named after index fields. */
function withoutForeignFacets({ facets, parameters, ...query }: ListingQuery): ListingQuery {
  const foreign = [...facets].flatMap(([name, [value]]) =>
    isFieldName(name) || value === undefined ? [] : [[name, value] as const],
  );
  const own = [...facets].filter(([name]) => isFieldName(name));
  return { ...query, facets: new Map(own), parameters: new Map([...parameters, ...foreign]) };
}

/** Index field names end with their type. */
const isFieldName = (name: string) => /^(?:[\w.]{1,60}_(?:s|ss|b|d|i|dt)|Product_Category)$/.test(name);

/** Whether any filter is active. */
export const isFiltered = ({ query, priceFrom, priceTo }: ListingState): boolean =>
  query.facets.size > 0 || priceFrom !== undefined || priceTo !== undefined;

const maxPagesShown = 10;
const maxPages = Math.floor(10_000 / listingPageSize); // the index returns no results beyond this
const pageNumber = (text: string | undefined) => (wholeNumber(text) === 0 ? undefined : wholeNumber(text));
const wholeNumber = (text: string | undefined) => (text && /^\d{1,7}$/.test(text) ? Number(text) : undefined);

/**
 * Returns the query string of the listing with some parameters changed. It starts at the first page unless a page is
 * given.
 */
export function listingSearch(
  state: ListingState,
  changes: Readonly<Record<string, string | number | undefined>>,
): string {
  const parameters = new Map(state.query.parameters);
  parameters.delete('page');
  parameters.delete('from');
  parameters.delete('open');
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, String(value));
  return toSearch({ ...state.query, parameters });
}

/** Returns the query string of the last page of a number of products. */
export function lastPageSearch(state: ListingState, total: number): string {
  const last = Math.ceil(total / listingPageSize);
  return listingSearch(state, { page: last > 1 ? last : undefined });
}

/** Returns the query string with a facet value toggled. */
export function facetSearch(state: ListingState, field: string, value: string): string {
  const query = toggleFacet(state.query, field, value);
  return listingSearch({ ...state, query }, {});
}

/** Returns the query string with the filters replaced, on the same page. */
export function filteredSearch({ query }: ListingState, facets: ListingQuery['facets']): string {
  return toSearch({ ...query, facets });
}

/** Returns the query string without filters, with the search words and sort order. */
export function unfilteredSearch(state: ListingState): string {
  return listingSearch(
    { ...state, query: { ...state.query, facets: new Map() } },
    { priceFrom: undefined, priceTo: undefined },
  );
}

function toSearch(query: ListingQuery): string {
  const text = serialiseListingQuery(query);
  return text && `?${text}`;
}
