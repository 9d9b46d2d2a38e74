import { listingPageSize, listingSize } from '@basin/domain';
import { keptValue, type TextStorage } from './kept-value.ts';

/** How many products the listing of a path shows. */
export interface ListingSize {
  /** On a mobile screen always 30. */
  readonly read: (isMobile: boolean) => number;
  readonly write: (products: number) => void;
}

/** How many products the listing of a path shows, kept for this visit: `keptListingSize(sessionStorage, path)`. @see catalogue spec §9 */
export function keptListingSize(storage: TextStorage, path: string): ListingSize {
  const { read, write } = keptValue<number>(storage, `basin.listing-size:${path}`, {
    nothing: listingPageSize,
    isValue: (value) => typeof value === 'number',
  });
  return { read: (isMobile) => listingSize(read(), isMobile), write };
}
