import { parseQuery, serialiseQuery, type QueryEntry } from '../url/query.ts';
import { isReservedParameter } from './reserved-parameters.ts';

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
  const facets = new Map<string, string[]>();
  for (const [name, value] of parseQuery(query)) {
    if (name === '' || value === '') continue;
    if (own.includes(name) || isReservedParameter(name, value)) parameters.set(name, value);
    else addOnce(facets, name, value);
  }
  return { parameters, facets };
}

function addOnce(facets: Map<string, string[]>, field: string, value: string): void {
  const values = facets.get(field);
  if (!values) facets.set(field, [value]);
  else if (!values.includes(value)) values.push(value);
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
