import { requireNumber } from './arguments.ts';

/** Recently viewed products, unless the configuration says otherwise. @see catalogue spec §9 */
export const recentlyViewedLimit = 10;

/**
 * The recently viewed skus with one in front, each once, no more than the limit.
 *
 * @throws {TypeError} when the limit is not a number
 * @throws {RangeError} when the limit is not a whole number from 0 up
 * @see catalogue spec §9
 */
export function addRecentlyViewed(skus: readonly string[], sku: string, limit = recentlyViewedLimit): string[] {
  return [sku, ...skus.filter((other) => other !== sku)].slice(0, limitOf(limit));
}

/** A search to offer again, spelt as it is stored. @see catalogue spec §3 */
export interface RecentSearch {
  readonly keyWord: string;
  readonly id: string;
}

/** How many are kept; the specification names no number. */
const recentSearchesLimit = 10;

/**
 * The recent searches with a new one in front: longer than two characters, each keyword once whatever its case, newest first.
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
