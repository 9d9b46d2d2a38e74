import {
  facetFilter,
  guestPersona,
  listingPageSize,
  priceField,
  priceFields,
  priceStartingAtField,
} from '@basin/domain';
import type { ListingSort, ListingState } from './listing-state.ts';

/** Index fields that a card needs. */
export const cardFields = (persona: string): string[] => [
  'id',
  'ctId_s',
  'slug_s',
  'productName_s',
  'masterSKU_s',
  'masterCustomerFacingSKU_s',
  'sku_s',
  'SKUImageFilename_s',
  'SKUImageAltText_s',
  'Color.SKU.Details_ss',
  'variantList.sku_ss',
  'Product_Category',
  'ProductBrandName_s',
  'ProductBrandNameDisplay_s',
  'ProductKind_s',
  'ProductExclusive_s',
  'RegionOnBackOrder_s',
  'RegionLaunchDate_dt',
  'RegionSpecialOrder_s',
  'productRegionAllVariantDiscontinued_b',
  ...[...new Set([guestPersona, persona])].flatMap(priceFields),
];

const sortFields: Record<ListingSort, (persona: string) => string | undefined> = {
  relevance: () => undefined,
  newest: () => 'RegionLaunchDate_dt desc',
  priceAscending: (persona) => `${priceStartingAtField(persona)} asc`,
  priceDescending: (persona) => `${priceStartingAtField(persona)} desc`,
  name: () => 'productName_s asc',
};

/** The part of a search request that the address decides: filters, order and which rows. */
export function listingRequest(state: ListingState, persona: string) {
  const sort = sortFields[state.sort](persona);
  return {
    fl: cardFields(persona),
    fq: [...facetFilters(state), ...priceFilter(state, persona)],
    rows: (state.lastPage - state.firstPage + 1) * listingPageSize,
    start: (state.firstPage - 1) * listingPageSize,
    ...(sort ? { sort } : {}),
  };
}

const facetFilters = ({ query }: ListingState): string[] =>
  [...query.facets].flatMap(([field, values]) => (isFieldName(field) ? (facetFilter(field, values) ?? []) : []));

function priceFilter({ priceFrom, priceTo }: ListingState, persona: string): string[] {
  if (priceFrom === undefined && priceTo === undefined) return [];
  return [`${priceField(persona)}:[${priceFrom ?? 0} TO ${priceTo ?? '*'}]`];
}

/** Index fields say their type at the end; the other parameters of an address are of advertising and the like. */
const isFieldName = (name: string) => /^(?:[\w.]{1,60}_(?:s|ss|b|d|i|dt)|Product_Category)$/.test(name);

/** A shopper's words without the signs of the index's language; undefined when there are none. */
export function searchWords(keyword: string): string | undefined {
  const words = keyword
    .replaceAll(/[\\"*?:!^~(){}[\]]/g, ' ')
    .trim()
    .slice(0, longestWords);
  return words === '' ? undefined : words;
}

const longestWords = 200;
