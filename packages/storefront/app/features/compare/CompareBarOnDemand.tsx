import { Suspense, useSyncExternalStore } from 'react';
import { lazyOptional } from '../../shell/document/lazy-optional.ts';
import { useHasFeature } from '../../shell/document/use-shop.ts';
import { readCompareText, subscribeToCompareText } from '../catalogue/index.ts';

const CompareBar = lazyOptional(() => import('./CompareBar.tsx'));

/** The comparison bar. Its script loads only in a browser that has stored products to compare. */
export function CompareBarOnDemand() {
  const hasCompare = useHasFeature('compare');
  const hasStoredProducts = useSyncExternalStore(
    subscribeToCompareText,
    () => readCompareText() !== null,
    () => false,
  );
  return (
    hasCompare &&
    hasStoredProducts && (
      <Suspense>
        <CompareBar />
      </Suspense>
    )
  );
}
