import type { UIMatch } from 'react-router';
import type { ShopEvent } from '../../shell/analytics/event-names.ts';
import type { LoaderData } from '../../shell/document/page-props.ts';
import type { loadCart } from '../cart/index.server.ts';
import { unpack, type PackedListing } from '../catalogue/index.ts';
import type { loadContentPage } from '../content/index.server.ts';
import type { loadProductPage } from '../product/index.server.ts';

type Views = (data: unknown, search: string) => readonly ShopEvent[];

const product: Views = (data) => {
  const { sku, name } = (data as LoaderData<typeof loadProductPage>).product;
  return [{ name: 'productViewed', details: { items: [{ sku, name }] } }];
};

const contentPage: Views = (data, search) =>
  (data as LoaderData<typeof loadContentPage>).parts.flatMap(({ type, view }): ShopEvent[] => {
    if (type === 'product-listing') return [{ name: 'listViewed', details: listed(view.view) }];
    if (type === 'search' && 'view' in view)
      return [{ name: 'searched', details: { keyword: keywordIn(search), ...listed(view.view) } }];
    return [];
  });

const listed = (packed: PackedListing) => {
  const { total, products } = unpack(packed);
  return { results: total, items: products.slice(0, mostItems).map(({ sku, name }) => ({ sku, name })) };
};

const mostItems = 30;

/** What was searched for, unless it may be an e-mail address. */
const keywordIn = (search: string): string | undefined => {
  const keyword = new URLSearchParams(search).get('keyword') ?? undefined;
  return keyword?.includes('@') ? undefined : keyword;
};

/** What the pages of a route report beside the page view, by the id of the route. */
const viewsByRoute: Readonly<Record<string, Views>> = {
  'routes/product': product,
  'service-part': product,
  'root-page': contentPage,
  'front-page': contentPage,
  'routes/content-page': contentPage,
  'routes/cart': (data) => [
    { name: 'cartViewed', details: { results: (data as LoaderData<typeof loadCart>).cart?.units ?? 0 } },
  ],
  'routes/checkout-address': () => [{ name: 'checkoutStarted', details: {} }],
};

/** What is reported of a page when it is looked at. No address in it has its query: that may say who the shopper is. */
export function viewEvents(matches: readonly UIMatch[], search: string): ShopEvent[] {
  const last = matches.at(-1);
  if (!last) return [];
  const path = last.pathname.replace(/(?<=.)\/$/, ''); // an index route's has a slash at its end
  const views = matches.flatMap(({ id, loaderData }) =>
    loaderData == null ? [] : (viewsByRoute[id]?.(loaderData, search) ?? []),
  );
  return [{ name: 'pageViewed', details: { path } }, ...views];
}
