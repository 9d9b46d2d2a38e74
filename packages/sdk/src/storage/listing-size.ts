import { listingPageSize, listingSize } from '@basin/domain';
import { storedValue, type TextStorage } from './stored-value.ts';

/** The page size of the listing at a path. */
export interface ListingSize {
  /** Always 30 on a mobile screen. */
  readonly read: (isMobile: boolean) => number;
  readonly write: (products: number) => void;
}

/**
 * Stores the page size of the listing at a path for one visit: `storedListingSize(sessionStorage, path)`.
 *
 * @see catalogue spec §9
 */
export function storedListingSize(storage: TextStorage, path: string): ListingSize {
  const { read, write } = storedValue<number>(storage, `basin.listing-size:${path}`, {
    fallback: listingPageSize,
    isValue: (value) => typeof value === 'number',
  });
  return { read: (isMobile) => listingSize(read(), isMobile), write };
}
