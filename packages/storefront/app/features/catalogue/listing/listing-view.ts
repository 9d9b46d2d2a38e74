import type { ListingQuery } from '@basin/domain';
import type { Facet, RangeFacet } from '@basin/sdk';
import type { ProductCardView } from '../product-card.ts';

/** What a listing page shows of an answer of the index. */
export interface ListingView {
  readonly total: number;
  readonly products: readonly ProductCardView[];
  readonly facets: readonly FacetView[];
  readonly price: PriceRangeView | undefined;
}

/** A filter by word. */
export interface FacetView {
  readonly field: string;
  readonly label: string;
  readonly values: readonly {
    /** What stands in the address: the same in every language. */
    readonly key: string;
    /** Its words, where they are others. */
    readonly label?: string;
    readonly count: number;
  }[];
}

/** The keys of values that are not their own, by field and value. */
type ValueKeys = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The filters of an answer. A value that is chosen is among them, also where no product has it. */
export function facetViews(
  facets: readonly Facet[],
  valueKeys: ValueKeys,
  chosen: ListingQuery['facets'],
): FacetView[] {
  return facets.map(({ field, label, values }) => {
    const keys = Object.entries(valueKeys[field] ?? {});
    const labels = new Map(keys.map(([own, key]) => [key, own]));
    const named = (key: string, word: string, count: number) => ({ key, count, ...(word !== key && { label: word }) });
    const counted = values.map(({ value, count }) => named(valueKeys[field]?.[value] ?? value, value, count));
    const listed = new Set(counted.map(({ key }) => key));
    const others = (chosen.get(field) ?? []).filter((key) => !listed.has(key));
    const absent = others.map((key) => named(key, labels.get(key) ?? key, 0));
    return { field, label, values: [...counted, ...absent] };
  });
}

/** Filters in the words that all languages share, from those that an address or a link of another language says. */
export function keyedFacets(facets: ListingQuery['facets'], valueKeys: ValueKeys): ListingQuery['facets'] {
  const keyed = ([field, values]: [string, readonly string[]]) => {
    const keys = values.map((value) => valueKeys[field]?.[value] ?? value);
    return [field, [...new Set(keys)]] as const;
  };
  return new Map([...facets].map(keyed));
}

/** The price filter: bounds in whole units of the currency, and how the products spread between them. */
export interface PriceRangeView {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly counts: readonly number[];
}

/** A price range whose buckets say something; undefined when there is nothing to choose. */
export function priceRangeFrom({ start, end, gap, buckets }: RangeFacet): PriceRangeView | undefined {
  if (!(end > start) || gap <= 0) return undefined;
  const counts = Array.from({ length: Math.ceil((end - start) / gap) }, () => 0);
  for (const { low, count } of buckets) {
    const index = Math.floor((low - start) / gap);
    if (index in counts) counts[index] = count;
  }
  return { min: start, max: end, step: Math.max(1, Math.round(gap / 10)), counts };
}
