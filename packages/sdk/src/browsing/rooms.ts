import { facetFilter, shopTheRoomRows, withLanguageFilter, type Locale } from '@basin/domain';
import type { AreaClient } from '../client/create-client.ts';
import type { CallOutput } from '../contract/call.ts';
import type { catalogueCalls } from '../contract/catalogue.ts';
import type { Facet } from '../contract/facet.ts';
import { createLatest } from '../state/latest.ts';
import { createStore, type Store } from '../state/store.ts';
import { roomDocumentFields } from './document-fields.ts';

type Results = CallOutput<typeof catalogueCalls.rooms>;
type ShoppableRoom = Results['documents'][number];

/** How the list of rooms stands, in its own words, the last one misspelt as the shop's other readers know it. */
export const roomStatuses = { loading: 'loading', success: 'success', failed: 'failled' } as const;
export type RoomStatus = (typeof roomStatuses)[keyof typeof roomStatuses];

/** Whether the list of rooms failed: whatever is neither loading nor success, however it is spelt. @see docs/domain.md A06 */
export const isFailed = (status: string): boolean => status !== roomStatuses.loading && status !== roomStatuses.success;

/** What shop-the-room shows. @see catalogue spec §3 */
export interface RoomsState {
  readonly roomList: readonly ShoppableRoom[];
  /** Chosen values by field. */
  readonly filterList: ReadonlyMap<string, readonly string[]>;
  readonly facets: readonly Facet[];
  /** Label by field. */
  readonly facetLabels: ReadonlyMap<string, string>;
  /** What the search service added to the answer. */
  readonly fusion: Pick<Results, 'queryId' | 'redirect' | 'collapsed' | 'swatches'> | undefined;
  readonly status: RoomStatus;
}

export interface RoomsOptions {
  readonly locale: Locale;
  readonly collection: string;
  readonly sort?: string | undefined;
}

export interface Rooms extends Store<RoomsState> {
  readonly load: () => Promise<void>;
  /** Chooses the values of a field, none to let it go, and loads again. */
  readonly filter: (field: string, values: readonly string[]) => Promise<void>;
}

interface CatalogueCalls {
  readonly catalogue: Pick<AreaClient<typeof catalogueCalls>, 'rooms'>;
}

/** The rooms whose products can be bought. @see catalogue spec §3, §4, §7 */
export function createRooms({ catalogue }: CatalogueCalls, options: RoomsOptions): Rooms {
  const store = createStore<RoomsState>({
    roomList: [],
    filterList: new Map(),
    facets: [],
    facetLabels: new Map(),
    fusion: undefined,
    status: 'loading',
  });
  const latest = createLatest();
  const load = async (): Promise<void> => {
    store.set({ status: 'loading' });
    try {
      const query = roomsQuery(options, store.get().filterList);
      const results = await latest.run((signal) => catalogue.rooms({ query, signal }));
      if (results) store.set(loadedFrom(results));
    } catch {
      store.set({ status: roomStatuses.failed });
    }
  };
  return {
    ...store,
    load,
    filter(field, values) {
      const others = [...store.get().filterList].filter(([name]) => name !== field);
      store.set({ filterList: new Map(values.length === 0 ? others : [...others, [field, values]]) });
      return load();
    },
  };
}

function roomsQuery({ locale, collection, sort }: RoomsOptions, filters: RoomsState['filterList']) {
  const fq = [...filters].flatMap(([field, values]) => facetFilter(field, values) ?? []);
  return {
    fl: [...roomDocumentFields],
    fq: withLanguageFilter(fq, locale),
    collection,
    profilename: 'Shop_The_Room' as const,
    rows: shopTheRoomRows,
    ...(sort !== undefined && { sort }),
  };
}

function loadedFrom({ documents, facets, queryId, redirect, collapsed, swatches }: Results): Partial<RoomsState> {
  return {
    roomList: documents,
    facets,
    facetLabels: new Map(facets.map(({ field, label }) => [field, label])),
    fusion: { queryId, redirect, collapsed, swatches },
    status: 'success',
  };
}
