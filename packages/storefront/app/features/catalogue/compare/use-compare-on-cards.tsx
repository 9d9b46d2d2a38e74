import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { lazyOptional } from '../../../shell/document/lazy-optional.ts';
import { useHasFeature } from '../../../shell/document/use-shop.ts';
import type { ProductCardView } from '../product-card.ts';

const CompareOnCard = lazyOptional(() => import('./CompareOnCard.tsx'));
const subscribe = () => () => undefined;

/**
 * Returns a function that renders a card's compare button, or nothing before hydration: the button needs scripts, and
 * neither the listing's HTML nor its first script contains it.
 */
export function useCompareOnCards(): (product: ProductCardView) => ReactNode {
  const hasCompare = useHasFeature('compare');
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (product) =>
    hasCompare &&
    isHydrated && (
      <Suspense>
        <CompareOnCard product={product} />
      </Suspense>
    );
}
