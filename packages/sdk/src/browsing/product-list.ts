import { typeAheadRows, listingPageSize } from '@basin/domain';
import type { AreaClient } from '../client/create-client.ts';
import type { Product } from '../contract/product-document.ts';
import type { SearchResults } from '../contract/search-answer.ts';
import type { searchCalls } from '../contract/search.ts';
import { createLatest } from '../state/latest.ts';
import { errorTextOf, follow, idleRequest, type RequestState, type RequestStatus } from '../state/request-status.ts';
import { createStore, type Store } from '../state/store.ts';
import { sourceQuery, type SearchSource } from './search-source.ts';

type Results = SearchResults<Product>;

/** The products that a search found, under the names of the specification. @see catalogue spec §3 */
export interface ProductListPart {
  readonly status: RequestStatus;
  readonly error: string | undefined;
  /** Nothing has been loaded yet, or the page came with its products: loading is not shown again. */
  readonly initialLoad: boolean;
  readonly suggestions: readonly Product[];
  /** The suggestion that is what was typed. */
  readonly suggestionExactMatch: Product | undefined;
  readonly data: readonly Product[];
  readonly total: number;
}

/** A product list, and the results of the searches beside it, each kept by itself. */
export interface ProductListState {
  readonly plp: ProductListPart;
  readonly servicePartsSearch: RequestState<Results>;
  readonly brandTypeAhead: RequestState<Results>;
  readonly brandSearch: RequestState<Results>;
  readonly topSearches: RequestState<Results>;
}

/** Which searches are asked, by the key of the brand: `profile_{brand}_Search`. */
export interface ProductListOptions extends Omit<SearchSource, 'profilename'> {
  readonly brand: string;
  /** The collection of service parts. */
  readonly partsCollection: string;
  readonly fl: readonly string[];
  /** Products that came with the page. */
  readonly initial?: Results | undefined;
}

export interface ProductList extends Store<ProductListState> {
  /** Products by words; a failure is kept as `status` and `error`. */
  readonly load: (words: string) => Promise<void>;
  /** Suggestions for what is being typed. */
  readonly suggest: (words: string) => Promise<void>;
  readonly searchParts: (words: string) => Promise<void>;
  readonly searchBrand: (words: string) => Promise<void>;
  readonly loadTopSearches: () => Promise<void>;
}

interface SearchCalls {
  readonly search: Pick<AreaClient<typeof searchCalls>, 'query'>;
}

/** Index fields of a suggestion. @see catalogue spec §7 */
const typeAheadFields = ['sku_s', 'masterCustomerFacingSKU_s', 'productName_s'];
/** Spelt so. @see docs/domain.md A52 */
const allTopSearches = '*.*';

/** The searches of a page: products, suggestions, service parts, a brand, top searches. @see catalogue spec §4, §7, §8 */
export function createProductList({ search }: SearchCalls, options: ProductListOptions): ProductList {
  const { brand, fl, collections, partsCollection } = options;
  const store = createStore<ProductListState>(initialState(options.initial));
  const setPlp = (changes: Partial<ProductListPart>) => store.set({ plp: { ...store.get().plp, ...changes } });
  const newest = { plp: createLatest(), ...eachPart(createLatest) };
  const ask = (profilename: string, { collections: own = collections, ...question }: Question) => {
    const query = { ...sourceQuery({ ...options, profilename, collections: own }), start: 0, ...question };
    return (signal: AbortSignal) => search.query({ query, signal });
  };
  const load = (name: PartName, work: (signal: AbortSignal) => Promise<Results>) =>
    follow(
      { latest: newest[name], report: (request) => store.set({ [name]: request }), before: store.get()[name].data },
      work,
    );
  const page = { rows: listingPageSize, fl: [...fl] };

  return {
    ...store,
    async load(words) {
      if (!store.get().plp.initialLoad) setPlp({ status: 'loading', error: undefined });
      try {
        const found = await newest.plp.run(ask(`profile_${brand}_Search`, { ...page, q: words }));
        if (found) setPlp({ ...loadedFrom(found), status: 'succeeded', error: undefined, initialLoad: false });
      } catch (problem) {
        setPlp({ status: 'failed', error: errorTextOf(problem), initialLoad: false });
      }
    },
    async suggest(words) {
      const typed = ask(`profile_${brand}_Typeahead`, { q: words, rows: typeAheadRows, fl: typeAheadFields });
      const found = await load('brandTypeAhead', typed);
      if (found) setPlp({ suggestions: found.documents, suggestionExactMatch: exactMatch(found.documents, words) });
    },
    async searchParts(words) {
      const question = { ...page, q: words, collections: partsCollection };
      await load('servicePartsSearch', ask('profile_service_parts_Search', question));
    },
    async searchBrand(words) {
      await load('brandSearch', ask(`profile_${brand}_Search`, { ...page, q: words }));
    },
    async loadTopSearches() {
      await load('topSearches', ask(`profile_${brand}_Top_Searches`, { q: allTopSearches, rows: typeAheadRows }));
    },
  };
}

interface Question {
  readonly q: string;
  readonly rows: number;
  readonly fl?: string[];
  readonly collections?: string;
}

type PartName = Exclude<keyof ProductListState, 'plp'>;

const eachPart = <Value>(make: () => Value): Record<PartName, Value> => ({
  servicePartsSearch: make(),
  brandTypeAhead: make(),
  brandSearch: make(),
  topSearches: make(),
});

function initialState(initial: Results | undefined): ProductListState {
  const nothing = { data: [], total: 0 };
  return {
    plp: {
      status: initial ? 'succeeded' : 'loading',
      error: undefined,
      initialLoad: true,
      suggestions: [],
      suggestionExactMatch: undefined,
      ...(initial ? loadedFrom(initial) : nothing),
    },
    ...eachPart(() => idleRequest),
  };
}

const loadedFrom = ({ documents, total }: Results) => ({ data: documents, total });

/** The product whose number or name is what was typed, whatever its case. */
function exactMatch(found: readonly Product[], words: string): Product | undefined {
  const typed = words.trim().toLowerCase();
  const names = ({ sku, masterCustomerFacingSku, name }: Product) => [sku, masterCustomerFacingSku, name];
  return found.find((product) => names(product).some((name) => name?.toLowerCase() === typed));
}
