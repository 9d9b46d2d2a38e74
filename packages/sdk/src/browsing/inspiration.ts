import { facetFilter, inspirationFields, inspirationPageSize } from '@basin/domain';
import type { AreaClient } from '../client/create-client.ts';
import type { CallOutput } from '../contract/call.ts';
import type { catalogueCalls } from '../contract/catalogue.ts';
import { createLatest } from '../state/latest.ts';
import { createStore, type Store } from '../state/store.ts';
import { sourceQuery, type SearchSource } from './search-source.ts';

type Results = CallOutput<typeof catalogueCalls.inspirations>;
type Inspiration = Results['documents'][number];

/** What an inspiration page shows; the one that is looked at is kept apart. @see catalogue spec §4 */
export interface InspirationState {
  readonly isLoading: boolean;
  /** An answer has come, or will not come. */
  readonly isLoaded: boolean;
  readonly inspirations: readonly Inspiration[];
  readonly results: Results | undefined;
  readonly selected: Inspiration | undefined;
}

/** Told of a search that failed. */
export type InspirationAnalytics = (event: { readonly status: 'failed'; readonly problem: unknown }) => void;

export interface InspirationOptions extends Omit<SearchSource, 'profilename'> {
  readonly persona: string;
  readonly analytics?: InspirationAnalytics | undefined;
}

export interface InspirationListing extends Store<InspirationState> {
  /** The first page under some filters; it takes the place of what was shown. */
  readonly show: (filters?: readonly string[]) => Promise<void>;
  /** The next page, behind what is shown. */
  readonly showMore: () => Promise<void>;
  /** The inspiration of an address. */
  readonly select: (url: string) => Promise<Inspiration | undefined>;
}

interface CatalogueCalls {
  readonly catalogue: Pick<AreaClient<typeof catalogueCalls>, 'inspirations'>;
}

/** Every search is kept to these. @see catalogue spec §5 */
const assetType = 'assetType_s:"Inspiration Gallery"';

/** The inspiration galleries. A failure is reported to analytics, then rethrown. @see catalogue spec §4, §5, §8 */
export function createInspirationListing(
  { catalogue }: CatalogueCalls,
  options: InspirationOptions,
): InspirationListing {
  const store = createStore<InspirationState>({
    isLoading: true,
    isLoaded: false,
    inspirations: [],
    results: undefined,
    selected: undefined,
  });
  const latest = createLatest();
  let filters: readonly string[] = [];

  const search = async (fq: readonly string[], start: number, signal?: AbortSignal): Promise<Results> => {
    const { profilename: _, ...source } = sourceQuery({ ...options, profilename: '' }, [...fq, assetType]);
    const fl = inspirationFields(options.persona);
    const query = { ...source, q: '*:*', fl, rows: inspirationPageSize, start };
    try {
      return await catalogue.inspirations({ query, signal });
    } catch (problem) {
      if (!signal?.aborted) options.analytics?.({ status: 'failed', problem });
      throw problem;
    }
  };

  const load = async (shown: readonly Inspiration[]): Promise<void> => {
    store.set({ isLoading: true });
    try {
      const results = await latest.run((signal) => search(filters, shown.length, signal));
      if (!results) return;
      const inspirations = [...shown, ...results.documents];
      store.set({ isLoading: false, isLoaded: true, inspirations, results });
    } catch (problem) {
      store.set({ isLoading: false, isLoaded: true });
      throw problem;
    }
  };

  return {
    ...store,
    show(asked = []) {
      filters = asked;
      return load([]);
    },
    showMore: () => load(store.get().inspirations),
    async select(url) {
      const { documents } = await search([facetFilter('url_s', [url]) ?? ''], 0);
      store.set({ selected: documents[0] });
      return documents[0];
    },
  };
}
