/** How many results have a facet value. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** Facet counts as search engines write them: a flat list, a list of pairs, or an object. */
export type RawFacetCounts =
  readonly (string | number)[] | readonly (readonly [string, number])[] | Readonly<Record<string, number>>;

/** Facet counts in their order, whichever way they were written. @see catalogue spec §7 */
export function facetCounts(raw: RawFacetCounts): FacetCount[] {
  if (!isList(raw)) return Object.entries(raw).map(([value, count]) => ({ value, count }));
  const flat = Array.isArray(raw[0]) ? raw.flat() : (raw as readonly (string | number)[]);
  const counts: FacetCount[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) counts.push({ value: String(flat[at]), count: Number(flat[at + 1]) });
  return counts;
}

function isList(raw: RawFacetCounts): raw is Exclude<RawFacetCounts, Readonly<Record<string, number>>> {
  return Array.isArray(raw);
}
