export { RecentlyViewed } from './RecentlyViewed.tsx';
export { recentSearches, recentlyViewed } from './recent-lists.ts';
