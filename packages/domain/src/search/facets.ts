import { defaultLanguage } from '../settings/locale.ts';

/** The number of results with a facet value. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** Facet counts as search engines return them: a flat list, a list of pairs, or an object. */
export type RawFacetCounts =
  readonly (string | number)[] | readonly (readonly [string, number])[] | Readonly<Record<string, number>>;

/** Returns facet counts in their original order, whatever their raw format. @see catalogue spec §7 */
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

/** Quotes a string and escapes its quotes and backslashes, so that it cannot end the value early. */
function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/**
 * Returns the search filter of a facet: `field:"value"`, `field:("a" OR "b")` for several values, `field:[0 TO 250]`
 * for a range. Returns undefined for an invalid field name, because a name cannot be quoted.
 *
 * @see catalogue spec §7
 */
export function facetFilter(field: string, values: readonly string[]): string | undefined {
  if (!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(field) || values.length === 0) return undefined;
  const terms = values.map((value) => (rangePattern.test(value) ? value : quoted(value)));
  return `${field}:${terms.length === 1 ? terms.join('') : `(${terms.join(' OR ')})`}`;
}

const rangePattern = /^\[\d{1,9}(?:\.\d{1,2})? TO (?:\d{1,9}(?:\.\d{1,2})?|\*)\]$/;

/** Returns filters with the one for the current language, which every listing requires. @see catalogue spec §5 */
export function withLanguageFilter(
  filters: string | readonly string[] | undefined,
  language: string = defaultLanguage,
): string[] {
  const given = typeof filters === 'string' ? [filters] : (filters ?? []);
  const filter = `language_s:${quoted(language)}`;
  return [...given.filter((other) => other !== '' && other !== filter), filter];
}
