import type { ListingQuery } from './listing-query.ts';

/** The listing state with a facet value added, or taken away when it was chosen. Other values keep their order. */
export function toggleFacet(query: ListingQuery, field: string, value: string): ListingQuery {
  const chosen = query.facets.get(field) ?? [];
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const facets = new Map(query.facets);
  if (values.length > 0) facets.set(field, values);
  else facets.delete(field);
  return { ...query, facets };
}
