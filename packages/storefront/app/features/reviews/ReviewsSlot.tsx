import { Suspense } from 'react';
import { lazyOptional } from '../../shell/document/lazy-optional.ts';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useShop } from '../../shell/document/use-shop.ts';

const ReviewsButton = lazyOptional(() => import('./ReviewsButton.tsx'));

/**
 * Shows a product's reviews on request. Renders nothing unless a review provider is configured. @see catalogue spec §9
 */
export function ReviewsSlot({ sku }: { readonly sku: string }) {
  const { embeds } = useShop();
  if (!useIsInBrowser() || !embeds.reviews) return null;
  return (
    <Suspense>
      <ReviewsButton key={sku} sku={sku} />
    </Suspense>
  );
}
