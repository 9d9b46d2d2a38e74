import type { TypedFastBitSet } from 'typedfastbitset';
import { emptySet } from './facet-column.ts';

/** The entries that a key leads to: ids, slugs, skus. A key has few entries and is never counted. */
export class KeyColumn {
  readonly #ordinals = new Map<string, number | number[]>();
  #size = 0;

  /** The keys of the next entry. */
  add(keys: readonly string[]): void {
    const ordinal = this.#size++;
    for (const key of new Set(keys)) {
      const known = this.#ordinals.get(key);
      if (known === undefined) this.#ordinals.set(key, ordinal);
      else if (typeof known === 'number') this.#ordinals.set(key, [known, ordinal]);
      else known.push(ordinal);
    }
  }

  /** The entries that have one of the keys. */
  select(keys: readonly string[]): TypedFastBitSet {
    const selected = emptySet(this.#size);
    for (const key of keys) {
      for (const ordinal of [this.#ordinals.get(key) ?? []].flat()) selected.add(ordinal);
    }
    return selected;
  }
}
