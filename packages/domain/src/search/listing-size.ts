import { listingPageSize } from '../settings/page-sizes.ts';

/** How many products a listing shows: what was stored for its path on a wide screen, 30 on a mobile one. @see catalogue spec §9 */
export function listingSize(stored: number | undefined, isMobile: boolean): number {
  const isUsable = !isMobile && stored !== undefined && Number.isSafeInteger(stored) && stored > 0;
  return isUsable ? stored : listingPageSize;
}
