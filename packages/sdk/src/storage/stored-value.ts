/** Storage of strings by key: `localStorage`, or `sessionStorage` for one visit. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A value that persists across pages. */
export interface StoredValue<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
}

/**
 * Stores a value in a browser. A missing or invalid value reads as `fallback`. When the storage is full or blocked, the
 * value is not stored and nothing is thrown.
 */
export function storedValue<Value>(
  storage: TextStorage,
  key: string,
  { fallback, isValue }: { readonly fallback: Value; readonly isValue: (value: unknown) => boolean },
): StoredValue<Value> {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        return isValue(value) ? (value as Value) : fallback;
      } catch {
        return fallback;
      }
    },
    write(value) {
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch {
        // full, or blocked by the shopper's settings: the value is not stored
      }
    },
  };
}
