import { listingSize } from '@basin/domain';

type Stored = Pick<Storage, 'getItem' | 'setItem'>;

/** How many products the listing of a path shows: what was kept for it in this visit, on a mobile screen always 30. @see catalogue spec §9 */
export function restoredListingSize(session: Stored, path: string, isMobile: boolean): number {
  const kept = session.getItem(keyOf(path));
  return listingSize(kept === null ? undefined : Number(kept), isMobile);
}

/** Keeps how many products the listing of a path shows, for this visit. */
export function keepListingSize(session: Stored, path: string, size: number): void {
  session.setItem(keyOf(path), String(size));
}

const keyOf = (path: string) => `basin.listing-size:${path}`;
