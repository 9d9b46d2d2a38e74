/** Keys sorted by code units with their entries, stored as one string and two arrays to save space. */
export interface SortedKeys {
  readonly text: string;
  /** The end offset of each key in the text. */
  readonly ends: Uint32Array;
  readonly ordinals: Uint32Array;
}

/** Collects the keys of entries, one entry after the other. */
export class SortedKeysBuilder {
  readonly #keys: string[] = [];
  readonly #ordinals: number[] = [];
  #size = 0;

  /** Adds the keys of the next entry. */
  add(keys: readonly string[]): void {
    const ordinal = this.#size++;
    for (const key of new Set(keys)) {
      this.#keys.push(key);
      this.#ordinals.push(ordinal);
    }
  }

  finish(): SortedKeys {
    const [keys, ordinals] = [this.#keys, this.#ordinals];
    const order = Uint32Array.from(keys.keys()).sort((a, b) => compare(keys[a] ?? '', keys[b] ?? '') || a - b);
    let end = 0;
    return {
      text: Array.from(order, (place) => keys[place] ?? '').join(''),
      ends: Uint32Array.from(order, (place) => (end += keys[place]?.length ?? 0)),
      ordinals: Uint32Array.from(order, (place) => ordinals[place] ?? 0),
    };
  }
}

/** Yields the keys that start with a prefix, with their entries, in order; with `isExact` only keys equal to it. */
export function* keysWithPrefix(sorted: SortedKeys, prefix: string, isExact = false): Generator<[string, number]> {
  for (let place = firstPlace(sorted, prefix); place < sorted.ends.length; place++) {
    const key = keyAt(sorted, place);
    if (isExact ? key !== prefix : !key.startsWith(prefix)) return;
    yield [key, sorted.ordinals[place] ?? 0];
  }
}

/** Returns the position of the first key that is not less than a text. */
function firstPlace(sorted: SortedKeys, text: string): number {
  let low = 0;
  let high = sorted.ends.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyAt(sorted, middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const keyAt = ({ text, ends }: SortedKeys, place: number): string =>
  text.slice(place === 0 ? 0 : ends[place - 1], ends[place]);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
