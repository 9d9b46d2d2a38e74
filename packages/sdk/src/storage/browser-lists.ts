import { addRecentlyViewed, addRecentSearch, type RecentSearch } from '@basin/domain';
import type { StoredLocation } from '../commerce/location/location.ts';
import { storedValue, type StoredValue, type TextStorage } from './stored-value.ts';

/** The shopper's data in browser storage, except session and comparison. @see catalogue spec §3 */
export interface BrowserLists {
  readonly searches: () => readonly RecentSearch[];
  readonly addSearch: (search: RecentSearch) => void;
  readonly clearSearches: () => void;
  readonly viewedSkus: () => readonly string[];
  readonly addViewed: (sku: string) => void;
  readonly clearViewed: () => void;
  /** City and postal code, with the time they were found; they expire after half an hour. */
  readonly location: StoredValue<StoredLocation>;
}

/** Stores recent searches, recently viewed skus and the location in a browser. @see catalogue spec §3, §5, §9 */
export function browserLists(storage: TextStorage, recentlyViewedMax?: number): BrowserLists {
  const searches = storedValue<readonly RecentSearch[]>(storage, 'basin.searches', {
    fallback: [],
    isValue: isListOf((item) => hasText(item, 'keyWord') && hasText(item, 'id')),
  });
  const viewed = storedValue<readonly string[]>(storage, 'basin.viewed', {
    fallback: [],
    isValue: isListOf((item) => typeof item === 'string'),
  });
  return {
    searches: searches.read,
    addSearch: (search) => searches.write(addRecentSearch(searches.read(), search)),
    clearSearches: () => searches.write([]),
    viewedSkus: viewed.read,
    addViewed: (sku) => viewed.write(addRecentlyViewed(viewed.read(), sku, recentlyViewedMax)),
    clearViewed: () => viewed.write([]),
    location: storedValue<StoredLocation>(storage, 'basin.location', { fallback: {}, isValue: isObject }),
  };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasText = (value: unknown, name: string): boolean =>
  isObject(value) && typeof (value as Record<string, unknown>)[name] === 'string';

const isListOf =
  (isItem: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isItem);
