import {
  facetFilter,
  guestPersona,
  listingPageSize,
  priceField,
  priceFields,
  priceStartingAtField,
  productFieldNames,
  rangeFilter,
} from '@basin/domain';
import type { ListingSort, ListingState } from './listing-state.ts';

/** Index fields that a card needs. */
export const cardFields = (persona: string): string[] => [
  ...productFieldNames('card'),
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
  return [`${priceField(persona)}:${rangeFilter(priceFrom ?? 0, priceTo)}`];
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
