import { lazy, Suspense } from 'react';
import { useShop } from '../../shell/document/use-shop.ts';

const Analytics = lazy(() => import('./Analytics.tsx'));

/** Loads analytics only after the visitor has given consent. */
export function AnalyticsOnConsent() {
  const { analytics } = useShop();
  if (analytics?.consent !== 'accepted') return null;
  return (
    <Suspense>
      <Analytics system={analytics.system} url={analytics.url} />
    </Suspense>
  );
}
