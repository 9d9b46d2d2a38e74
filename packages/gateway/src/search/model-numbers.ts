import { foldModelNumber } from './fold-text.ts';
import { keysWithPrefix, type SortedKeys } from './sorted-keys.ts';

const minLength = 3;

/**
 * Returns the entries whose model number or sku starts with a text, shortest first; empty for text that is not a
 * number.
 */
export function entriesByModel(models: SortedKeys, text: string): number[] {
  const prefix = foldModelNumber(text);
  if (prefix.length < minLength || !/\d/.test(prefix)) return [];
  const lengths = new Map<number, number>();
  for (const [model, ordinal] of keysWithPrefix(models, prefix)) {
    lengths.set(ordinal, Math.min(lengths.get(ordinal) ?? Infinity, model.length));
  }
  return [...lengths].sort(([a, lengthA], [b, lengthB]) => lengthA - lengthB || a - b).map(([ordinal]) => ordinal);
}
