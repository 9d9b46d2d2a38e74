import { audienceOf, isPartsPage, limitResults, sampledSku, tradePersona } from '@basin/domain';
import {
  createCardMapper,
  facetsOf,
  findListing,
  findProducts,
  listingView,
  listingQueryOf,
} from '../catalogue/index.server.ts';
import {
  filteredSearch,
  isFiltered,
  lastPageSearch,
  pack,
  readListingState,
  type ListingState,
  type ListingView,
  type ProductCardView,
} from '../catalogue/index.ts';
import { loadPopular, servedPages } from '../search/index.server.ts';
import {
  findArticles,
  findArticlesOfTheme,
  findArticlesWithProducts,
  findRooms,
  findRoomsWith,
} from '../inspiration/index.server.ts';
import { redirect, redirectDocument } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { miniaturesFor } from '../../shell/pictures/miniature-of.server.ts';
import { hasPersonalPartContext, logContext, sdkContext, shopperContext } from '../../shell/request-context.server.ts';
import { accountOf, productsOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import type { ComponentProps, ComponentType } from './component-views.server.ts';
import type { ComponentView } from './page-view.ts';

/** The request for a page. */
export interface PageRequest {
  readonly context: Context;
  readonly url: URL;
  /** The page's product, with the last part of its listing's path as category. */
  readonly product?: {
    readonly skus: readonly string[];
    readonly modelNumber: string;
    readonly category: string | undefined;
  };
  /**
   * Whether the part is below the first screen. Its pictures load before they are seen, and miniatures do not compress.
   */
  readonly isBelowFirstScreen?: boolean;
}

type Prepare<Type extends ComponentType> = (
  props: ComponentProps<Type>,
  request: PageRequest,
) => Promise<ComponentView<Type>>;

/** Loads the data of these component types. The others need only what their editor entered. */
const preparations: { readonly [Type in ComponentType]?: Prepare<Type> } = {
  hero: async (props, request) => ({ ...props, image: await withMiniature(request, props.image) }),
  'media-text': async (props, request) => ({ ...props, image: await withMiniature(request, props.image) }),
  'picture-links': async (props, request) => ({
    ...props,
    items: await Promise.all(props.items.map((item) => withItemMiniature(request, item))),
  }),
  'press-landing': async (props, request) => ({
    ...props,
    items: await Promise.all(props.items.map((item) => withItemMiniature(request, item))),
  }),
  figure: async (props, request) => ({
    ...props,
    images: await Promise.all(props.images.map((image) => withMiniature(request, image))),
  }),
  'product-rail': async ({ query, ...props }, { context }) => ({
    ...props,
    products: (await findProducts(context, query, query.rows).catch(logAndOmit(context))).map(rowCard),
  }),
  'product-listing': async (props, { context, url }) => {
    const state = readListingState(url.search);
    const { view, facets } = await findListing(context, props, state);
    redirectToKeys(url, state, facets);
    redirectToLastPage(url, state, view);
    return { view: pack(view) };
  },
  'inspiration-gallery': async ({ collections, ...props }, { context, url }) => ({
    ...props,
    ...(await findArticlesOfTheme(context, collections, url.searchParams.get('theme'))),
  }),
  'blog-carousel': async ({ collections, ...props }, { context, url }) => {
    const articles = await findArticles(context, collections).catch(logAndOmit(context));
    return { ...props, articles: articles.filter(({ path }) => path !== url.pathname) };
  },
  'blog-listing': async ({ collections, ...props }, { context }) => ({
    ...props,
    articles: await findArticlesWithProducts(context, collections).catch(logAndOmit(context)),
  }),
  teaser: async (props, request) => ({ ...props, image: await withMiniature(request, props.image) }),
  'shop-the-room': async (props, { context, url }) => ({
    ...props,
    ...(await findRooms(context, props.collection, url.searchParams)),
  }),
  'rooms-with-product': async (props, { context, product }) => ({
    ...props,
    articles: limitResults(
      await findRoomsWith(context, props.collection, product?.skus ?? []).catch(logAndOmit(context)),
      (await shopSettings(context)).isRelatedLimited,
    ),
  }),
  questions: async ({ items, ...props }, { context, product }) => {
    const { switchedOff } = await shopSettings(context);
    return {
      ...props,
      items: items
        .filter(({ categories }) => categories?.includes(product?.category ?? '') ?? true)
        .filter(({ exceptCategories }) => !exceptCategories?.includes(product?.category ?? ''))
        .filter(({ feature }) => feature === undefined || !switchedOff.includes(feature))
        .map(({ question, html }) => ({ question, html })),
      modelNumber: product?.modelNumber,
    };
  },
  'trade-membership': async (props, { context, url }) => {
    const { isSignedIn, persona } = context.get(shopperContext);
    if (!isSignedIn || persona === tradePersona) return { ...props, application: null };
    context.set(hasPersonalPartContext, true); // customers do not share this page
    const application = (await accountOf(context).profile())?.tradeApplication ?? null;
    if (application?.state === 'approved' && (await obtainsTradePrices(context)))
      throw redirectDocument(url.pathname + url.search); // all of the page has the new prices
    return { ...props, application };
  },
  search: async (props, { context, url }) => {
    const state = readListingState(url.search);
    if (state.keyword.trim() === '' && !isFiltered(state)) return loadPopular(context);
    const [found, cardOf, { switchedOff }] = await Promise.all([
      productsOf(context).search(withoutSample(state.keyword), { ...listingQueryOf(state), within: props }),
      createCardMapper(context),
      shopSettings(context),
    ]);
    const { products, serviceParts, named, hasOwnPage } = found;
    const pages = servedPages(found.pages, switchedOff);
    const partsFirst = found.order.showsParts && (found.order.partsFirst || isPartsPage(url.pathname, url.search));
    const order = { ...found.order, partsFirst };
    redirectToKeys(url, state, facetsOf(state, products));
    if (named) throw redirect(cardOf(named).path);
    return {
      order,
      view: pack(listingView(products, cardOf)),
      parts: serviceParts.products.slice(0, partsFirst ? partsShownFirst : partsShown).map(cardOf),
      partsTotal: serviceParts.total,
      pages,
      hasOwnPage,
    };
  },
};

/** Returns what a component of a page shows: the editor's properties with the data that the component needs. */
export async function prepareComponent<Type extends ComponentType>(
  type: Type,
  props: ComponentProps<Type>,
  request: PageRequest,
) {
  const prepare = preparations[type];
  return prepare ? prepare(props, request) : props;
}

/** Returns the words of a search; instead of the number of a sample, as orders show it, that of its product. */
const withoutSample = (words: string): string => sampledSku(words.trim().toUpperCase()) ?? words;

/** @throws a redirect to the same filters as language-independent keys, when the URL has translated values */
function redirectToKeys({ pathname }: URL, state: ListingState, facets: ListingState['query']['facets']): void {
  const keyed = filteredSearch(state, facets);
  if (keyed !== filteredSearch(state, state.query.facets)) throw redirect(pathname + keyed);
}

/** @throws a redirect to the last page that has products, when the URL has a later one */
function redirectToLastPage({ pathname }: URL, state: ListingState, view: ListingView): void {
  if (view.products.length === 0 && state.firstPage > 1) throw redirect(pathname + lastPageSearch(state, view.total));
}

/** Adds the miniature that is shown until the picture loads. */
async function withMiniature<Picture extends { readonly name: string }>(
  { context, isBelowFirstScreen = false }: PageRequest,
  picture: Picture,
) {
  if (isBelowFirstScreen) return picture;
  const miniatureOf = await miniaturesFor(context);
  return { ...picture, placeholder: miniatureOf(picture.name) };
}

/** Adds a miniature to the picture of a list item that has one. */
const withItemMiniature = async <Item extends { readonly image?: { readonly name: string } | undefined }>(
  request: PageRequest,
  item: Item,
) => ({ ...item, image: item.image && (await withMiniature(request, item.image)) });

/** Removes what a row of products does not show: swatches, and miniatures, since it is below the first screen. @see PageRequest.isBelowFirstScreen */
const rowCard = (card: ProductCardView): ProductCardView => ({ ...card, placeholder: undefined, swatches: [] });

/** Renews the customer's claims. Returns whether they are a trade customer now. */
async function obtainsTradePrices(context: Context): Promise<boolean> {
  const { session } = context.get(sdkContext);
  await session.renewNext();
  await session.bearer();
  return audienceOf(await session.claims()) === 'professional';
}

/** Logs the error and leaves out a secondary row that failed to load. */
const logAndOmit = (context: Context) => (error: unknown) => {
  context.get(logContext).warn({ err: error }, 'could not load a secondary row of a page');
  return [];
};

const partsShown = 4;
const partsShownFirst = 12;
