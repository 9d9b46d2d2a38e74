/** Keys in the order of their code units, each with the entry that has it: one text and two lists, small in memory and on disk. */
export interface SortedKeys {
  readonly text: string;
  /** Where each key ends in the text. */
  readonly ends: Uint32Array;
  readonly ordinals: Uint32Array;
}

/** Gathers the keys of entries, one entry after the other. */
export class SortedKeysBuilder {
  readonly #keys: string[] = [];
  readonly #ordinals: number[] = [];
  #size = 0;

  /** The keys of the next entry. */
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

/** The keys that begin with a text, with their entries, in order; with `isWhole` those that are the text. */
export function* keysFrom(sorted: SortedKeys, beginning: string, isWhole = false): Generator<[string, number]> {
  for (let place = firstPlace(sorted, beginning); place < sorted.ends.length; place++) {
    const key = keyAt(sorted, place);
    if (isWhole ? key !== beginning : !key.startsWith(beginning)) return;
    yield [key, sorted.ordinals[place] ?? 0];
  }
}

/** Where the keys that do not come before a text begin. */
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
