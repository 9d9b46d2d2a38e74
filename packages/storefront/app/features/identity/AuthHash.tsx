import { parseAuthHash } from '@basin/domain';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

const AuthDialog = lazy(() => import('./AuthDialog.tsx'));

/**
 * Opens the sign-in dialog for the hashes `#login`, `#signup` and, for example, `#login::/en/cart`. The sign-in page
 * opens its own tab instead. @see platform spec §2
 */
export function AuthHash() {
  const { hash, pathname, search } = useLocation();
  const { isSignedIn } = useShop();
  const { path } = useLanguage();
  const isInBrowser = useIsInBrowser();
  const action = parseAuthHash(hash, pathname + search);
  if (!isInBrowser || isSignedIn || pathname === path('/sign-in') || action?.opens !== 'auth') return null;
  return (
    <Suspense>
      <AuthDialog key={action.tab} tab={action.tab} returnTo={action.target ?? pathname + search} />
    </Suspense>
  );
}
