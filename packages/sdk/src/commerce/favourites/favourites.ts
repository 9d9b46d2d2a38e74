import {
  favouritesName,
  favouritesRows,
  findFavourites,
  localised,
  locales,
  sortFavourites,
  parseIsoDate,
  favouriteRemoval,
  withLanguageFilter,
  facetFilter,
  searchSessionId,
  type Locale,
} from '@basin/domain';
import type { CatalogueCalls, FavouritesCalls } from '../../calls.ts';
import { retryOnConflict } from '../../client/retry-on-conflict.ts';
import type { FavouritesAddInput, FavouritesList, Product } from '../../contract/types.ts';
import { chunksOf } from '../products/chunks-of.ts';
import { cardFrom, type ProductCard } from '../products/product-card.ts';
import type { ProductSource } from '../products/product-index.ts';
import { productSourceFrom, type ProductsOptions } from '../products/product-source.ts';
import { reportChange, type OnFavouriteChange } from './favourite-change.ts';

/** The favourites of a signed-in customer. Rejects with an HttpError for a guest. */
export interface Favourites {
  /** Returns all favourites, newest first. */
  readonly list: () => Promise<SavedFavourites>;
  /** Returns whether a favourite exists. */
  readonly has: (favourite: FavouriteKey) => Promise<boolean>;
  /** Adds a favourite; an existing one is not changed. */
  readonly add: (favourite: FavouriteDraft) => Promise<void>;
  /** Removes a favourite; an unknown one is ignored. */
  readonly remove: (favourite: FavouriteKey) => Promise<void>;
}

/** The key of a favourite: the sku of a product, or the URL of an article, a picture or a video. */
export type FavouriteKey = { readonly sku: string } | { readonly link: string };

/** A favourite to add: a product by its sku, or an article, a picture or a video. */
export type FavouriteDraft = { readonly sku: string } | MediaDraft;

/** An article, a picture or a video to add, in the language of the SDK. */
export interface MediaDraft {
  readonly link: string;
  /** Such as `article`. */
  readonly type: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** File name or URL of its picture. */
  readonly picture?: string | undefined;
  /** The kind of an article, such as `blog`. */
  readonly articleType?: string | undefined;
}

/** Products and media separately, newest first. */
export interface SavedFavourites {
  readonly products: readonly SavedProduct[];
  readonly media: readonly SavedMedia[];
}

/** A saved product. */
export interface SavedProduct {
  readonly sku: string;
  readonly name: string;
  /** Null when the time is invalid. */
  readonly addedAt: Date | null;
  /** Null when it is no longer sold. */
  readonly product: ProductCard | null;
}

/** A saved article, picture or video. */
export interface SavedMedia {
  readonly link: string;
  /** Such as `article`; null when unknown. */
  readonly type: string | null;
  readonly title: string;
  readonly text: string | null;
  /** File name or URL of its picture; null when it has none. */
  readonly picture: string | null;
  /** Null when the time is invalid. */
  readonly addedAt: Date | null;
}

/** The calls that favourites use. */
export interface FavouritesNounCalls {
  readonly favourites: FavouritesCalls;
  readonly catalogue: Pick<CatalogueCalls, 'products'>;
}

/** Options of favourites, with a callback for each change. */
export interface FavouritesOptions extends ProductsOptions {
  readonly onChange?: OnFavouriteChange | undefined;
}

/** Creates the favourites of a customer on the given calls. @see catalogue spec §4, §5, §7, §8, §9 */
export function createFavourites(
  calls: FavouritesNounCalls,
  { onChange, logger: _, ...options }: FavouritesOptions,
): Favourites {
  const source = productSourceFrom(options);
  const { locale } = source;
  const find = () => findList(calls.favourites, locale);
  return {
    list: async () => savedFrom(calls, source, await find()),
    has: async (key) => itemOf(await find(), key) !== undefined,
    add: (draft) =>
      reportChange(onChange, 'add', () =>
        retryOnConflict(
          async () => (await find()) ?? create(calls.favourites),
          (list) => addTo(calls.favourites, list, draft, locale),
        ),
      ),
    remove: (key) =>
      reportChange(onChange, 'remove', () => retryOnConflict(find, (list) => removeFrom(calls.favourites, list, key))),
  };
}

