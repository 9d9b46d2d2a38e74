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
  return { results: total, items: products.slice(0, maxItems).map(({ sku, name }) => ({ sku, name })) };
};

const maxItems = 30;

/** Returns the search keyword, or undefined when it looks like an e-mail address. */
const keywordIn = (search: string): string | undefined => {
  const keyword = new URLSearchParams(search).get('keyword') ?? undefined;
  return keyword?.includes('@') ? undefined : keyword;
};

/** The events that pages report in addition to the page view, by route id. */
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

/**
 * Returns the events to report when a page is viewed. URLs are reported without their query, which may identify the
 * shopper.
 */
export function viewEvents(matches: readonly UIMatch[], search: string): ShopEvent[] {
  const last = matches.at(-1);
  if (!last) return [];
  const path = last.pathname.replace(/(?<=.)\/$/, ''); // the path of an index route ends with a slash
  const views = matches.flatMap(({ id, loaderData }) =>
    loaderData == null ? [] : (viewsByRoute[id]?.(loaderData, search) ?? []),
  );
  return [{ name: 'pageViewed', details: { path } }, ...views];
}
