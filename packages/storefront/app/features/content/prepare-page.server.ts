import { isPartsPage, limitResults, localeTag, shortenPagePath, tradePersona, type Locale } from '@basin/domain';
import type { ContentPage, ContentPart } from '@basin/sdk';
import {
  createCardMapper,
  facetsOf,
  findListing,
  findProducts,
  listingView,
  listingQueryOf,
} from '../catalogue/index.server.ts';
import { dayFormat } from '../../shell/texts/day-format.ts';
import { isSaved } from '../favourites/index.server.ts';
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
import { redirect } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { miniaturesFor } from '../../shell/pictures/miniature-of.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { previewContext } from '../../shell/preview/preview.server.ts';
import {
  hasPersonalPartContext,
  languageContext,
  logContext,
  shopperContext,
} from '../../shell/request-context.server.ts';
import { accountOf, productsOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings, skinOf } from '../../shell/settings/shop-settings.server.ts';
import { withoutLinksTo } from '../../shell/settings/switched-off.server.ts';
import { articleFacts } from './article-facts.server.ts';
import { mainPicture } from './main-picture.server.ts';
import { componentSchemas, type ComponentProps, type ComponentType, ownParts } from './component-views.server.ts';
import type { ComponentView, PagePart, PageView, UnknownPart } from './page-view.ts';

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
        .filter(({ feature }) => feature === undefined || !switchedOff.includes(feature))
        .map(({ question, html }) => ({ question, html })),
      modelNumber: product?.modelNumber,
    };
  },
  'trade-membership': async (props, { context }) => {
    const { isSignedIn, persona } = context.get(shopperContext);
    if (!isSignedIn || persona === tradePersona) return { ...props, application: null };
    context.set(hasPersonalPartContext, true); // customers do not share this page
    return { ...props, application: (await accountOf(context).profile())?.tradeApplication ?? null };
  },
  search: async (props, { context, url }) => {
    const state = readListingState(url.search);
    if (state.keyword.trim() === '' && !isFiltered(state)) return loadPopular(context);
    const [found, cardOf, { switchedOff }] = await Promise.all([
      productsOf(context).search(state.keyword, { ...listingQueryOf(state), within: props }),
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

/** Logs the error and leaves out a secondary row that failed to load. */
const logAndOmit = (context: Context) => (error: unknown) => {
  context.get(logContext).warn({ err: error }, 'could not load a secondary row of a page');
  return [];
};

const partsShown = 4;
const partsShownFirst = 12;

/** Loads the data of all components of a content page. Leaves out components that cannot be parsed. */
export async function preparePage(page: ContentPage, request: PageRequest): Promise<PageView> {
  const hero = page.parts.findIndex(({ type }) => type === 'hero'); // it fills the first screen
  const [settings, ...parts] = await Promise.all([
    shopSettings(request.context),
    ...page.parts.map((part, index) =>
      preparePart(part, { ...request, isBelowFirstScreen: hero >= 0 && index > hero }),
    ),
  ]);
  const shown = parts.filter((part) => part !== undefined);
  const known = shown.filter((part) => part.type !== 'unknown');
  const picture = mainPicture(known);
  return {
    title: page.title,
    description: page.description ?? undefined,
    isIndexed: page.isIndexed,
    picture,
    canonicalSearch: known.some(({ type }) => pagedComponents.has(type)) ? laterPageQuery(request.url) : '',
    skin: skinOf(settings, { path: request.url.pathname }),
    parts: shown,
    article: isArticle(page) ? await articleAt(page, request, picture?.name) : undefined,
  };
}

/** Whether a page is an article: press releases have a publication date, but no page kind of their own. */
const isArticle = ({ kind, published }: ContentPage) => kind === 'inspirationDetail' || published !== null;

/** Component types that list products or documents on several pages. */
const pagedComponents: ReadonlySet<ComponentType> = new Set([
  'product-listing',
  'literature',
  'technical-specification',
]);

/**
 * Returns the query of a later listing page, which has products that no other page has. Returns nothing for filters
 * and searches, which show the same products again.
 */
function laterPageQuery({ search, searchParams }: URL): string {
  const state = readListingState(search);
  const isWhole = !isFiltered(state) && !searchParams.has('q') && !searchParams.has('keyword');
  return isWhole && state.lastPage > 1 ? `?page=${state.lastPage}` : '';
}

const articleAt = async (page: ContentPage, { context, url: { pathname: path } }: PageRequest, picture?: string) => ({
  path,
  isSaved: await isSaved(context, { link: path }),
  notices: takeNotices(context),
  published: publishedOf(page, context.get(languageContext).locale),
  facts: await articleFacts(context, page, { path, picture }),
});

function publishedOf({ published: date, author }: ContentPage, locale: Locale) {
  if (date === null) return null;
  const day = dayFormat(localeTag(locale), { dateStyle: 'long', timeZone: 'UTC' })(new Date(date));
  return { date, day, author };
}

async function preparePart(
  { type, name, props: written }: ContentPart,
  request: PageRequest,
): Promise<PagePart | UnknownPart | undefined> {
  const log = request.context.get(logContext);
  if (!isKnown(type)) {
    log.debug({ type }, 'a page has a component of an unknown type');
    return previewOnly(request, { name, view: { type } });
  }
  const { pagePathPrefix, switchedOff } = await shopSettings(request.context);
  if (roomComponents.has(type) && switchedOff.includes('shopTheRoom')) return undefined;
  const linked = withoutLinksTo(switchedOff, withShortPaths(written, pagePathPrefix));
  const props = componentSchemas[type].safeParse(linked);
  if (!props.success) {
    log.warn({ type, issues: props.error.issues }, 'could not parse a component of a page');
    const [issue] = props.error.issues;
    return previewOnly(request, {
      name,
      view: { type, problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` },
    });
  }
  const prepare = preparations[type] as Prepare<typeof type> | undefined;
  const view = prepare ? await prepare(props.data, request) : props.data;
  return { type, name, view } as PagePart;
}

/** Component types that link to rooms. */
const roomComponents: ReadonlySet<ComponentType> = new Set(['shop-the-room', 'rooms-with-product']);

/** Returns an unknown part in the preview only. */
const previewOnly = ({ context }: PageRequest, part: Omit<UnknownPart, 'type'>): UnknownPart | undefined =>
  context.get(previewContext) ? { type: 'unknown', ...part } : undefined;

/** Replaces content system paths in component properties with paths of the shop. */
function withShortPaths(value: unknown, prefix: string): unknown {
  if (typeof value === 'string') return value.startsWith(`${prefix}/`) ? shortenPagePath(value, prefix) : value;
  if (Array.isArray(value)) return value.map((item) => withShortPaths(item, prefix));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withShortPaths(member, prefix)]));
}

/** Whether a page's route renders the part. */
export const isOwnPart = (part: PagePart | UnknownPart): part is Extract<PagePart, { type: keyof typeof ownParts }> =>
  Object.hasOwn(ownParts, part.type);

const isKnown = (type: string): type is ComponentType => Object.hasOwn(componentSchemas, type);
