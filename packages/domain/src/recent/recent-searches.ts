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
  return [{ ...search, keyWord }, ...others].slice(0, limit);
}
