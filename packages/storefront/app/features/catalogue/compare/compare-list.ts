import {
  addToCompare,
  emptyCompareList,
  removeFromCompare,
  unexpired,
  type CompareCandidate,
  type CompareList,
} from '@basin/domain';
import { useSyncExternalStore } from 'react';

const key = 'basin.compare';
const changed = 'basin:compare';

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

function readText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a closed storage keeps nothing; the page works without it
  }
}

function keep(list: CompareList): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // see readText
  }
  dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void): () => void {
  const events = ['storage', changed];
  for (const event of events) addEventListener(event, onChange);
  return () => events.forEach((event) => removeEventListener(event, onChange));
}

/** The products to compare that this browser keeps, and what changes them; nothing before scripts load. */
export function useCompareList() {
  const list = readList(useSyncExternalStore(subscribe, readText, () => null));
  return {
    list,
    /** Returns whether there was room for the product. */
    add: (candidate: CompareCandidate): boolean => {
      const isFull = list.category === candidate.category && list.comparedProducts.length >= mostCompared;
      if (!isFull) keep(addToCompare(list, candidate, new Date()));
      return !isFull;
    },
    remove: (sku: string) => keep(removeFromCompare(list, sku)),
    clear: () => keep(emptyCompareList),
  };
}
