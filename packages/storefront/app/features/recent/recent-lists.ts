import { addRecentlyViewed, addRecentSearch, type RecentSearch } from '@basin/domain';
import { browserList } from './browser-list.ts';

const isSku = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
const isSearch = (value: unknown): value is RecentSearch =>
  typeof value === 'object' && value !== null && 'keyWord' in value && typeof value.keyWord === 'string';

const viewed = browserList('basin.recentlyViewed', isSku);
const searches = browserList('basin.recentSearches', isSearch);

/** Skus of the products that this browser has shown, newest first. */
export const recentlyViewed = {
  read: viewed.read,
  add: (sku: string, limit?: number) => viewed.write(addRecentlyViewed(viewed.read(), sku, limit)),
};

/** What was searched for in this browser, newest first. */
export const recentSearches = {
  read: searches.read,
  add: (keyWord: string) => searches.write(addRecentSearch(searches.read(), { keyWord, id: keyWord })),
};
