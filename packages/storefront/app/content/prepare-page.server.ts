import type { PageModel } from '@basin/sdk';
import { redirect, type RouterContextProvider } from 'react-router';
import type { ProductCardView } from '../catalogue/product-card.ts';
import { findListing, findProducts } from '../catalogue/search-products.server.ts';
import { searchWords } from '../listing/listing-request.server.ts';
import { readListingState } from '../listing/listing-state.ts';
import { logContext, systemsContext } from '../request-context.server.ts';
import { shopSettings } from '../settings/shop-settings.server.ts';
import { componentSchemas, type ComponentProps, type ComponentType } from './component-views.server.ts';
import { findRooms } from './find-rooms.server.ts';
import type { ComponentView, PagePart, PageView } from './page-view.ts';

/** The request that a page answers. */
export interface PageRequest {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}

type Component = PageModel['items'][number];
type Prepare<Type extends ComponentType> = (
  props: ComponentProps<Type>,
  request: PageRequest,
) => Promise<ComponentView<Type>>;

/** What the server looks up for a component; the others show what their editor wrote. */
const preparations: { readonly [Type in ComponentType]?: Prepare<Type> } = {
  hero: async (props, { context }) => {
    const { imageAccount } = await shopSettings(context);
    const placeholder = context.get(systemsContext).miniatures(imageAccount, props.image.name);
    return { ...props, image: { ...props.image, placeholder } };
  },
  'product-rail': async (props, { context }) => ({
    ...props,
    products: await findProducts(context, props.query, props.query.rows).catch(noneOf(context)),
  }),
  'product-listing': async (props, { context, url }) => ({
    ...props,
    view: await findListing(context, props, readListingState(url.search)),
  }),
  'shop-the-room': async (props, { context, url }) => ({
    ...props,
    rooms: await findRooms(context, props.collection, url.searchParams.get('id')),
  }),
  search: async (props, { context, url }) => {
    const state = readListingState(url.search);
    const { serviceParts } = await shopSettings(context);
    const keyword = searchWords(state.keyword) ?? '*:*';
    const partsSource = { profilename: serviceParts.searchProfilename, collections: serviceParts.collections, keyword };
    const [view, parts] = await Promise.all([
      findListing(context, { ...props, keyword }, state),
      findListing(context, partsSource, readListingState('')),
    ]);
    const exact = [...view.products, ...parts.products].find((product) => hasNumber(product, keyword));
    if (exact) throw redirect(exact.path);
    return { ...props, view, parts: parts.products.slice(0, partsShown), partsTotal: parts.total };
  },
};

/** A row beside the main matter that cannot be had leaves the page without it. */
const noneOf = (context: PageRequest['context']) => (error: unknown) => {
  context.get(logContext).warn({ err: error }, 'a row of products could not be found');
  return [];
};

const partsShown = 4;

/** Who searches for a model number means that one piece. */
const hasNumber = ({ sku, modelNumber }: ProductCardView, keyword: string) =>
  [sku, modelNumber].some((number) => number.toLowerCase() === keyword.trim().toLowerCase());

/** A page of the content system with all that its components show. What a component cannot be read as is left out. */
export async function preparePage(page: PageModel, request: PageRequest): Promise<PageView> {
  const components = page.items.flatMap(visibleParts);
  const parts = await Promise.all(components.map((component) => preparePart(component, request)));
  return {
    title: page.title,
    description: page.description,
    isIndexed: !page.robotsTags.includes('noindex'),
    parts: parts.filter((part) => part !== undefined),
  };
}

/** The frame is the shop's own; containers only hold others. */
function visibleParts(component: Component): Component[] {
  const type = shortType(component);
  if (type === 'header' || type === 'footers') return [];
  return type === 'container' ? component.items.flatMap(visibleParts) : [component];
}

/** `basin/components/hero` is `hero`. */
export const shortType = ({ type }: Pick<Component, 'type'>): string => type.slice(type.lastIndexOf('/') + 1);

async function preparePart(component: Component, request: PageRequest): Promise<PagePart | undefined> {
  const type = shortType(component);
  const log = request.context.get(logContext);
  if (!isKnown(type)) {
    log.debug({ type }, 'a page has a component that the shop does not show');
    return undefined;
  }
  const props = componentSchemas[type].safeParse(component.props);
  if (!props.success) {
    log.warn({ type, issues: props.error.issues }, 'a component of a page cannot be read');
    return undefined;
  }
  const prepare = preparations[type] as Prepare<typeof type> | undefined;
  const view = prepare ? await prepare(props.data, request) : props.data;
  return { type, name: component.name, view } as PagePart;
}

const isKnown = (type: string): type is ComponentType => Object.hasOwn(componentSchemas, type);
