import {
  favouritesName,
  favouritesRows,
  findFavourites,
  locales,
  messages,
  removalOf,
  withLanguageFilter,
  facetFilter,
  searchSessionId,
  type Locale,
} from '@basin/domain';
import type { AreaClient } from '../client/create-client.ts';
import { retryOnConflict } from '../client/retry-on-conflict.ts';
import type { CallInput } from '../contract/call.ts';
import type { catalogueCalls } from '../contract/catalogue.ts';
import type { favouritesCalls } from '../contract/favourites.ts';
import type { FavouritesList } from '../contract/types.ts';
import type { Product } from '../contract/product-document.ts';
import { errorTextOf, type RequestStatus } from '../state/request-status.ts';
import { createStore, type Store } from '../state/store.ts';

type FavouriteProduct = FavouritesList['lineItems'][number];
type AddAction = CallInput<typeof favouritesCalls.add>['body']['actions'][number];

/** What the favourites are, as a page shows them. @see catalogue spec §4 */
export interface FavouritesState {
  readonly status: RequestStatus;
  readonly error: string | undefined;
  /** Undefined when the customer has saved nothing yet. */
  readonly list: FavouritesList | undefined;
}

/** A product to save, or an article, a picture or a video. */
export type FavouriteDraft =
  | { readonly sku: string }
  | {
      readonly name: Readonly<Partial<Record<Locale, string>>>;
      readonly description?: Readonly<Partial<Record<Locale, string>>> | undefined;
      readonly itemType: string;
      readonly link: string;
      readonly thumbnail?: string | undefined;
      readonly articleType?: string | undefined;
    };

/** What analytics records of a change. */
export interface FavouriteEvent {
  readonly action: 'add' | 'remove';
  readonly status: 'succeeded' | 'failed';
  readonly message: string;
}

/** A saved product with what the catalogue says of it; undefined when it is no longer sold. */
export interface CataloguedFavourite {
  readonly item: FavouriteProduct;
  readonly product: Product | undefined;
}

export interface FavouritesOptions {
  readonly locale: Locale;
  readonly collection: string;
  /** The shopper's session value; a timestamp is put behind it. */
  readonly session: string;
  readonly analytics?: ((event: FavouriteEvent) => void) | undefined;
  readonly now?: (() => Date) | undefined;
}

/** The favourites of a signed-in customer. */
export interface Favourites extends Store<FavouritesState> {
  readonly load: () => Promise<void>;
  /** Saves one thing; what is saved already stays as it is. Whether it is saved now. */
  readonly add: (draft: FavouriteDraft, options?: { onError?: (problem: unknown) => void }) => Promise<boolean>;
  /** Takes out what was saved under an id, product or text. Whether it is gone now. */
  readonly remove: (id: string) => Promise<boolean>;
  /** The saved products with their catalogue data, in the order of the list. */
  readonly products: () => Promise<readonly CataloguedFavourite[]>;
}

interface FavouritesCalls {
  readonly favourites: AreaClient<typeof favouritesCalls>;
  readonly catalogue: Pick<AreaClient<typeof catalogueCalls>, 'products'>;
}

const customType = { typeId: 'type', key: 'favorites-item' } as const;

