import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyOptional } from '../../shell/document/lazy-optional.ts';
import { useShop } from '../../shell/document/use-shop.ts';

const Analytics = lazyOptional(() => import('./Analytics.tsx'));
const EventsView = lazyOptional(() => import('./EventsView.tsx'));

/** Loads analytics only after the visitor has given consent. Without it, the view of the events says why it is empty. */
export function AnalyticsOnConsent() {
  const { analytics } = useShop();
  const isListed = useIsListed();
  if (!analytics) return null;
  return (
    <Suspense>
      {analytics.consent === 'accepted' ? (
        <Analytics system={analytics.system} url={analytics.url} isListed={isListed} />
      ) : (
        isListed && <EventsView />
      )}
    </Suspense>
  );
}

const storageKey = 'basin.analytics-view';

/**
 * Whether a page was opened with `#analytics` in this tab. It is stored before the visitor consents: the consent form
 * returns to the page without its hash.
 */
function useIsListed(): boolean {
  const hasHash = useLocation().hash === '#analytics';
  useEffect(() => {
    try {
      if (hasHash) sessionStorage.setItem(storageKey, 'shown');
    } catch {
      // the storage is full: this page shows the events, the next one does not
    }
  }, [hasHash]);
  return hasHash || (typeof sessionStorage === 'object' && sessionStorage.getItem(storageKey) !== null);
}
