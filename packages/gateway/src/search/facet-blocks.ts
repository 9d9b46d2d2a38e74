import { priceField } from '@basin/domain';
import type { Found } from './entry.ts';
import type { ValueCount } from './facet-column.ts';
import { priceColumn } from './field-access.ts';
import type { FilterWords } from './filter-words.ts';
import type { RangeCounts } from './number-column.ts';
import type { Clause } from './query.ts';
import type { SearchAnswer } from './search-engine.ts';

type FacetCounts = NonNullable<SearchAnswer['facet_counts']>;
type Fusion = NonNullable<SearchAnswer['fusion']>;
type Facet = readonly [field: string, values: readonly ValueCount[]];

const FINISH = 'SKUColorFinishName_s';
const PRICE = 'price';
// these come first and in this order; the others follow by how many of the results have them
const firstFields = [
  'ProductSection_s',
  'ProductLocalCategory_s',
  'ProductBrandName_s',
  PRICE,
  'SKUColorFamily_s',
  FINISH,
];
const MOST_FACETS = 12;
const LEAST_COVERAGE = 0.1;

/** What an answer was narrowed to. */
interface Narrowing {
  readonly filters: readonly Clause[];
  /** The same as they were asked for: perhaps in the words of another language. */
  readonly asked: readonly Clause[];
  readonly persona: string;
}

/** What an answer says about filters: counts, ranges, and the labels and order in which they are shown. */
export function facetBlocks(
  found: Found,
  words: FilterWords,
  { filters, asked, persona }: Narrowing,
): { facet_counts: FacetCounts; fusion: Fusion } {
  const { labels, swatches } = words;
  const facets = chooseFacets(found, new Set(filters.map(({ field }) => field)));
  const price = priceField(persona);
  const range = found.ranges.get(priceColumn(price, persona) ?? '');
  const order = showingOrder([...facets.map(([field]) => field), ...(range ? [PRICE] : [])]);
  const nameOf = (field: string): string => (field === PRICE ? price : field);
  const finishes = facets.find(([field]) => field === FINISH)?.[1] ?? [];
  return {
    facet_counts: {
      facet_queries: {},
      facet_fields: Object.fromEntries(facets.map(([field, values]) => [field, values.flat()])),
      facet_ranges: range ? { [price]: rangeBlock(range) } : {},
    },
    fusion: {
      'facet.field': order.map(nameOf),
      facet_labels: Object.fromEntries(order.map((field) => [nameOf(field), labels.get(field) ?? field])),
      facet_value_keys: valueKeys(facets, asked, words),
      color_swatch_labels: Object.fromEntries(finishes.map(([finish]) => [finish, swatches.get(finish) ?? ''])),
    },
  };
}

/** The keys of what is counted and of what was asked for, as it was asked; what is its own key is left out. */
function valueKeys(
  facets: readonly Facet[],
  asked: readonly Clause[],
  { keyOf, ownValue }: FilterWords,
): Record<string, Record<string, string>> {
  const keys: Record<string, Record<string, string>> = {};
  const tell = (field: string, value: string, own: string) => {
    const key = keyOf(field, own);
    if (key !== value) (keys[field] ??= {})[value] = key;
  };
  for (const [field, counts] of facets) for (const [value] of counts) tell(field, value, value);
  for (const clause of asked) {
    if (clause.kind !== 'terms') continue;
    for (const value of clause.values) {
      const own = ownValue(clause.field, value);
      tell(clause.field, value, own);
      tell(clause.field, own, own);
    }
  }
  return keys;
}

/** Facets that narrow the results, or that the shopper has used, most common first. */
function chooseFacets({ facets, total }: Found, used: ReadonlySet<string>): Facet[] {
  const coverage = ([, values]: Facet): number => values.reduce((sum, [, count]) => sum + count, 0);
  const isFirst = ([field]: Facet): boolean => firstFields.includes(field);
  const narrows = ([, values]: Facet): boolean => values.length > 1 && values.some(([, count]) => count < total);
  const useful = [...facets].filter(
    (facet) => used.has(facet[0]) || (narrows(facet) && coverage(facet) >= total * LEAST_COVERAGE),
  );
  return useful
    .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)) || coverage(other) - coverage(one))
    .filter(([field], place) => place < MOST_FACETS || used.has(field));
}

function showingOrder(fields: readonly string[]): string[] {
  const first = firstFields.filter((field) => fields.includes(field));
  return [...first, ...fields.filter((field) => !first.includes(field))];
}

function rangeBlock({ start, end, gap, counts }: RangeCounts): NonNullable<FacetCounts['facet_ranges']>[string] {
  const lowText = (at: number): string => (start + at * gap).toFixed(1);
  return { counts: counts.flatMap((count, at) => [lowText(at), count]), gap, start, end };
}
