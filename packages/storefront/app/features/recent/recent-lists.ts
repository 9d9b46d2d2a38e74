import { browserLists, type TextStorage } from '@basin/sdk';

/** Touched only within the lists, which take an error for an empty storage: a browser may refuse the very name. */
const storage: TextStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
};

/** What this browser keeps of searches and viewed products. */
export const recentLists = (recentlyViewedMax?: number) => browserLists(storage, recentlyViewedMax);
