import { isSecurePath } from '@basin/domain';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyOptional } from '../../shell/document/lazy-optional.ts';
import { useShop } from '../../shell/document/use-shop.ts';

const InactivityTimer = lazyOptional(() => import('./InactivityTimer.tsx'));

/** Watches for inactivity of a customer. Guests do not load its script. */
export function InactivityWatch() {
  const { isSignedIn, securePaths } = useShop();
  const { pathname } = useLocation();
  if (!isSignedIn) return null;
  return (
    <Suspense>
      <InactivityTimer isSecure={isSecurePath(pathname, securePaths)} />
    </Suspense>
  );
}
