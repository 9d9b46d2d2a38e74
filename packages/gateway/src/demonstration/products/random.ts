/** A reproducible random series: the same key always gives the same series. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A multiple of `step` from `from` to `to`, both included. */
  between(from: number, to: number, step?: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different items in random order, or all when there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[];
  chance(probability: number): boolean;
}

/** Creates an independent series for each key, so that one product's draws do not depend on another's. */
export function createRandom(key: string): Random {
  let state = hash(key);
  // mulberry32: its 32 bits of state are enough for a catalogue
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number, step = 1) =>
    from + step * Math.floor(next() * (Math.round((to - from) / step) + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError('cannot pick from an empty list');
    return item;
  };
  return { next, between, pick, sample: (items, count) => sample(items, count, next), chance: (p) => next() < p };
}

function sample<Item>(items: readonly Item[], count: number, next: () => number): Item[] {
  return items
    .map((item) => ({ item, rank: next() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ item }) => item);
}

/** FNV-1a over the key's code units. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) value = Math.imul(value ^ key.charCodeAt(at), 0x01000193);
  return value;
}
