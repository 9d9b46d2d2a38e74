import {
  listingPageSize,
  parseListingQuery,
  serialiseListingQuery,
  toggleFacet,
  type ListingQuery,
} from '@basin/domain';

/** Orders of a listing, by the name that stands in the address. */
export const listingSorts = ['relevance', 'newest', 'priceAscending', 'priceDescending', 'name'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** Parameters of ours that are no facets. */
const ownParameters = ['page', 'from', 'priceFrom', 'priceTo', 'open'];

/** What a listing shows, as its address says it: the address is the only place where this state lives. */
export interface ListingState {
  readonly query: ListingQuery;
  readonly keyword: string;
  readonly sort: ListingSort;
  /** First and last page shown; loading more moves the last one. */
  readonly firstPage: number;
  readonly lastPage: number;
  /** Whole units of the currency. */
  readonly priceFrom: number | undefined;
  readonly priceTo: number | undefined;
  /** The facet whose values are all shown, for shoppers without scripts. */
  readonly openFacet: string | undefined;
}

/** The state of an address; what is out of range counts as not said. */
export function readListingState(search: string): ListingState {
  const query = parseListingQuery(search, ownParameters);
  const { parameters } = query;
  const lastPage = Math.min(pageNumber(parameters.get('page')) ?? 1, mostPages);
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

/** Whether a shopper has chosen a filter. */
export const isFiltered = ({ query, priceFrom, priceTo }: ListingState): boolean =>
  query.facets.size > 0 || priceFrom !== undefined || priceTo !== undefined;

const maxPagesShown = 10;
const mostPages = Math.floor(10_000 / listingPageSize); // the index counts no further
const pageNumber = (text: string | undefined) => (wholeNumber(text) === 0 ? undefined : wholeNumber(text));
const wholeNumber = (text: string | undefined) => (text && /^\d{1,7}$/.test(text) ? Number(text) : undefined);

/** The address of the same listing with some parameters changed; without a page it starts at the first one again. */
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

/** The address with a value of a facet chosen, or no longer chosen. */
export function facetSearch(state: ListingState, field: string, value: string): string {
  const query = toggleFacet(state.query, field, value);
  return listingSearch({ ...state, query }, {});
}

/** The address with its filters said otherwise; the page stays. */
export function filteredSearch({ query }: ListingState, facets: ListingQuery['facets']): string {
  return toSearch({ ...query, facets });
}

/** The address without any filter; words and order stay. */
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
