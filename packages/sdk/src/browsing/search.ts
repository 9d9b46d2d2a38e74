import { facetFilter, listingPageSize, seedSearchRows } from '@basin/domain';
import type { AreaClient } from '../client/create-client.ts';
import type { Product } from '../contract/product-document.ts';
import type { SearchResults } from '../contract/search-answer.ts';
import type { searchCalls } from '../contract/search.ts';
import { createLatest } from '../state/latest.ts';
import { follow, idleRequest, type RequestState } from '../state/request-status.ts';
import { createStore, type Store } from '../state/store.ts';
import { sourceQuery, type SearchSource } from './search-source.ts';

type Results = SearchResults<Product>;

/** A search that a site has ready: its profile, its collection, and where it begins. */
export interface SearchPreset {
  readonly profilename: string;
  readonly collections: string;
  readonly q?: string | undefined;
  readonly fq?: readonly string[] | undefined;
}

/** What a search page shows. @see catalogue spec §3 */
export interface SearchState {
  /** What was asked last, and how many there are of it. */
  readonly searchDetails: { readonly keyword: string; readonly total: number } | undefined;
  readonly keyword: string;
  /** Chosen values by field. */
  readonly filters: ReadonlyMap<string, readonly string[]>;
  readonly searchResponse: RequestState<Results>;
  readonly servicePartsSearchResponse: RequestState<Results>;
  /** Ready searches by name. */
  readonly presets: ReadonlyMap<string, SearchPreset>;
}

export interface SearchOptions extends SearchSource {
  readonly parts: Pick<SearchSource, 'profilename' | 'collections'>;
  readonly fl: readonly string[];
  readonly presets?: ReadonlyMap<string, SearchPreset> | undefined;
}

export interface ProductSearch extends Store<SearchState> {
  /** Searches products and service parts for words, with the filters as they are. */
  readonly search: (keyword: string) => Promise<void>;
  /** Chooses the values of a field, none to let it go, and searches again. */
  readonly filter: (field: string, values: readonly string[]) => Promise<void>;
  /** The first documents of a ready search; undefined when there is no such search or it failed. */
  readonly seed: (preset: string) => Promise<readonly Product[] | undefined>;
}

interface SearchCalls {
  readonly search: Pick<AreaClient<typeof searchCalls>, 'query'>;
}

/** The search of a site over products and service parts; each has its own answer and its own failure. @see catalogue spec §7, §8 */
export function createSearch({ search }: SearchCalls, options: SearchOptions): ProductSearch {
  const { fl, parts, presets = new Map<string, SearchPreset>() } = options;
  const store = createStore<SearchState>({
    searchDetails: undefined,
    keyword: '',
    filters: new Map(),
    searchResponse: idleRequest,
    servicePartsSearchResponse: idleRequest,
    presets,
  });
  const newest = { searchResponse: createLatest(), servicePartsSearchResponse: createLatest() };
  const ask = (name: keyof typeof newest, source: SearchSource, fq?: readonly string[]) => {
    const query = { ...sourceQuery(source, fq), q: store.get().keyword, fl: [...fl], rows: listingPageSize, start: 0 };
    return follow(
      { latest: newest[name], report: (request) => store.set({ [name]: request }), before: store.get()[name].data },
      (signal) => search.query({ query, signal }),
    );
  };
  const searchAll = async (): Promise<void> => {
    const { keyword, filters } = store.get();
    const fq = [...filters].flatMap(([field, values]) => facetFilter(field, values) ?? []);
    const [found] = await Promise.all([
      ask('searchResponse', options, fq),
      ask('servicePartsSearchResponse', { ...options, ...parts }),
    ]);
    if (found) store.set({ searchDetails: { keyword, total: found.total } });
  };
  return {
    ...store,
    search(keyword) {
      store.set({ keyword });
      return searchAll();
    },
    filter(field, values) {
      const others = [...store.get().filters].filter(([name]) => name !== field);
      store.set({ filters: new Map(values.length === 0 ? others : [...others, [field, values]]) });
      return searchAll();
    },
    async seed(name) {
      const preset = presets.get(name);
      if (!preset) return undefined;
      const { q = '*:*', fq, ...source } = preset;
      const query = { ...sourceQuery({ ...options, ...source }, fq), q, fl: [...fl], rows: seedSearchRows, start: 0 };
      return search.query({ query }).then(
        ({ documents }) => documents,
        () => undefined,
      );
    },
  };
}
