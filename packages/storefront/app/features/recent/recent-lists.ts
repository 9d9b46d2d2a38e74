import { browserLists, type TextStorage } from '@basin/sdk';

/** Accessed only inside the lists, which treat an error as an empty storage: a browser may throw on any access. */
const storage: TextStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
};

/** Returns the recent searches and viewed products that this browser stores. */
export const recentLists = (recentlyViewedMax?: number) => browserLists(storage, recentlyViewedMax);
