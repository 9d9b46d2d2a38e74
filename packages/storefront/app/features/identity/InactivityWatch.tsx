import { isSecurePath } from '@basin/domain';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyOptional } from '../../shell/document/lazy-optional.ts';
import { useShop } from '../../shell/document/use-shop.ts';

const InactivityTimer = lazyOptional(() => import('./InactivityTimer.tsx'));

/** Watches for inactivity on pages for customers only. Only those pages load its script. */
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
