import { parseAuthHash } from '@basin/domain';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useShop } from '../../shell/document/use-shop.ts';

const AuthDialog = lazy(() => import('./AuthDialog.tsx'));

/**
 * Opens the sign-in dialog for the hashes `#login`, `#signup` and, for example, `#login::/en/cart`. @see platform spec
 * §2
 */
export function AuthHash() {
  const { hash, pathname, search } = useLocation();
  const { isSignedIn } = useShop();
  const isInBrowser = useIsInBrowser();
  const action = parseAuthHash(hash, pathname + search);
  if (!isInBrowser || isSignedIn || action?.opens !== 'auth') return null;
  return (
    <Suspense>
      <AuthDialog key={action.tab} tab={action.tab} returnTo={action.target ?? pathname + search} />
    </Suspense>
  );
}
