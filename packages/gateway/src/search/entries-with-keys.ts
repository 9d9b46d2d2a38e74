import type { TypedFastBitSet } from 'typedfastbitset';
import { emptySet } from './facet-column.ts';
import { keysFrom, type SortedKeys } from './sorted-keys.ts';

/** The entries, so many in all, that have one of some keys: ids, slugs, skus. Keys are never counted. */
export function entriesWithKeys(sorted: SortedKeys, keys: readonly string[], size: number): TypedFastBitSet {
  const selected = emptySet(size);
  for (const key of keys) for (const [, ordinal] of keysFrom(sorted, key, true)) selected.add(ordinal);
  return selected;
}
