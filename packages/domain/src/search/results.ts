import { requireTime } from '../arguments.ts';
/** Products of a listing page. @see catalogue spec §9 */
export const listingPageSize = 30;
/** Inspirations of a page. @see catalogue spec §9 */
export const inspirationPageSize = 30;
/** Suggestions while typing. @see catalogue spec §9 */
export const typeAheadRows = 10;
/** Rooms of the shop-the-room list. @see catalogue spec §9 */
export const shopTheRoomRows = 30;
/** Rows of the seed search. @see catalogue spec §9 */
export const seedSearchRows = 5;

/** How many products a listing shows: what was stored for its path on a wide screen, 30 on a mobile one. @see catalogue spec §9 */
export function listingSize(stored: number | undefined, isMobile: boolean): number {
  const isUsable = !isMobile && stored !== undefined && Number.isSafeInteger(stored) && stored > 0;
  return isUsable ? stored : listingPageSize;
}

/** The first three results when the flag is set and there are more; else all. @see catalogue spec §9 */
export function limitResults<Result>(results: readonly Result[], isLimited: boolean): readonly Result[] {
  return isLimited ? results.slice(0, 3) : results;
}

/** What a search for a model number found. */
export interface ModelSuggestions {
  /** Customer-facing skus, each once. */
  readonly suggestions: readonly string[];
  readonly isInvalidModelNumber: boolean;
}

/** What to suggest for a model number: the customer-facing skus found; nothing found means that the number is wrong. @see catalogue spec §5 */
export function modelSuggestions(found: number, customerFacingSkus: readonly string[]): ModelSuggestions {
  return { suggestions: found === 0 ? [] : [...new Set(customerFacingSkus)], isInvalidModelNumber: found === 0 };
}

/** The session id of a search: the session value and a timestamp. @see catalogue spec §9 */
export function searchSessionId(session: string, now: Date): string {
  return `${session}_${requireTime('now', now)}`;
}
