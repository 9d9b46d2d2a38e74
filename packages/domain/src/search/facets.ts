import { defaultLanguage } from '../settings/locale.ts';

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

/** A text in quotes, with quotes and backslashes inside escaped, so that a value stays a value. */
function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/**
 * The search filter of a facet: `field:"value"`, of several values `field:("a" OR "b")`, of a range `field:[0 TO 250]`.
 * A field name that is none gives no filter, because it cannot be quoted.
 *
 * @see catalogue spec §7
 */
export function facetFilter(field: string, values: readonly string[]): string | undefined {
  if (!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(field) || values.length === 0) return undefined;
  const terms = values.map((value) => (rangePattern.test(value) ? value : quoted(value)));
  return `${field}:${terms.length === 1 ? terms.join('') : `(${terms.join(' OR ')})`}`;
}

const rangePattern = /^\[\d{1,9}(?:\.\d{1,2})? TO (?:\d{1,9}(?:\.\d{1,2})?|\*)\]$/;

/** Filters with the one for the current language, which every listing has. @see catalogue spec §5 */
export function withLanguageFilter(
  filters: string | readonly string[] | undefined,
  language: string = defaultLanguage,
): string[] {
  const given = typeof filters === 'string' ? [filters] : (filters ?? []);
  const filter = `language_s:${quoted(language)}`;
  return [...given.filter((other) => other !== '' && other !== filter), filter];
}
