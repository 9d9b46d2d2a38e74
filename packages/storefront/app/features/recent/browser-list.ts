/** A list that a browser keeps under a key. What it holds may be of an older version or someone else's: then it is empty. */
export interface BrowserList<Item> {
  readonly read: () => Item[];
  readonly write: (items: readonly Item[]) => void;
}

/** @param isItem tells what may stand in the list */
export function browserList<Item>(key: string, isItem: (value: unknown) => value is Item): BrowserList<Item> {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        return Array.isArray(kept) ? kept.filter(isItem) : [];
      } catch {
        return []; // storage is closed to us, or holds no JSON
      }
    },
    write(items) {
      try {
        localStorage.setItem(key, JSON.stringify(items));
      } catch {
        // a full or closed storage keeps nothing; the page works without it
      }
    },
  };
}
