import type { TypedFastBitSet } from 'typedfastbitset';
import { emptySet } from './facet-column.ts';
import { keysWithPrefix, type SortedKeys } from './sorted-keys.ts';

/** Returns the set of entries with one of the given keys: ids, slugs or skus. `size` is the number of all entries. */
export function entriesWithKeys(sorted: SortedKeys, keys: readonly string[], size: number): TypedFastBitSet {
  const selected = emptySet(size);
  for (const key of keys) for (const [, ordinal] of keysWithPrefix(sorted, key, true)) selected.add(ordinal);
  return selected;
}
