import { isSecurePath } from '@basin/domain';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '../../shell/document/use-shop.ts';

const InactivityTimer = lazy(() => import('./InactivityTimer.tsx'));

/** Watches a customer on a page that only customers see; its script is fetched there alone. */
export function InactivityWatch() {
  const { securePaths } = useShop();
  const { pathname } = useLocation();
  if (!isSecurePath(pathname, securePaths)) return null;
  return (
    <Suspense>
      <InactivityTimer />
    </Suspense>
  );
}
