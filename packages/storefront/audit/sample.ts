/** Returns up to `count` items, spread evenly over the list. */
export const sample = <Item>(items: readonly Item[], count: number): Item[] =>
  count >= items.length
    ? [...items]
    : Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as Item);
