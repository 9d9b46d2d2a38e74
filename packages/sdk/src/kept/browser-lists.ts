import { addRecentlyViewed, addRecentSearch, type RecentSearch } from '@basin/domain';
import type { KeptLocation } from '../commerce/location/location.ts';
import { keptValue, type KeptValue, type TextStorage } from './kept-value.ts';

/** What a browser remembers of its shopper beside session and comparison. @see catalogue spec §3 */
export interface BrowserLists {
  readonly searches: () => readonly RecentSearch[];
  readonly addSearch: (search: RecentSearch) => void;
  readonly clearSearches: () => void;
  readonly viewedSkus: () => readonly string[];
  readonly addViewed: (sku: string) => void;
  /** City and postal code, with the time they were found: they expire after half an hour. */
  readonly location: KeptValue<KeptLocation>;
}

/** The recent searches, the recently viewed skus and the place, in a browser's storage. @see catalogue spec §3, §5, §9 */
export function browserLists(storage: TextStorage, recentlyViewedMax?: number): BrowserLists {
  const searches = keptValue<readonly RecentSearch[]>(storage, 'basin.searches', {
    nothing: [],
    isValue: isListOf((item) => hasText(item, 'keyWord') && hasText(item, 'id')),
  });
  const viewed = keptValue<readonly string[]>(storage, 'basin.viewed', {
    nothing: [],
    isValue: isListOf((item) => typeof item === 'string'),
  });
  return {
    searches: searches.read,
    addSearch: (search) => searches.write(addRecentSearch(searches.read(), search)),
    clearSearches: () => searches.write([]),
    viewedSkus: viewed.read,
    addViewed: (sku) => viewed.write(addRecentlyViewed(viewed.read(), sku, recentlyViewedMax)),
    location: keptValue<KeptLocation>(storage, 'basin.location', { nothing: {}, isValue: isObject }),
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
