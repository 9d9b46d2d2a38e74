import { listingPageSize, priceField, priceStartingAtField } from '@basin/domain';
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
  ...['GST', persona].flatMap((code) => [
    priceField(code, 'price_d'),
    priceField(code, 'finalPrice_d'),
    priceField(code, 'saleOffer_s'),
    priceStartingAtField(code),
    priceStartingAtField(code, true),
  ]),
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

const facetFilters = ({ query }: ListingState) =>
  [...query.facets].filter(([field]) => isFieldName(field)).map(([field, values]) => termsFilter(field, values));

/** A field has one of these values: `field:("a" OR "b")`. */
export function termsFilter(field: string, values: readonly string[]): string {
  const quoted = values.map((value) => `"${value.replaceAll(/[\\"]/g, '\\$&')}"`);
  return quoted.length === 1 ? `${field}:${quoted.join('')}` : `${field}:(${quoted.join(' OR ')})`;
}

function priceFilter({ priceFrom, priceTo }: ListingState, persona: string): string[] {
  if (priceFrom === undefined && priceTo === undefined) return [];
  return [`${priceField(persona)}:[${priceFrom ?? '*'} TO ${priceTo ?? '*'}]`];
}

const isFieldName = (name: string) => /^[\w.]{1,64}$/.test(name);
