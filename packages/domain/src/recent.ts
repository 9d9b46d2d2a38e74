import { requireNumber } from './arguments.ts';

/** Number of recently viewed products to store, unless configured. @see catalogue spec §9 */
export const recentlyViewedLimit = 10;

/**
 * Returns the recently viewed skus with one added at the front, without duplicates, cut to the limit.
 *
 * @throws {TypeError} when the limit is not a number
 * @throws {RangeError} when the limit is not a whole number from 0 up
 * @see catalogue spec §9
 */
export function addRecentlyViewed(skus: readonly string[], sku: string, limit = recentlyViewedLimit): string[] {
  return [sku, ...skus.filter((other) => other !== sku)].slice(0, limitOf(limit));
}

/** A stored search to suggest again, spelt as on the wire. @see catalogue spec §3 */
export interface RecentSearch {
  readonly keyWord: string;
  readonly id: string;
}

/** Number of searches to store; the specification gives no number. */
const recentSearchesLimit = 10;

/**
 * Returns the recent searches with a new one at the front, newest first. Keywords of two characters or fewer are
 * ignored; duplicates are compared case-insensitively.
 *
 * @throws {TypeError} when the limit is not a number
 * @throws {RangeError} when the limit is not a whole number from 0 up
 * @see catalogue spec §5
 */
export function addRecentSearch(
  searches: readonly RecentSearch[],
  search: RecentSearch,
  limit = recentSearchesLimit,
): RecentSearch[] {
  const keyWord = search.keyWord.trim();
  if (keyWord.length <= 2) return [...searches];
  const others = searches.filter((other) => other.keyWord.toLowerCase() !== keyWord.toLowerCase());
  return [{ ...search, keyWord }, ...others].slice(0, limitOf(limit));
}

const limitOf = (limit: number) => requireNumber('limit', limit, { isWhole: true });
