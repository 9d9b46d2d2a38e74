import { type ByLocale, type Locale } from '@basin/domain';
import { byLocale } from '../texts/by-locale.ts';
import type { Product } from '../catalogue/index.ts';
import { QueryProblem } from './query.ts';

export const collections = ['basin_catalog', 'basin_parts'] as const;
export type Collection = (typeof collections)[number];

/** Where a product is looked for. */
export const collectionOf = ({ kind }: Product): Collection => (kind === 'part' ? 'basin_parts' : 'basin_catalog');

/** Something for each collection. */
export function byCollectionName<Value>(make: (collection: Collection) => Value): Record<Collection, Value> {
  return { basin_catalog: make('basin_catalog'), basin_parts: make('basin_parts') };
}

/** Something for each collection in each language. */
export const byCollection = <Value>(make: (locale: Locale) => Value): Record<Collection, ByLocale<Value>> =>
  byCollectionName(() => byLocale(make));

/** What a profile makes of a question. */
export interface Profile {
  readonly collection: Collection;
  /** The key of the brand that it keeps to: `oakeRill` for Oake & Rill. */
  readonly brand?: string;
  /** The last word may be unfinished. */
  readonly isTyping: boolean;
  /** Facets, ranges and groups are part of the answer. */
  readonly hasFacets: boolean;
  /** Pages that the words lead to are part of the answer. */
  readonly hasPages: boolean;
  /** Each variant that fits is a document of its own. */
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
 * The profile of a name such as `profile_averell_Search`; a collection that is named goes before that of the profile.
 *
 * @throws {QueryProblem} when there is no such profile or collection
 */
export function findProfile(name = 'profile_basin_PLP', collection?: string): Profile {
  const [, sourceKey = '', useKey = ''] =
    /^profile_(.+?)_(PLP|Search|Typeahead|Top_Searches|PDP|SKU)$/.exec(name) ?? [];
  const use = own(uses, useKey);
  const source = own(sources, sourceKey) ?? { collection: 'basin_catalog', brand: sourceKey };
  if (!use) throw new QueryProblem(`There is no profile ${name}.`);
  return { ...source, ...use, ...(collection !== undefined && { collection: findCollection(collection) }) };
}

function findCollection(name: string): Collection {
  const collection = collections.find((known) => known === name);
  if (!collection) throw new QueryProblem(`There is no collection ${name}.`);
  return collection;
}

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
