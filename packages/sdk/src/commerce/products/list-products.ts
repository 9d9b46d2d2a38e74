import { listingPageSize, priceField, priceStartingAtField, rangeFilter } from '@basin/domain';
import type { SearchCalls } from '../../calls.ts';
import { check } from '../../check-value.ts';
import type { RangeFacet } from '../../contract/facet.ts';
import { checkCounts } from './check-counts.ts';
import { fieldOfFilter, filterOfField, filterQueries, type ProductFilters } from './filter-fields.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import {
  queryIndex,
  cardFields,
  listingOf,
  plainWords,
  type FoundDocuments,
  type PageQuery,
  type ProductSource,
} from './product-index.ts';

/** The sort orders of a listing. */
export const productSorts = [
  /** best match for the words first; without words, the order of the shop's editors */
  'relevance',
  /** latest launch first */
  'newest',
  /** lowest price for this shopper first */
  'price-asc',
  /** highest price for this shopper first */
  'price-desc',
  /** name from A to Z */
  'name',
] as const;
export type ProductSort = (typeof productSorts)[number];

/** The products to list; by default all products except service parts. */
export interface ListProducts {
  /** As spelt in the catalogue or in a URL: `Bathroom Faucets`, `bathroom-faucets`. */
  readonly category?: string | undefined;
  readonly filters?: ProductFilters | undefined;
  /** In cents, including both ends. */
  readonly price?: { readonly from?: number | undefined; readonly to?: number | undefined } | undefined;
  readonly sort?: ProductSort | undefined;
  /** Only products that match these words, best match first. */
  readonly words?: string | undefined;
  /** Lists service parts instead of products. */
  readonly serviceParts?: boolean | undefined;
  /** A query that an editor configured in a page. */
  readonly within?: PageQuery | undefined;
  /** Number of products to skip, at most 10 000. */
  readonly skip?: number | undefined;
  /** Maximum number of products; 30 by default, at most 1000 and fewer near the highest `skip`. `products.addresses` lists any number. */
  readonly limit?: number | undefined;
}

/** A page of a listing, and the filters that it offers. */
export interface ListedProducts {
  /** Total number of products. */
  readonly total: number;
  readonly products: readonly ProductCard[];
  readonly facets: readonly ProductFacet[];
  /** Null when there is no price range to choose. */
  readonly price: PriceSpread | null;
  /** The requested filters, with the keys that all languages share. */
  readonly filters: ProductFilters;
}

/** A filter that a listing offers. */
export interface ProductFacet {
  /** Its key in `filters`. */
  readonly name: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
}

