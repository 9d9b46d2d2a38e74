import { listingPageSize } from '@basin/domain';
import {
  fieldOfFilter,
  filterOfField,
  nullOn,
  type ListedProducts,
  type ListProducts,
  type PageQuery,
  type PriceSpread,
  type ProductFacet,
  type ProductFilters,
  type ProductSort,
} from '@basin/sdk';
import type { Context } from '../../../shell/context.ts';
import { productsOf } from '../../../shell/sdk/nouns.server.ts';
import { createCardMapper } from '../find-cards.server.ts';
import type { ProductCardView } from '../product-card.ts';
import type { ListingSort, ListingState } from './listing-state.ts';
import type { FacetView, ListingView, PriceScale } from './listing-view.ts';

/** A listing's view and the filters of its URL as language-independent keys. */
export interface FoundListing {
  readonly view: ListingView;
  readonly facets: ListingState['query']['facets'];
}

/**
 * Returns the listing of an editor's query with the filters of the URL. It is empty when the URL has an unknown filter.
 */
export async function findListing(context: Context, within: PageQuery, state: ListingState): Promise<FoundListing> {
  const query = { ...listingQueryOf(state), within, words: state.keyword };
  const [listed, cardOf] = await Promise.all([
    productsOf(context).list(query).catch(nullOn(400)),
    createCardMapper(context),
  ]);
  const found = listed ?? emptyListing(query.filters);
  return { view: listingView(found, cardOf), facets: facetsOf(state, found) };
}

const emptyListing = (filters: ProductFilters): ListedProducts => ({
  total: 0,
  products: [],
  facets: [],
  price: null,
  filters,
});

/** Converts a product list to the view of a listing page. */
export const listingView = (
  { total, products, facets, price }: ListedProducts,
  cardOf: (product: ListedProducts['products'][number]) => ProductCardView,
): ListingView => ({
  total,
  products: products.map((product, index) => listingCard(cardOf(product), index)),
  facets: facets.map(facetView),
  price: price && priceScale(price),
});

const priceScale = ({ min, max, step, counts }: PriceSpread): PriceScale => ({
  min: min / 100,
  max: max / 100,
  step: step / 100,
  counts,
});

const firstRow = 4;
const swatchesBesideFilters = 5;

/** Only the first row has miniatures: pictures below it load before they are seen, and miniatures do not compress. */
const listingCard = ({ placeholder, swatches, ...card }: ProductCardView, index: number): ProductCardView => ({
  ...card,
  placeholder: index < firstRow ? placeholder : undefined,
  swatches: swatches.slice(0, swatchesBesideFilters),
});

const facetView = ({ name, label, values }: ProductFacet): FacetView => ({
  field: fieldOfFilter(name),
  label,
  values: values.map(({ key, label: words, count }) => ({ key, count, ...(words !== key && { label: words }) })),
});

/** Returns the URL's filters as language-independent keys, and its other parameters unchanged. */
export const facetsOf = ({ query }: ListingState, { filters }: ListedProducts): ListingState['query']['facets'] =>
  new Map([...query.facets].map(([field, values]) => [field, filters[filterOfField(field)] ?? values]));

const sorts: Record<ListingSort, ProductSort> = {
  relevance: 'relevance',
  newest: 'newest',
  priceAscending: 'price-asc',
  priceDescending: 'price-desc',
  name: 'name',
};

/** Returns the filters, sort order and product range of a listing URL. */
export function listingQueryOf(state: ListingState) {
  const cents = (units: number | undefined) => (units === undefined ? undefined : units * 100);
  return {
    filters: filtersIn(state),
    price: { from: cents(state.priceFrom), to: cents(state.priceTo) },
    sort: sorts[state.sort],
    skip: (state.firstPage - 1) * listingPageSize,
    limit: (state.lastPage - state.firstPage + 1) * listingPageSize,
  } satisfies ListProducts;
}

/** Returns the URL's filters. */
const filtersIn = ({ query }: ListingState): ProductFilters =>
  Object.fromEntries([...query.facets].map(([field, values]) => [filterOfField(field), values]));
