/** Persists a built index, so that a large catalogue is searchable right after a restart. */
export interface IndexStore {
  /** Returns the last index that the same release has written, or undefined when there is none or it is damaged. */
  read(): Promise<StoredIndex | undefined>;
  write(stored: StoredIndex): Promise<void>;
}

export interface StoredIndex {
  /** The languages that it was built for. */
  readonly languages: readonly string[];
  /** Serializable data: maps, sets, arrays and typed arrays. */
  readonly data: unknown;
}
