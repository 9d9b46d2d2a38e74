import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useHasFeature } from '../../shell/document/use-shop.ts';
import { readCompareText, subscribeToCompareText } from '../catalogue/index.ts';

const CompareBar = lazy(() => import('./CompareBar.tsx'));

/** The bar of the products to compare; its script is fetched only by a browser that keeps some. */
export function CompareBarOnDemand() {
  const hasCompare = useHasFeature('compare');
  const keepsSome = useSyncExternalStore(
    subscribeToCompareText,
    () => readCompareText() !== null,
    () => false,
  );
  return (
    hasCompare &&
    keepsSome && (
      <Suspense>
        <CompareBar />
      </Suspense>
    )
  );
}
