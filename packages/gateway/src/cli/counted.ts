/** Returns a count with its noun, such as `1 page` or `2 pages`. All plurals end with an s; `stock` has none. */
export const counted = (count: number, plural: string): string =>
  `${count} ${count === 1 ? plural.replace(/s$/, '') : plural}`;
