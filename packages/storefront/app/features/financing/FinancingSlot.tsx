import type { Money } from '@basin/sdk';
import { Suspense } from 'react';
import { lazyOptional } from '../../shell/document/lazy-optional.ts';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useShop } from '../../shell/document/use-shop.ts';

const FinancingOffer = lazyOptional(() => import('./FinancingOffer.tsx'));

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
