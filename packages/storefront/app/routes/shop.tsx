import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { cartCount } from '../features/cart/index.server.ts';
import { SearchField } from '../features/search/index.ts';
import { frameMiddleware, loadFrame } from '../shell/document/load-frame.server.ts';
import { ShopFrame } from '../shell/document/ShopFrame.tsx';
import { useIsInBrowser } from '../shell/document/use-is-in-browser.ts';
import { useLanguage } from '../shell/texts/TextsProvider.tsx';
import { sharedWithCustomers } from './shared-with-customers.server.ts';
import type { Route } from './+types/shop';

export const middleware: Route.MiddlewareFunction[] = [...frameMiddleware, sharedWithCustomers];

export async function loader(request: Route.LoaderArgs) {
  const [frame, count] = await Promise.all([loadFrame(request), cartCount(request.context)]);
  return { ...frame, cartCount: count };
}

const loadNotices = () => import('./page-notices.tsx');
/** Without a boundary around it, so that it is there before scripts are. @see ShopTheRoom */
const PageNotices = import.meta.env.SSR ? (await loadNotices()).default : lazy(loadNotices);
const Overlays = lazy(() => import('./overlays.tsx'));

export default function Shop({ loaderData: { analytics, banners, isPreview } }: Route.ComponentProps) {
  const hasNotices = banners.length > 0 || isPreview || (analytics !== null && analytics.consent === undefined);
  const { t } = useLanguage();
  const isInBrowser = useIsInBrowser();
  const overlays = isInBrowser && (
    <Suspense>
      <Overlays />
    </Suspense>
  );
  return (
    <ShopFrame
      search={<SearchField label={t('nav.search')} />}
      notice={hasNotices && <PageNotices />}
      overlays={overlays}
    >
      <Outlet />
    </ShopFrame>
  );
}
