/** Some of a list, from its beginning to its end; all of it when it has no more. */
export const some = <Item>(items: readonly Item[], count: number): Item[] =>
  count >= items.length
    ? [...items]
    : Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as Item);
