import { listingPageSize } from '@basin/domain';
import {
  fieldOfFilter,
  filterOfField,
  nullOn,
  type ListedProducts,
  type ListProducts,
  type PageQuery,
  type ProductFacet,
  type ProductFilters,
  type ProductSort,
} from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { productsOf } from '../../../shell/sdk/nouns.server.ts';
import { cardMaker } from '../find-cards.server.ts';
import type { ProductCardView } from '../product-card.ts';
import type { ListingSort, ListingState } from './listing-state.ts';
import type { FacetView, ListingView } from './listing-view.ts';

type Context = Readonly<RouterContextProvider>;

/** What a listing shows, and the filters of its address in the keys that all languages share. */
export interface FoundListing {
  readonly view: ListingView;
  readonly facets: ListingState['query']['facets'];
}

/** The listing of an editor's query that an address asks for; nothing when the address names an unknown filter. */
export async function findListing(context: Context, within: PageQuery, state: ListingState): Promise<FoundListing> {
  const wanted = { ...listingWanted(state), within, words: state.keyword };
  const [listed, cardOf] = await Promise.all([productsOf(context).list(wanted).catch(nullOn(400)), cardMaker(context)]);
  const found = listed ?? emptyListing(wanted.filters);
  return { view: listingView(found, cardOf), facets: facetsOf(state, found) };
}

const emptyListing = (filters: ProductFilters): ListedProducts => ({
  total: 0,
  products: [],
  facets: [],
  price: null,
  filters,
});

/** What a listing page shows of a listing. */
export const listingView = (
  { total, products, facets, price }: ListedProducts,
  cardOf: (product: ListedProducts['products'][number]) => ProductCardView,
): ListingView => ({
  total,
  products: products.map((product, index) => listedCard(cardOf(product), index)),
  facets: facets.map(facetView),
  price,
});

const firstRow = 4;
const swatchesBesideFilters = 5;

/** The pictures of the first row have miniatures: those below it come before they are seen, and miniatures do not compress. */
const listedCard = ({ placeholder, swatches, ...card }: ProductCardView, index: number): ProductCardView => ({
  ...card,
  placeholder: index < firstRow ? placeholder : undefined,
  swatches: swatches.slice(0, swatchesBesideFilters),
});

const facetView = ({ name, label, values }: ProductFacet): FacetView => ({
  field: fieldOfFilter(name),
  label,
  values: values.map(({ key, label: words, count }) => ({ key, count, ...(words !== key && { label: words }) })),
});

/** The filters of an address in the keys that all languages share; its other parameters as they are. */
export const facetsOf = ({ query }: ListingState, { filters }: ListedProducts): ListingState['query']['facets'] =>
  new Map([...query.facets].map(([field, values]) => [field, filters[filterOfField(field)] ?? values]));

const sorts: Record<ListingSort, ProductSort> = {
  relevance: 'relevance',
  newest: 'newest',
  priceAscending: 'price-asc',
  priceDescending: 'price-desc',
  name: 'name',
};

/** What an address asks for: filters, order and which products. */
export function listingWanted(state: ListingState) {
  const cents = (units: number | undefined) => (units === undefined ? undefined : units * 100);
  return {
    filters: filtersIn(state),
    price: { from: cents(state.priceFrom), to: cents(state.priceTo) },
    sort: sorts[state.sort],
    skip: (state.firstPage - 1) * listingPageSize,
    limit: (state.lastPage - state.firstPage + 1) * listingPageSize,
  } satisfies ListProducts;
}

/** An address has the filters by the fields of the index; its other parameters are of advertising and the like. */
const filtersIn = ({ query }: ListingState): ProductFilters =>
  Object.fromEntries(
    [...query.facets].filter(([field]) => isFieldName(field)).map(([field, values]) => [filterOfField(field), values]),
  );

/** Index fields say their type at the end. */
const isFieldName = (name: string) => /^(?:[\w.]{1,60}_(?:s|ss|b|d|i|dt)|Product_Category)$/.test(name);
