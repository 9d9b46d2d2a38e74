import { requireMoment } from '../arguments.ts';
/** Products per listing page. @see catalogue spec §9 */
export const listingPageSize = 30;
/** Inspirations per page. @see catalogue spec §9 */
export const inspirationPageSize = 30;
/** Number of suggestions while typing. @see catalogue spec §9 */
export const typeAheadRows = 10;
/** Number of rooms in the shop-the-room list. @see catalogue spec §9 */
export const shopTheRoomRows = 30;
/** Number of rows of the seed search. @see catalogue spec §9 */
export const seedSearchRows = 5;

/**
 * Returns the page size of a listing: the size stored for its path on a wide screen, 30 on a mobile one.
 *
 * @see catalogue spec §9
 */
export function listingSize(stored: number | undefined, isMobile: boolean): number {
  const isUsable = !isMobile && stored !== undefined && Number.isSafeInteger(stored) && stored > 0;
  return isUsable ? stored : listingPageSize;
}

/** Returns the first three results when the flag is set, otherwise all. @see catalogue spec §9 */
export function limitResults<Result>(results: readonly Result[], isLimited: boolean): readonly Result[] {
  return isLimited ? results.slice(0, 3) : results;
}

/** The result of a search for a model number. */
export interface ModelSuggestions {
  /** Customer-facing skus, without duplicates. */
  readonly suggestions: readonly string[];
  readonly isInvalidModelNumber: boolean;
}

/**
 * Returns the suggestions for a model number: the customer-facing skus found; no results mean that the number is
 * invalid.
 *
 * @see catalogue spec §5
 */
export function modelSuggestions(found: number, customerFacingSkus: readonly string[]): ModelSuggestions {
  return { suggestions: found === 0 ? [] : [...new Set(customerFacingSkus)], isInvalidModelNumber: found === 0 };
}

/** Returns the session id of a search: the session value and a timestamp. @see catalogue spec §9 */
export function searchSessionId(session: string, now: Date): string {
  return `${session}_${requireMoment('now', now)}`;
}
