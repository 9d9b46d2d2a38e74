import {
  addToCompare,
  emptyCompareList,
  removeFromCompare,
  unexpired,
  type CompareCandidate,
  type CompareList,
} from '@basin/domain';
import { useSyncExternalStore } from 'react';
import { keepCompareText, readCompareText, subscribeToCompareText } from './compare-storage.ts';

/** Products that fit beside each other. */
export const mostCompared = 4;

/** The list that this browser keeps; empty when it holds nothing that can be read. */
function readList(text: string | null): CompareList {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isCompareList(kept) ? unexpired(kept, new Date()) : emptyCompareList;
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

const keep = (list: CompareList): void => keepCompareText(JSON.stringify(list));

/** Changes start from what is kept now: a click from before the scripts loaded finds a page that has not read it yet. */
const keptList = (): CompareList => readList(readCompareText());

/** Keeps a product to compare; gives whether there was room for it. */
function add(candidate: CompareCandidate): boolean {
  const list = keptList();
  const isFull = list.category === candidate.category && list.comparedProducts.length >= mostCompared;
  if (!isFull) keep(addToCompare(list, candidate, new Date()));
  return !isFull;
}

const remove = (sku: string): void => keep(removeFromCompare(keptList(), sku));
const clear = (): void => keep(emptyCompareList);

/** The products to compare that this browser keeps, and what changes them; nothing before scripts load. */
export const useCompareList = () => ({
  list: readList(useSyncExternalStore(subscribeToCompareText, readCompareText, () => null)),
  add,
  remove,
  clear,
});
