import { documentFields, listingPageSize } from '@basin/domain';
import type { AreaClient } from '../client/create-client.ts';
import type { Product } from '../contract/product-document.ts';
import type { SearchResults } from '../contract/search-answer.ts';
import type { searchCalls } from '../contract/search.ts';
import type { Logger } from '../logger.ts';
import { createLatest } from '../state/latest.ts';
import { createStore, type Store } from '../state/store.ts';
import { sourceQuery, type SearchSource } from './search-source.ts';

/** What a listing page shows. @see catalogue spec §4 */
export interface ListingState {
  readonly isLoading: boolean;
  /** An answer has come, or will not come. */
  readonly isLoaded: boolean;
  /** Of all pages so far, in their order. */
  readonly products: readonly Product[];
  /** The answer that came last: facets, ranges, swatches, total. */
  readonly results: SearchResults<Product> | undefined;
}

/** What is asked of a listing. */
export interface ListingQuestion {
  readonly q?: string | undefined;
  readonly fq?: string | readonly string[] | undefined;
  readonly sort?: string | undefined;
}

export interface ListingOptions extends SearchSource {
  readonly persona: string;
  /** Products of a page. */
  readonly rows?: number | undefined;
  /** Fields to ask for; those of a product search unless given. */
  readonly fl?: readonly string[] | undefined;
  /** Sent as it is configured; not sent when it is not. */
  readonly canadianPrice?: string | undefined;
  readonly logger?: Logger | undefined;
}

/** A product listing: the first page, and the next ones behind it. */
export interface Listing extends Store<ListingState> {
  /** The first page of a question; it takes the place of what was shown. */
  readonly show: (question?: ListingQuestion) => Promise<void>;
  /** The next page of the same question, behind what is shown. */
  readonly showMore: () => Promise<void>;
}

interface SearchCalls {
  readonly search: Pick<AreaClient<typeof searchCalls>, 'listing'>;
}

/** A listing of one page. A failure is logged only: what was shown stays. @see catalogue spec §4, §7, §8 */
export function createListing({ search }: SearchCalls, options: ListingOptions): Listing {
  const store = createStore<ListingState>({ isLoading: true, isLoaded: false, products: [], results: undefined });
  const latest = createLatest();
  let question: ListingQuestion = {};

  const load = async (shown: readonly Product[]): Promise<void> => {
    store.set({ isLoading: true });
    try {
      const query = listingQuery(options, question, shown.length);
      const results = await latest.run((signal) => search.listing({ query, signal }));
      if (!results) return;
      store.set({ isLoading: false, isLoaded: true, products: [...shown, ...results.documents], results });
    } catch (problem) {
      options.logger?.error('A listing could not be fetched', problem);
      store.set({ isLoading: false, isLoaded: true });
    }
  };

  return {
    ...store,
    show(asked = {}) {
      question = asked;
      return load([]);
    },
    showMore: () => load(store.get().products),
  };
}

function listingQuery(options: ListingOptions, { q = '*:*', fq, sort }: ListingQuestion, start: number) {
  const { persona, rows = listingPageSize, fl = documentFields(persona), canadianPrice } = options;
  return {
    ...sourceQuery(options, fq),
    ...{ q, fl: [...fl], rows, start, persona },
    ...(sort !== undefined && { sort }),
    ...(canadianPrice !== undefined && { CanadianPrice: canadianPrice }),
  };
}
