import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { ConsentNotice } from '../features/analytics/index.ts';
import { cartCount } from '../features/cart/index.server.ts';
import { PreviewBanner } from '../features/preview/index.ts';
import { SearchField } from '../features/search/index.ts';
import { frameMiddleware, loadFrame } from '../shell/document/load-frame.server.ts';
import { ShopFrame } from '../shell/document/ShopFrame.tsx';
import { useIsInBrowser } from '../shell/document/use-is-in-browser.ts';
import { useLanguage } from '../shell/texts/TextsProvider.tsx';
import type { Route } from './+types/shop';

export const middleware: Route.MiddlewareFunction[] = frameMiddleware;

export async function loader({ context }: Route.LoaderArgs) {
  const [frame, count] = await Promise.all([loadFrame(context), cartCount(context)]);
  return { ...frame, cartCount: count };
}

const Overlays = lazy(() => import('./overlays.tsx'));

export default function Shop() {
  const { t } = useLanguage();
  const isInBrowser = useIsInBrowser();
  const overlays = isInBrowser && (
    <Suspense>
      <Overlays />
    </Suspense>
  );
  const notices = (
    <>
      <PreviewBanner />
      <ConsentNotice />
    </>
  );
  return (
    <ShopFrame search={<SearchField label={t('nav.search')} />} notice={notices} overlays={overlays}>
      <Outlet />
    </ShopFrame>
  );
}
