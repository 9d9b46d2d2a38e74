import { use } from 'react';
import { useIsInBrowser } from '../../../shell/document/use-is-in-browser.ts';
import { HydrationPlanContext } from '../../../shell/hydration/plan.ts';
import script from './early-filters.ts?worker&url';

/** Lets filters and order work by a small script of their own until those of the page are there. */
export function EarlyFilters() {
  const nonce = use(HydrationPlanContext)?.nonce;
  return !useIsInBrowser() && <script async src={script} nonce={nonce} suppressHydrationWarning />;
}
