import { priceField } from '@basin/domain';
import type { MatchedEntries } from './entry.ts';
import type { ValueCount } from './facet-column.ts';
import { priceColumn } from './field-access.ts';
import type { FilterLabels } from './filter-labels.ts';
import type { RangeCounts } from './number-column.ts';
import type { Clause } from './query.ts';
import type { SearchResponse } from './search-engine.ts';

type FacetCounts = NonNullable<SearchResponse['facet_counts']>;
type Fusion = NonNullable<SearchResponse['fusion']>;
type Facet = readonly [field: string, values: readonly ValueCount[]];

const finishField = 'SKUColorFinishName_s';
const priceFacet = 'price';
// these come first, in this order; the others follow by coverage
const firstFields = [
  'ProductSection_s',
  'ProductLocalCategory_s',
  'ProductBrandName_s',
  priceFacet,
  'SKUColorFamily_s',
  finishField,
];
const maxFacets = 12;
const minCoverage = 0.1;

/** The filters and the persona of a search. */
interface Narrowing {
  readonly filters: readonly Clause[];
  /** The filters as requested, possibly in another language. */
  readonly requested: readonly Clause[];
  readonly persona: string;
}

/** Returns the facet part of a response: counts, ranges, labels and order. */
export function facetBlocks(
  found: MatchedEntries,
  filterLabels: FilterLabels,
  { filters, requested, persona }: Narrowing,
): { facet_counts: FacetCounts; fusion: Fusion } {
  const { labels, swatches, compare } = filterLabels;
  const chosen = chooseFacets(found, new Set(filters.map(({ field }) => field)));
  const facets = chosen.map(([field, values]): Facet => [field, inAlphabeticalTies(values, compare)]);
  const price = priceField(persona);
  const range = found.ranges.get(priceColumn(price, persona) ?? '');
  const order = displayOrder([...facets.map(([field]) => field), ...(range ? [priceFacet] : [])]);
  const nameOf = (field: string): string => (field === priceFacet ? price : field);
  const finishes = facets.find(([field]) => field === finishField)?.[1] ?? [];
  return {
    facet_counts: {
      facet_queries: {},
      facet_fields: Object.fromEntries(facets.map(([field, values]) => [field, values.flat()])),
      facet_ranges: range ? { [price]: rangeBlock(range) } : {},
    },
    fusion: {
      'facet.field': order.map(nameOf),
      facet_labels: Object.fromEntries(order.map((field) => [nameOf(field), labels.get(field) ?? field])),
      facet_value_keys: valueKeys(facets, requested, filterLabels),
      color_swatch_labels: Object.fromEntries(finishes.map(([finish]) => [finish, swatches.get(finish) ?? ''])),
    },
  };
}

/** Orders values with the same count alphabetically; the engines order them by code unit, with accents after Z. */
const inAlphabeticalTies = (values: readonly ValueCount[], compare: FilterLabels['compare']): ValueCount[] =>
  [...values].sort(([one, count], [other, otherCount]) => otherCount - count || compare(one, other));

/** Returns the keys of the counted and the requested values; values that equal their key are omitted. */
function valueKeys(
  facets: readonly Facet[],
  requested: readonly Clause[],
  { keyOf, localValue }: FilterLabels,
): Record<string, Record<string, string>> {
  const keys: Record<string, Record<string, string>> = {};
  const addKey = (field: string, value: string, local: string) => {
    const key = keyOf(field, local);
    if (key !== value) (keys[field] ??= {})[value] = key;
  };
  for (const [field, counts] of facets) for (const [value] of counts) addKey(field, value, value);
  for (const clause of requested) {
    if (clause.kind !== 'terms') continue;
    for (const value of clause.values) {
      const local = localValue(clause.field, value);
      addKey(clause.field, value, local);
      addKey(clause.field, local, local);
    }
  }
  return keys;
}

/** Chooses the facets that narrow the results or that the shopper has used, by descending coverage. */
function chooseFacets({ facets, total }: MatchedEntries, used: ReadonlySet<string>): Facet[] {
  const coverage = ([, values]: Facet): number => values.reduce((sum, [, count]) => sum + count, 0);
  const isFirst = ([field]: Facet): boolean => firstFields.includes(field);
  const narrows = ([, values]: Facet): boolean => values.length > 1 && values.some(([, count]) => count < total);
  const useful = [...facets].filter(
    (facet) => used.has(facet[0]) || (narrows(facet) && coverage(facet) >= total * minCoverage),
  );
  return useful
    .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)) || coverage(other) - coverage(one))
    .filter(([field], place) => place < maxFacets || used.has(field));
}

function displayOrder(fields: readonly string[]): string[] {
  const first = firstFields.filter((field) => fields.includes(field));
  return [...first, ...fields.filter((field) => !first.includes(field))];
}

function rangeBlock({ start, end, gap, counts }: RangeCounts): NonNullable<FacetCounts['facet_ranges']>[string] {
  const lowText = (at: number): string => (start + at * gap).toFixed(1);
  return { counts: counts.flatMap((count, at) => [lowText(at), count]), gap, start, end };
}
