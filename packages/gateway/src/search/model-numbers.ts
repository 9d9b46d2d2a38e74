import { foldModelNumber } from './fold-text.ts';
import { keysFrom, type SortedKeys } from './sorted-keys.ts';

const LEAST_LENGTH = 3;

/** The entries with a model number or sku that begins so, the shortest first; none when the text can be no number. */
export function entriesByModel(models: SortedKeys, text: string): number[] {
  const beginning = foldModelNumber(text);
  if (beginning.length < LEAST_LENGTH || !/\d/.test(beginning)) return [];
  const lengths = new Map<number, number>();
  for (const [model, ordinal] of keysFrom(models, beginning)) {
    lengths.set(ordinal, Math.min(lengths.get(ordinal) ?? Infinity, model.length));
  }
  return [...lengths].sort(([a, lengthA], [b, lengthB]) => lengthA - lengthB || a - b).map(([ordinal]) => ordinal);
}
