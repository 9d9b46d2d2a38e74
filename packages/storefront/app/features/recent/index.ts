export { RecentlyViewed } from './RecentlyViewed.tsx';
export { recentLists } from './recent-lists.ts';
