import type { UIMatch } from 'react-router';
import type { ShopEvent } from '../../shell/analytics/event-names.ts';
import { itemDetails } from '../../shell/analytics/item-details.ts';
import type { LoaderData } from '../../shell/document/page-props.ts';
import type { loadCart } from '../cart/index.server.ts';
import type { loadCheckout } from '../checkout/index.server.ts';
import { unpack, type PackedListing } from '../catalogue/index.ts';
import type { loadContentPage } from '../content/index.server.ts';
import type { loadProductPage } from '../product/index.server.ts';

/** Returns a page's events from the data of a route and the id of the innermost one. */
type Views = (data: unknown, search: string, page: string) => readonly ShopEvent[];

const product: Views = (data) => {
  const { sku, name, price } = (data as LoaderData<typeof loadProductPage>).product;
  return [{ name: 'productViewed', details: itemDetails([{ sku, name, unitPrice: price?.now ?? null }]) }];
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
  const shown = products
    .slice(0, maxItems)
    .map(({ sku, name, price }) => ({ sku, name, unitPrice: price?.from ?? null }));
  const { items, currency } = itemDetails(shown); // a list has no value of its own
  return { results: total, items, currency };
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
  'routes/cart': (data) => {
    const { cart } = data as LoaderData<typeof loadCart>;
    return [{ name: 'cartViewed', details: { results: cart?.units ?? 0, ...(cart && itemDetails(cart.lines)) } }];
  },
  'routes/checkout': (data, _, page) =>
    page === 'routes/checkout-address'
      ? [{ name: 'checkoutStarted', details: itemDetails((data as LoaderData<typeof loadCheckout>).cart.lines) }]
      : [],
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
    loaderData == null ? [] : (viewsByRoute[id]?.(loaderData, search, last.id) ?? []),
  );
  return [{ name: 'pageViewed', details: { path } }, ...views];
}
