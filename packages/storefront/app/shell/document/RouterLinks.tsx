import { LinkProvider } from '@basin/react-ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { isQuickDevice } from '../hydration/quick-device.ts';
import { discardRenderedAhead, isRenderedAhead } from '../hydration/rendered-ahead.ts';
import { isLocale } from '../locale/locale.ts';
import { afterPaint } from './after-paint.ts';
import { useShop } from './use-shop.ts';

const isPage = (url: string): boolean => isLocale(/^\/([^/?#]*)/.exec(url)?.[1]);
const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const isProduct = (url: string): boolean => /\.html(?![^?#])/.test(url);

interface RouterLinksProps {
  /** Called with the URL of a page that is about to open, to preload its scripts. */
  readonly onIntent: (url: string) => void;
  readonly children: ReactNode;
}

/**
 * Lets the router handle links to pages; the browser handles files, other sites and pages that it has rendered ahead.
 * Navigation between a product and the page that links to it has a view transition, unless the device is slow or the
 * shopper wants less motion. The next page is prefetched for guests without a cart, since a browser may store it for them.
 */
export function RouterLinks({ onIntent, children }: RouterLinksProps) {
  const navigate = useNavigate();
  const { isSignedIn, cartCount } = useShop();
  const hasOwnPages = isSignedIn || cartCount > 0;
  const [intended, setIntended] = useState('');
  const follow = useCallback(
    (url: string, event: MouseEvent) => {
      if (!isPage(url) || isRenderedAhead(url)) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      const viewTransition = (isProduct(url) || isProduct(pathname)) && isQuickDevice() && !wantsLessMotion();
      const replace = url === pathname + search + hash;
      afterPaint(() => void navigate(url, { viewTransition, replace }));
    },
    [navigate],
  );
  useEffect(() => discardRenderedAhead, [isSignedIn, cartCount]); // they show the cart as it was
  const fetchAhead = useCallback(
    (url: string) => {
      onIntent(url);
      if (!hasOwnPages) setIntended(url);
    },
    [onIntent, hasOwnPages],
  );
  return (
    <LinkProvider onNavigate={follow} onIntent={fetchAhead}>
      {children}
      {isPage(intended) && <PrefetchPageLinks page={intended} />}
    </LinkProvider>
  );
}