/** The favourites of the session's customer. @see catalogue spec §4, §5, §7, §8 and wire reference H */
export function createFavourites(calls: FavouritesCalls, options: FavouritesOptions): Favourites {
  const { favourites } = calls;
  const { locale, analytics } = options;
  const store = createStore<FavouritesState>({ status: 'loading', error: undefined, list: undefined });

  const read = async (): Promise<FavouritesList | undefined> => {
    const { results } = await favourites.list({ query: { lang: locale } });
    return findFavourites(results, locale);
  };
  const readOrCreate = async (): Promise<FavouritesList> =>
    (await read()) ??
    favourites.create({ body: { name: Object.fromEntries(locales.map((each) => [each, favouritesName])) } });
  const changed = async (action: FavouriteEvent['action'], work: Promise<FavouritesList>): Promise<unknown> => {
    try {
      store.set({ status: 'succeeded', error: undefined, list: await work });
      const message = action === 'add' ? messages.favouriteSaved : messages.favouriteRemoved;
      analytics?.({ action, status: 'succeeded', message });
      return undefined;
    } catch (problem) {
      const error = errorTextOf(problem);
      store.set({ status: 'failed', error });
      analytics?.({ action, status: 'failed', message: error });
      return problem;
    }
  };

  return {
    ...store,
    async load() {
      store.set({ status: 'loading', error: undefined });
      try {
        store.set({ status: 'succeeded', list: await read() });
      } catch (problem) {
        store.set({ status: 'failed', error: errorTextOf(problem) });
      }
    },
    async add(draft, { onError } = {}) {
      const problem = await changed(
        'add',
        retryOnConflict(readOrCreate, (list) => addTo(favourites, list, draft)),
      );
      if (problem !== undefined) onError?.(problem);
      return problem === undefined;
    },
    async remove(id) {
      const problem = await changed(
        'remove',
        retryOnConflict(readOrCreate, (list) => removeFrom(favourites, list, id)),
      );
      return problem === undefined;
    },
    products: () => cataloguedFavourites(calls, store.get().list?.lineItems ?? [], options),
  };
}

function addTo(favourites: FavouritesCalls['favourites'], list: FavouritesList, draft: FavouriteDraft) {
  if (isSaved(list, draft)) return Promise.resolve(list);
  const kind = 'sku' in draft ? ('product' as const) : ('text' as const);
  return favourites.add({
    params: { listId: list.id, kind },
    body: { version: list.version, actions: [actionOf(draft)] },
  });
}

const isSaved = ({ lineItems, textLineItems }: FavouritesList, draft: FavouriteDraft): boolean =>
  'sku' in draft
    ? lineItems.some(({ sku }) => sku === draft.sku)
    : textLineItems.some(({ link }) => link === draft.link);

function actionOf(draft: FavouriteDraft): AddAction {
  if ('sku' in draft) {
    const { sku } = draft;
    return { action: 'addLineItem', sku, quantity: 1, custom: { type: customType, fields: { sku } } };
  }
  const { name, description, ...fields } = draft;
  return {
    action: 'addTextLineItem',
    name,
    ...(description && { description }),
    custom: { type: customType, fields },
  };
}

/** What is gone already is removed. */
async function removeFrom(
  favourites: FavouritesCalls['favourites'],
  list: FavouritesList,
  id: string,
): Promise<FavouritesList> {
  const isThere = [...list.lineItems, ...list.textLineItems].some((item) => item.id === id);
  if (!isThere) return list;
  return favourites.remove({ params: { listId: list.id }, body: { version: list.version, ...removalOf(id, list) } });
}

/** Saved products joined to the catalogue by its commerce product id, fifty at a time. @see catalogue spec §3, §9 */
async function cataloguedFavourites(
  { catalogue }: FavouritesCalls,
  items: readonly FavouriteProduct[],
  { locale, collection, session, now = () => new Date() }: FavouritesOptions,
): Promise<readonly CataloguedFavourite[]> {
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const chunks = Array.from({ length: Math.ceil(ids.length / favouritesRows) }, (_, index) =>
    ids.slice(index * favouritesRows, (index + 1) * favouritesRows),
  );
  const answers = await Promise.all(
    chunks.map((chunk) =>
      catalogue.products({
        query: {
          q: '*:*',
          fq: withLanguageFilter(facetFilter('ctId_s', chunk), locale),
          rows: favouritesRows,
          start: 0,
          collection,
          sessionId: searchSessionId(session, now()),
        },
      }),
    ),
  );
  const byId = new Map(answers.flatMap(({ documents }) => documents).map((product) => [product.productId, product]));
  return items.map((item) => ({ item, product: byId.get(item.productId) }));
}
