import { parseQuery, type QueryEntry, serialiseQuery } from '../url/query.ts';

/** Query parameters that are not facets; `type` is reserved only as `type=part`. @see catalogue spec §2 */
export const reservedParameters = [
  'sort',
  'keyword',
  'id',
  'title',
  'compare',
  'back',
  'activeTab',
  'tab',
  'skuSearch',
  'service',
  'skuNumber',
  'skuId',
  'type',
  'wcmmode',
] as const;
export type ReservedParameter = (typeof reservedParameters)[number];

/** Returns whether a query parameter is reserved and therefore not a facet. @see catalogue spec §2 */
export function isReservedParameter(name: string, value: string): boolean {
  return (reservedParameters as readonly string[]).includes(name) && (name !== 'type' || value === 'part');
}

/** The state of a listing, as stored in its URL. */
export interface ListingQuery {
  /** Reserved parameters by name, such as `sort` and `keyword`; the last value of a repeated one wins. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Selected values by facet field, without duplicates, in the order of selection. */
  readonly facets: ReadonlyMap<string, readonly string[]>;
}

/**
 * Returns the listing state of a query: every parameter that is not reserved is a facet. Empty values are left out.
 *
 * @param own additional parameters of the shop that are not facets, such as `page`
 * @see catalogue spec §2
 */
export function parseListingQuery(query: string, own: readonly string[] = []): ListingQuery {
  const parameters = new Map<string, string>();
  const facets = new Map<string, Set<string>>();
  for (const [name, value] of parseQuery(query)) {
    if (name === '' || value === '') continue;
    if (own.includes(name) || isReservedParameter(name, value)) parameters.set(name, value);
    else facets.set(name, (facets.get(name) ?? new Set()).add(value));
  }
  return { parameters, facets: new Map([...facets].map(([name, values]) => [name, [...values]])) };
}

/** Returns the query of a listing state, without a leading `?`; names are sorted, so that each state has one URL. */
export function serialiseListingQuery({ parameters, facets }: ListingQuery): string {
  const entries: QueryEntry[] = [...byName(parameters)];
  for (const [field, values] of byName(facets)) for (const value of values) entries.push([field, value]);
  return serialiseQuery(entries);
}

function byName<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the listing state with a facet value added, or removed if it was selected. Other values keep their order. */
export function toggleFacet(query: ListingQuery, field: string, value: string): ListingQuery {
  const chosen = query.facets.get(field) ?? [];
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const facets = new Map(query.facets);
  if (values.length > 0) facets.set(field, values);
  else facets.delete(field);
  return { ...query, facets };
}