async function findList(favourites: FavouritesCalls, locale: Locale): Promise<FavouritesList | undefined> {
  const { results } = await favourites.list({ query: { lang: locale } });
  return findFavourites(results, locale);
}

const create = (favourites: FavouritesCalls): Promise<FavouritesList> =>
  favourites.create({ body: { name: Object.fromEntries(locales.map((each) => [each, favouritesName])) } });

const itemOf = (list: FavouritesList | undefined, key: FavouriteKey) =>
  'sku' in key
    ? list?.lineItems.find(({ sku }) => sku === key.sku)
    : list?.textLineItems.find(({ link }) => link === key.link);

async function addTo(favourites: FavouritesCalls, list: FavouritesList, draft: FavouriteDraft, locale: Locale) {
  if (itemOf(list, draft)) return;
  await favourites.add({
    params: { listId: list.id, kind: 'sku' in draft ? 'product' : 'text' },
    body: { version: list.version, actions: [additionOf(draft, locale)] },
  });
}

const customType = { typeId: 'type', key: 'favorites-item' } as const;

function additionOf(draft: FavouriteDraft, locale: Locale): FavouritesAddInput['body']['actions'][number] {
  if ('sku' in draft) {
    const { sku } = draft;
    return { action: 'addLineItem', sku, quantity: 1, custom: { type: customType, fields: { sku } } };
  }
  const { title, text, type: itemType, link, picture: thumbnail, articleType } = draft;
  return {
    action: 'addTextLineItem',
    name: { [locale]: title },
    ...(text !== undefined && { description: { [locale]: text } }),
    custom: { type: customType, fields: { itemType, link, thumbnail, articleType } },
  };
}

async function removeFrom(favourites: FavouritesCalls, list: FavouritesList | undefined, key: FavouriteKey) {
  const item = itemOf(list, key);
  if (!list || !item) return;
  const { id: listId, version } = list;
  await favourites.remove({ params: { listId }, body: { version, ...favouriteRemoval(item.id, list) } });
}

async function savedFrom(
  calls: FavouritesNounCalls,
  source: ProductSource,
  list: FavouritesList | undefined,
): Promise<SavedFavourites> {
  const { lineItems = [], textLineItems = [] } = list ?? {};
  const ids = [...new Set(lineItems.map(({ productId }) => productId))];
  const [persona, documents] = await Promise.all([source.persona(), documentsOf(calls, source, ids)]);
  const cards = new Map(documents.map((each) => [each.productId, cardFrom(each, persona, source.now())]));
  return {
    products: sortFavourites(lineItems).map(({ sku, name, addedAt, productId }) => {
      const product = cards.get(productId) ?? null;
      return {
        sku,
        name: product?.name ?? (name && localised(name, source.locale)) ?? sku,
        addedAt: dateFrom(addedAt),
        product,
      };
    }),
    media: sortFavourites(textLineItems).flatMap((item) => mediaFrom(item, source.locale)),
  };
}

/** Converts a media favourite; one without a link is left out. */
function mediaFrom(item: FavouritesList['textLineItems'][number], locale: Locale): SavedMedia[] {
  const { link, itemType, name, description, thumbnail, addedAt } = item;
  if (link === undefined) return [];
  return [
    {
      link,
      type: itemType ?? null,
      title: localised(name, locale) ?? link,
      text: (description && localised(description, locale)) ?? null,
      picture: thumbnail ?? null,
      addedAt: dateFrom(addedAt),
    },
  ];
}

const dateFrom = (text: string): Date | null => parseIsoDate(text) ?? null;

/** Fetches the catalogue's documents of commerce product ids, fifty per request. @see catalogue spec §3, §9 */
async function documentsOf({ catalogue }: FavouritesNounCalls, source: ProductSource, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const [{ products }, session] = await Promise.all([source.lines(), source.searchSession()]);
  const responses = await Promise.all(
    chunksOf(ids, favouritesRows).map((chunk) =>
      catalogue.products({
        query: {
          q: '*:*',
          fq: withLanguageFilter(facetFilter('ctId_s', chunk), source.locale),
          rows: favouritesRows,
          start: 0,
          collection: products.collections,
          sessionId: session ?? searchSessionId('new', source.now()),
        },
      }),
    ),
  );
  return responses.flatMap(({ documents }): readonly Product[] => documents);
}
