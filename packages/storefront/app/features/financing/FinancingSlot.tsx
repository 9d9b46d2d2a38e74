import type { Money } from '@basin/sdk';
import { lazy, Suspense } from 'react';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useShop } from '../../shell/document/use-shop.ts';

const FinancingOffer = lazy(() => import('./FinancingOffer.tsx'));

/**
 * Shows the monthly cost of an amount from a financing provider. Renders nothing unless one is configured. @see
 * catalogue spec §9
 */
export function FinancingSlot({ amount }: { readonly amount: Money | null | undefined }) {
  const { embeds } = useShop();
  if (!useIsInBrowser() || !embeds.financing || !amount) return null;
  return (
    <Suspense>
      <FinancingOffer amount={amount} />
    </Suspense>
  );
}