/** A value of a filter. Requested values are included even if no product has them. */
export interface FacetValue {
  /** The value for `filters`, which is the same in every language. */
  readonly key: string;
  /** Its text in this language. */
  readonly label: string;
  /** Number of products with the value. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** The distribution of a listing over prices. All amounts are in cents, as in the `price` filter. */
export interface PriceSpread {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Number of products per price interval; all intervals have the same width, the cheapest is first. */
  readonly counts: readonly number[];
}

/** Lists products. */
export async function listProducts(
  calls: { readonly search: SearchCalls },
  source: ProductSource,
  wanted: ListProducts,
): Promise<ListedProducts> {
  const [persona, { products, serviceParts }] = await Promise.all([source.persona(), source.lines()]);
  const { sort, ...query } = queryFrom(wanted, persona);
  const { within = listingOf(wanted.serviceParts ? serviceParts : products) } = wanted;
  const results = await queryIndex(calls, source, {
    query: { ...within, ...(sort !== undefined && { sort }) },
    words: plainWords(wanted.words ?? ''),
    fields: cardFields(persona),
    ...query,
  });
  return listingFrom(results, wanted.filters ?? {}, { persona, now: source.now() });
}

const sortFields: Record<ProductSort, (persona: string) => string | undefined> = {
  relevance: () => undefined,
  newest: () => 'RegionLaunchDate_dt desc',
  'price-asc': (persona) => `${priceStartingAtField(persona)} asc`,
  'price-desc': (persona) => `${priceStartingAtField(persona)} desc`,
  name: () => 'productName_s asc',
};

/** Returns the part of an index query that the caller determines, for a persona. */
export function queryFrom({ category, filters = {}, price, sort, skip, limit }: ListProducts, persona: string) {
  const requested = category === undefined ? filters : { ...filters, category: [category] };
  check(sort === undefined || productSorts.includes(sort), 'sort', `one of ${productSorts.join(', ')}`, sort);
  checkCounts({ skip, limit });
  const wanted = sortFields[sort ?? 'relevance'](persona);
  return {
    filters: [...filterQueries(requested), ...priceFilters(price, persona)],
    sort: wanted,
    skip: skip ?? 0,
    limit: limit ?? listingPageSize,
  };
}

function priceFilters({ from, to }: NonNullable<ListProducts['price']> = {}, persona: string): string[] {
  if (from === undefined && to === undefined) return [];
  checkCents('price.from', from, 0);
  checkCents('price.to', to, from ?? 0);
  return [`${priceField(persona)}:${rangeFilter((from ?? 0) / 100, to === undefined ? undefined : to / 100)}`];
}

function checkCents(name: string, cents: number | undefined, least: number): void {
  const isValid = cents === undefined || (Number.isFinite(cents) && cents >= least);
  check(isValid, name, `a number of cents from ${least} up`, cents);
}

/** Converts the results of the index to a listing. */
export function listingFrom(
  results: FoundDocuments,
  filters: ProductFilters,
  { persona, now }: { readonly persona: string; readonly now: Date },
): ListedProducts {
  const { facets, valueKeys, ranges, documents, total } = results;
  const chosen = inSharedKeys(filters, valueKeys);
  const price = ranges.find(({ field }) => field === priceField(persona)) ?? ranges[0];
  return {
    total,
    products: documents.map((product) => cardFrom(product, persona, now)),
    facets: facets.map((facet) => facetFrom(facet, valueKeys, chosen)).filter(({ values }) => values.length > 0),
    price: price ? spreadFrom(price) : null,
    filters: chosen,
  };
}

type ValueKeys = FoundDocuments['valueKeys'];

function inSharedKeys(filters: ProductFilters, valueKeys: ValueKeys): ProductFilters {
  const keyed = ([name, values]: [string, readonly string[]]) => {
    const keys = values.map((value) => valueKeys[fieldOfFilter(name)]?.[value] ?? value);
    return [name, [...new Set(keys)]] as const;
  };
  return Object.fromEntries(Object.entries(filters).map(keyed));
}

function facetFrom(
  { field, label, values }: FoundDocuments['facets'][number],
  valueKeys: ValueKeys,
  chosen: ProductFilters,
): ProductFacet {
  const name = filterOfField(field);
  const requested = chosen[name] ?? [];
  const keys = Object.entries(valueKeys[field] ?? {}).filter(([own]) => !isUrlForm(own));
  const labels = new Map(keys.map(([own, key]) => [key, own]));
  const counted = values.map(({ value, count }) => {
    const key = valueKeys[field]?.[value] ?? value;
    return { key, label: value, count, isChosen: requested.includes(key) };
  });
  const listed = new Set(counted.map(({ key }) => key));
  const absent = requested.filter((key) => !listed.has(key));
  return {
    name,
    label,
    values: [...counted, ...absent.map((key) => ({ key, label: labels.get(key) ?? key, count: 0, isChosen: true }))],
  };
}

/** Whether a value is spelt as in URLs, which is not a text to show. */
const isUrlForm = (value: string) => /^[a-z0-9-]+$/.test(value);

function spreadFrom({ start, end, gap, buckets }: RangeFacet): PriceSpread | null {
  if (!(end > start) || gap <= 0) return null;
  const counts = Array.from({ length: Math.ceil((end - start) / gap) }, () => 0);
  for (const { low, count } of buckets) {
    const index = Math.round((low - start) / gap);
    if (index in counts) counts[index] = count;
  }
  const step = Math.max(1, Math.round(gap / 10)); // whole units of the currency
  return { min: Math.round(start * 100), max: Math.round(end * 100), step: step * 100, counts };
}
