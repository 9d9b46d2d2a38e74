import { lazy, memo, Suspense } from 'react';
import { Outlet, type ShouldRevalidateFunction } from 'react-router';
import { cartCount } from '../features/cart/index.server.ts';
import { notFoundMiddleware } from '../features/content/index.server.ts';
import { fetchListing } from '../features/content/index.ts';
import { SearchField } from '../features/search/index.ts';
import { frameMiddleware, loadFrame } from '../shell/document/load-frame.server.ts';
import { ShopFrame } from '../shell/document/ShopFrame.tsx';
import { lazyOptional } from '../shell/document/lazy-optional.ts';
import { useIsInBrowser } from '../shell/document/use-is-in-browser.ts';
import { hasSameData, ShopContext } from '../shell/document/use-shop.ts';
import { customerSaleMiddleware } from '../shell/session/customer-sale.server.ts';
import { useLanguage } from '../shell/texts/TextsProvider.tsx';
import { sharedWithCustomers } from './shared-with-customers.server.ts';
import type { Route } from './+types/shop';

export const middleware: Route.MiddlewareFunction[] = [
  notFoundMiddleware,
  ...frameMiddleware,
  customerSaleMiddleware,
  sharedWithCustomers,
];

export async function loader(request: Route.LoaderArgs) {
  const [frame, count] = await Promise.all([loadFrame(request), cartCount(request.context)]);
  return { ...frame, cartCount: count };
}

/** Another view of the same page, such as a filter, changes nothing in the frame. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) =>
  formMethod === undefined && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

const loadNotices = () => import('./page-notices.tsx');
/** It has no Suspense boundary, so that it shows before hydration. @see ShopTheRoom */
const PageNotices = import.meta.env.SSR ? (await loadNotices()).default : lazy(loadNotices);
const Overlays = lazyOptional(() => import('./overlays.tsx'));

/** Preloads the script of a listing, which its page would load later. */
const fetchAhead = (url: string) => {
  if (/\/products(?!.*\.html)/.test(url)) void fetchListing();
};

export default memo(function Shop({ loaderData }: Route.ComponentProps) {
  const { analytics, banners, customer, isPreview } = loaderData;
  const hasNotices =
    banners.length > 0 || isPreview || customer !== null || (analytics !== null && analytics.consent === undefined);
  const { t } = useLanguage();
  const isInBrowser = useIsInBrowser();
  const overlays = isInBrowser && (
    <Suspense>
      <Overlays />
    </Suspense>
  );
  return (
    <ShopContext value={loaderData}>
      <ShopFrame
        onIntent={fetchAhead}
        search={<SearchField label={t('nav.search')} />}
        notice={hasNotices && <PageNotices />}
        overlays={overlays}
      >
        <Outlet />
      </ShopFrame>
    </ShopContext>
  );
}, hasSameData);
