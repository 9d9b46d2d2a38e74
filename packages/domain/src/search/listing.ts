import { parseQuery, type QueryEntry, serialiseQuery } from '../url/query.ts';

/** Query parameters that are no facets; `type` is one of them only as `type=part`. @see catalogue spec §2 */
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

/** Whether a query parameter is one of the listing's own and no facet. @see catalogue spec §2 */
export function isReservedParameter(name: string, value: string): boolean {
  return (reservedParameters as readonly string[]).includes(name) && (name !== 'type' || value === 'part');
}

/** The state of a listing as its URL carries it. */
export interface ListingQuery {
  /** Reserved parameters by name, such as `sort` and `keyword`; the last of a repeated one counts. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Chosen values by facet field, each value once, in the order chosen. */
  readonly facets: ReadonlyMap<string, readonly string[]>;
}

/**
 * The listing state of a query: every parameter that is not reserved is a facet. Empty values are left out.
 *
 * @param own further parameters of the shop that are no facets, such as `page`
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

/** The query of a listing state, without a leading `?`; names in alphabetical order, so one state has one URL. */
export function serialiseListingQuery({ parameters, facets }: ListingQuery): string {
  const entries: QueryEntry[] = [...byName(parameters)];
  for (const [field, values] of byName(facets)) for (const value of values) entries.push([field, value]);
  return serialiseQuery(entries);
}

function byName<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The listing state with a facet value added, or taken away when it was chosen. Other values keep their order. */
export function toggleFacet(query: ListingQuery, field: string, value: string): ListingQuery {
  const chosen = query.facets.get(field) ?? [];
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const facets = new Map(query.facets);
  if (values.length > 0) facets.set(field, values);
  else facets.delete(field);
  return { ...query, facets };
}
