import { listingPageSize, priceField, priceStartingAtField, rangeFilter } from '@basin/domain';
import type { SearchCalls } from '../../calls.ts';
import { check } from '../../check-options.ts';
import type { RangeFacet } from '../../contract/facet.ts';
import { fieldOfFilter, filterOfField, questionsOf, type ProductFilters } from './filter-fields.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import {
  askIndex,
  cardFields,
  listingOf,
  plainWords,
  type FoundDocuments,
  type PageQuery,
  type ProductSource,
} from './product-index.ts';

/** The order of a listing. */
export const productSorts = [
  /** what fits the words best; without words as the shop's editors have it */
  'relevance',
  /** what was launched last */
  'newest',
  /** what costs this shopper least */
  'price-asc',
  /** what costs this shopper most */
  'price-desc',
  /** A before Z */
  'name',
] as const;
export type ProductSort = (typeof productSorts)[number];

/** Which products to list; all of the shop's own unless something is said. */
export interface ListProducts {
  /** As the catalogue spells it, or as an address does: `Bathroom Faucets`, `bathroom-faucets`. */
  readonly category?: string | undefined;
  readonly filters?: ProductFilters | undefined;
  /** In cents, both ends included. */
  readonly price?: { readonly from?: number | undefined; readonly to?: number | undefined } | undefined;
  readonly sort?: ProductSort | undefined;
  /** Only those that have these words. They come in the order in which they fit. */
  readonly words?: string | undefined;
  /** Service parts instead of the shop's own products. */
  readonly serviceParts?: boolean | undefined;
  /** A query that an editor wrote into a page, as the page has it. */
  readonly within?: PageQuery | undefined;
  /** How many products to leave out at the beginning. */
  readonly skip?: number | undefined;
  /** How many products to answer with at most; 30 unless given. */
  readonly limit?: number | undefined;
}

/** A part of a listing, and what it can be narrowed by. */
export interface ListedProducts {
  /** How many products there are altogether. */
  readonly total: number;
  readonly products: readonly ProductCard[];
  readonly facets: readonly ProductFacet[];
  /** Null when there is nothing to choose. */
  readonly price: PriceSpread | null;
  /** The filters that were asked for, in the keys that all languages share. */
  readonly filters: ProductFilters;
}

/** A filter that a listing offers. */
export interface ProductFacet {
  /** By which `filters` names it. */
  readonly name: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
}

/** A value of a filter. One that was asked for is among them, also where no product has it. */
export interface FacetValue {
  /** What `filters` takes: the same in every language. */
  readonly key: string;
  /** Its words in this language. */
  readonly label: string;
  /** How many products have it. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** How the products of a listing spread over prices. All amounts are whole units of the currency. */
export interface PriceSpread {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Products by part, all parts of one width, from the cheapest on. */
  readonly counts: readonly number[];
}

/** A listing of products. */
export async function listProducts(
  calls: { readonly search: SearchCalls },
  source: ProductSource,
  wanted: ListProducts,
): Promise<ListedProducts> {
  const [persona, { products, serviceParts }] = await Promise.all([source.persona(), source.lines()]);
  const { sort, ...question } = questionFrom(wanted, persona);
  const { within = listingOf(wanted.serviceParts ? serviceParts : products) } = wanted;
  const answer = await askIndex(calls, source, {
    query: { ...within, ...(sort !== undefined && { sort }) },
    words: plainWords(wanted.words ?? ''),
    fields: cardFields(persona),
    ...question,
  });
  return listingFrom(answer, wanted.filters ?? {}, { persona, now: source.now() });
}

const sortFields: Record<ProductSort, (persona: string) => string | undefined> = {
  relevance: () => undefined,
  newest: () => 'RegionLaunchDate_dt desc',
  'price-asc': (persona) => `${priceStartingAtField(persona)} asc`,
  'price-desc': (persona) => `${priceStartingAtField(persona)} desc`,
  name: () => 'productName_s asc',
};

/** The part of a question that the caller decides, for a price group. */
export function questionFrom({ category, filters = {}, price, sort, skip, limit }: ListProducts, persona: string) {
  const asked = category === undefined ? filters : { ...filters, category: [category] };
  check(sort === undefined || productSorts.includes(sort), 'sort', `one of ${productSorts.join(', ')}`, sort);
  for (const [name, count] of Object.entries({ skip, limit }))
    check(count === undefined || (Number.isInteger(count) && count >= 0), name, 'a whole number from 0 up', count);
  const wanted = sortFields[sort ?? 'relevance'](persona);
  return {
    filters: [...questionsOf(asked), ...priceQuestions(price, persona)],
    sort: wanted,
    skip: skip ?? 0,
    limit: limit ?? listingPageSize,
  };
}

function priceQuestions({ from, to }: NonNullable<ListProducts['price']> = {}, persona: string): string[] {
  if (from === undefined && to === undefined) return [];
  return [`${priceField(persona)}:${rangeFilter((from ?? 0) / 100, to === undefined ? undefined : to / 100)}`];
}

/** An answer of the index as a listing. */
export function listingFrom(
  answer: FoundDocuments,
  filters: ProductFilters,
  { persona, now }: { readonly persona: string; readonly now: Date },
): ListedProducts {
  const { facets, valueKeys, ranges, documents, total } = answer;
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
  const asked = chosen[name] ?? [];
  const keys = Object.entries(valueKeys[field] ?? {}).filter(([own]) => !isAddressForm(own));
  const labels = new Map(keys.map(([own, key]) => [key, own]));
  const counted = values.map(({ value, count }) => {
    const key = valueKeys[field]?.[value] ?? value;
    return { key, label: value, count, isChosen: asked.includes(key) };
  });
  const listed = new Set(counted.map(({ key }) => key));
  const absent = asked.filter((key) => !listed.has(key));
  return {
    name,
    label,
    values: [...counted, ...absent.map((key) => ({ key, label: labels.get(key) ?? key, count: 0, isChosen: true }))],
  };
}

/** Whether a value stands as addresses spell it, which is no word to show. */
const isAddressForm = (value: string) => /^[a-z0-9-]+$/.test(value);

function spreadFrom({ start, end, gap, buckets }: RangeFacet): PriceSpread | null {
  if (!(end > start) || gap <= 0) return null;
  const counts = Array.from({ length: Math.ceil((end - start) / gap) }, () => 0);
  for (const { low, count } of buckets) {
    const index = Math.floor((low - start) / gap);
    if (index in counts) counts[index] = count;
  }
  return { min: start, max: end, step: Math.max(1, Math.round(gap / 10)), counts };
}
