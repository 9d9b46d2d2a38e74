import { lazy, Suspense } from 'react';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useShop } from '../../shell/document/use-shop.ts';

const ReviewsButton = lazy(() => import('./ReviewsButton.tsx'));

/** Where a shopper opens what others wrote about a product; nothing unless a provider of reviews is configured. @see catalogue spec §9 */
export function ReviewsSlot({ sku }: { readonly sku: string }) {
  const { embeds } = useShop();
  if (!useIsInBrowser() || !embeds.reviews) return null;
  return (
    <Suspense>
      <ReviewsButton key={sku} sku={sku} />
    </Suspense>
  );
}
