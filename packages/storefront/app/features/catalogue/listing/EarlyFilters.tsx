import { use } from 'react';
import { useIsInBrowser } from '../../../shell/document/use-is-in-browser.ts';
import { HydrationPlanContext } from '../../../shell/hydration/plan.ts';
import script from './early-filters.ts?worker&url';

/**
 * Makes filters and sort order work with a small separate script until the page is hydrated. In development pages are
 * hydrated at once, and Vite would serve the script as a module.
 */
export function EarlyFilters() {
  const nonce = use(HydrationPlanContext)?.nonce;
  const isNeeded = !useIsInBrowser() && !import.meta.env.DEV;
  return isNeeded && <script async src={script} nonce={nonce} suppressHydrationWarning />;
}
