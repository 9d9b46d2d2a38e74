/** Stores a built index between two starts, so that a large catalogue can be searched at once. */
export interface IndexStore {
  /** What was written last, by the same release; undefined when there is nothing that can be read. */
  read(): Promise<StoredIndex | undefined>;
  write(stored: StoredIndex): Promise<void>;
}

export interface StoredIndex {
  /** The languages that it was built for. */
  readonly languages: readonly string[];
  /** Plain data: maps, sets, lists and typed arrays. */
  readonly data: unknown;
}
