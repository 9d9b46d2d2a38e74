import {
  addToCompare,
  emptyCompareList,
  removeFromCompare,
  removeExpiredFromCompare,
  type CompareCandidate,
  type CompareList,
} from '@basin/domain';
import { useSyncExternalStore } from 'react';
import { storeCompareText, readCompareText, subscribeToCompareText } from './compare-storage.ts';

/** The maximum number of products in a comparison. */
export const maxCompared = 4;

/** Parses the list in this browser's storage. Returns an empty list when it is missing or invalid. */
function readList(text: string | null): CompareList {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isCompareList(stored) ? removeExpiredFromCompare(stored, new Date()) : emptyCompareList;
  } catch {
    return emptyCompareList;
  }
}

function isCompareList(value: unknown): value is CompareList {
  if (typeof value !== 'object' || value === null) return false;
  const { category, comparedProducts } = value as Partial<CompareList>;
  const isProduct = ({ compareSku, expiry }: Partial<CompareList['comparedProducts'][number]>) =>
    typeof compareSku === 'string' && typeof expiry === 'number';
  return typeof category === 'string' && Array.isArray(comparedProducts) && comparedProducts.every(isProduct);
}

const store = (list: CompareList): void => storeCompareText(JSON.stringify(list));

/** Reads the stored list before each change: a click from before hydration reaches a page that has not read it yet. */
const storedList = (): CompareList => readList(readCompareText());

/** Adds a product to the comparison. Returns the list before, or null when there was no room. */
function add(candidate: CompareCandidate): CompareList | null {
  const list = storedList();
  const isFull = list.category === candidate.category && list.comparedProducts.length >= maxCompared;
  if (isFull) return null;
  store(addToCompare(list, candidate, new Date()));
  return list;
}

const remove = (sku: string): void => store(removeFromCompare(storedList(), sku));
const clear = (): void => store(emptyCompareList);

/**
 * Returns the products to compare that this browser stores, and the functions that change them. The list is empty
 * before hydration.
 */
export const useCompareList = () => ({
  list: readList(useSyncExternalStore(subscribeToCompareText, readCompareText, () => null)),
  add,
  remove,
  clear,
  restore: store,
});
