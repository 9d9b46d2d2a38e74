import { coverageMeasure, plainAmount, type RoomUnit } from '@basin/domain';
import type { ContentPage } from '@basin/sdk';
import { parse } from 'hono/utils/cookie';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { additionFields, roomBounds } from '../cart/index.ts';
import { propsOfType, notFound, preparePage } from '../content/index.server.ts';
import type { NavigationLink, GroupMenu } from '../../shell/document/navigation.ts';
import { loadNavigationMenus } from '../../shell/document/navigation.server.ts';
import { visitorStateOf } from '../../shell/document/visitor-state.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { nullInOutage } from '../../shell/sdk/null-in-outage.server.ts';
import { contentOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings, skinOf } from '../../shell/settings/shop-settings.server.ts';
import { loadProduct } from './load-product.server.ts';
import type { ProductView, PlannedRoom } from './product-view.ts';
import { amountOf, isPlannableArea, maxOfferedOveragePercent, maxRooms, roomsOf, sizeFields } from './room-sizes.ts';

/** Loads a product in the finish and with the room in the URL, and the content below it. */
export async function loadProductPage({ context, request, url, params }: LoaderFunctionArgs) {
  const { locale, texts } = context.get(languageContext);
  const slug = params.slug?.replace(/\.html$/, '') ?? '';
  const state = visitorStateOf(parse(request.headers.get('Cookie') ?? ''));
  const [found, model, collections, settings, menus] = await Promise.all([
    loadProduct(context, slug, url.searchParams.get('skuId') ?? undefined, state),
    contentOf(context).page(`/${locale}/product-details`).catch(nullInOutage(context)),
    contentOf(context).page(`/${locale}/collections`).catch(nullInOutage(context)),
    shopSettings(context),
    loadNavigationMenus(context),
  ]);
  if (!found) throw await notFound({ context, url });
  // in another category, for example; the path of a service is that of the page with all services
  const isOwnPath = new URL(found.path, url).pathname === url.pathname; // a configured path can have accents
  if (!isOwnPath && !found.kind.endsWith('service')) throw redirect(found.path + url.search, 301);
  const product = withCollectionPath(found, collections);
  const { finishes, modelNumber, categoryPath = product.path } = product; // a service's page lists its category
  const about = { skus: finishes.map(({ sku }) => sku), modelNumber, category: categoryPath.split('/').at(-1) };
  const page = model && (await preparePage(model, { context, url, product: about }));
  const room = roomOf(url, product, texts.get('price.units') === 'metric' ? 'm' : 'ft');
  const skin = skinOf(settings, { brand: product.brand });
  const notices = takeNotices(context);
  const trail = trailTo(product, menus, texts.get('nav.parts') ?? '');
  return { product, trail, room, page, skin, notices, recentlyViewedMax: settings.recentlyViewedMax };
}

/** Links the specification that names the product's collection to the path that the page of all collections has for it. */
function withCollectionPath(product: ProductView, page: ContentPage | null): ProductView {
  const links = propsOfType(page, 'picture-links').flatMap(({ items }) => items);
  const specifications = product.specifications.map((row) => {
    const link = links.find(({ title }) => title === row.value);
    return link ? { ...row, path: link.path } : row;
  });
  return { ...product, specifications };
}

/** Returns the menu entries that lead to the product's category, or the link to all service parts for one of them. */
function trailTo({ kind, categoryPath }: ProductView, menus: readonly GroupMenu[], parts: string): NavigationLink[] {
  if (categoryPath === undefined) return [];
  if (kind === 'service-part') return [{ title: parts, path: categoryPath }];
  const isCategory = ({ path }: NavigationLink) => path === categoryPath;
  const menu = menus.find((each) => isCategory(each) || each.links.some(isCategory));
  return menu ? [{ title: menu.title, path: menu.path }, ...menu.links.filter(isCategory).slice(0, 1)] : [];
}

/**
 * Returns the room in the URL. Rooms by length and width take precedence over an area. Sizes in another unit than the
 * page's are dropped: after a change of language the planner would read the same figures in its own unit.
 */
function roomOf({ searchParams: given }: URL, { coverage }: ProductView, unit: RoomUnit): PlannedRoom {
  const searchParams = new URLSearchParams(given);
  if ((given.get(additionFields.unit) ?? unit) !== unit)
    for (const name of [additionFields.area, sizeFields.length, sizeFields.width]) searchParams.delete(name);
  const [lengths, widths] = [sizeFields.length, sizeFields.width].map((name) => searchParams.getAll(name));
  const sizes = (lengths ?? [])
    .slice(0, maxRooms)
    .map((length, index) => ({ length: typedIn(length, unit), width: typedIn(widths?.[index] ?? '', unit) }))
    .filter(({ length, width }) => length !== '' || width !== '');
  const rooms = roomsOf(sizes, unit);
  const area =
    coverage && rooms.length > 0
      ? amountOf(rooms, coverageMeasure(coverage), unit)
      : typedIn(searchParams.get(additionFields.area) ?? '', unit);
  const name = (searchParams.get(additionFields.roomName) ?? '').slice(0, roomBounds.nameLength);
  const isAreaRejected = searchParams.has(additionFields.area) && !isPlannableArea(area, unit);
  return { area, isAreaRejected, overage: overageOf(searchParams), sizes, name };
}

/** Returns a typed amount as it was typed; empty when it is none. */
const typedIn = (text: string, unit: RoomUnit) => (numberIn(plainAmount(text, unit)) === '' ? '' : text);

const numberIn = (text: string) => (/^\d{1,6}(\.\d{1,4})?$/.test(text) ? text : '');

/** Returns the overage in percent, as the planner's slider can show and submit it. */
const overageOf = (searchParams: URLSearchParams): string => {
  const percent = Number(numberIn(searchParams.get(additionFields.overage) ?? '') || '10');
  return String(Math.min(Math.round(percent), maxOfferedOveragePercent));
};
