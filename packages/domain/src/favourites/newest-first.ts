/** Favourites by the time they were added, newest first; of one time in their order. @see catalogue spec §9 */
export function newestFirst<Item extends { readonly addedAt: string }>(items: readonly Item[]): Item[] {
  const times = new Map(items.map((item) => [item, Date.parse(item.addedAt)])); // parsed once each, not once a comparison
  return items.toSorted((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
}
