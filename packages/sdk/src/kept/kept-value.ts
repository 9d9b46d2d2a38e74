/** A place for texts by name: `localStorage`, or `sessionStorage` for what ends with the visit. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A value that outlives the page. */
export interface KeptValue<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
}

/**
 * A value in a browser's storage. What is not there or is of another form reads as nothing; a storage that is full or
 * closed keeps nothing, and no page breaks on it.
 */
export function keptValue<Value>(
  storage: TextStorage,
  key: string,
  { nothing, isValue }: { readonly nothing: Value; readonly isValue: (value: unknown) => boolean },
): KeptValue<Value> {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        return isValue(value) ? (value as Value) : nothing;
      } catch {
        return nothing;
      }
    },
    write(value) {
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch {
        // full, or closed by the shopper's settings: the next visit begins anew
      }
    },
  };
}
