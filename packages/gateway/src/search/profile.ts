import { type ByLocale, type Locale } from '@basin/domain';
import { byLocale } from '../texts/by-locale.ts';
import type { Product } from '../catalogue/index.ts';
import { QueryProblem } from './query.ts';

export const collections = ['basin_catalog', 'basin_parts'] as const;
export type SearchCollection = (typeof collections)[number];

/** Returns the collection of a product. */
export const collectionOf = ({ kind }: Product): SearchCollection =>
  kind === 'part' ? 'basin_parts' : 'basin_catalog';

/** Creates a value for each collection. */
export function byCollectionName<Value>(
  create: (collection: SearchCollection) => Value,
): Record<SearchCollection, Value> {
  return { basin_catalog: create('basin_catalog'), basin_parts: create('basin_parts') };
}

/** Creates a value for each collection and language. */
export const byCollection = <Value>(create: (locale: Locale) => Value): Record<SearchCollection, ByLocale<Value>> =>
  byCollectionName(() => byLocale(create));

/** The settings of a search profile. */
export interface Profile {
  readonly collection: SearchCollection;
  /** The key of the brand that it is restricted to: `oakeRill` for Oake & Rill. */
  readonly brand?: string;
  /** The last word may be unfinished. */
  readonly isTyping: boolean;
  /** The response includes facets, ranges and groups. */
  readonly hasFacets: boolean;
  /** The response includes content pages. */
  readonly hasPages: boolean;
  /** Each matching variant is a separate document. */
  readonly isBySku: boolean;
  readonly rows: number;
}

const sources: Readonly<Record<string, Pick<Profile, 'collection' | 'brand'>>> = {
  basin: { collection: 'basin_catalog' },
  service_parts: { collection: 'basin_parts' },
};

const uses: Readonly<Record<string, Pick<Profile, 'isTyping' | 'hasFacets' | 'hasPages' | 'isBySku' | 'rows'>>> = {
  PLP: { isBySku: false, isTyping: false, hasFacets: true, hasPages: false, rows: 30 },
  Search: { isBySku: false, isTyping: false, hasFacets: true, hasPages: true, rows: 30 },
  Typeahead: { isBySku: false, isTyping: true, hasFacets: false, hasPages: true, rows: 10 },
  Top_Searches: { isBySku: false, isTyping: false, hasFacets: false, hasPages: false, rows: 10 },
  PDP: { isBySku: false, isTyping: false, hasFacets: false, hasPages: false, rows: 1 },
  SKU: { isBySku: true, isTyping: false, hasFacets: false, hasPages: false, rows: 100 },
};

/**
 * Returns the profile with a name such as `profile_averell_Search`; an explicit collection overrides that of the
 * profile.
 *
 * @throws {QueryProblem} for an unknown profile or collection
 */
export function findProfile(name = 'profile_basin_PLP', collection?: string): Profile {
  const [, sourceKey = '', useKey = ''] =
    /^profile_(.+?)_(PLP|Search|Typeahead|Top_Searches|PDP|SKU)$/.exec(name) ?? [];
  const use = own(uses, useKey);
  const source = own(sources, sourceKey) ?? { collection: 'basin_catalog', brand: sourceKey };
  if (!use) throw new QueryProblem(`Unknown profile ${name}.`);
  return { ...source, ...use, ...(collection !== undefined && { collection: findCollection(collection) }) };
}

function findCollection(name: string): SearchCollection {
  const collection = collections.find((known) => known === name);
  if (!collection) throw new QueryProblem(`Unknown collection ${name}.`);
  return collection;
}

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
