import type { Entry, EntryQuery } from '../packages/gateway/src/search/entry.ts';
import { wordsOf } from '../packages/gateway/src/search/fold-text.ts';

/** Returns the folded words of each entry, as a plain loop would store them. */
export function plainWords(entries: readonly Entry[]): ReadonlySet<string>[] {
  return entries.map(({ texts }) => new Set(wordsOf(Object.values(texts).flat().join(' '), 'en')));
}

/** Filters, counts and sorts entries with a plain loop. */
export function plainSearch(
  entries: readonly Entry[],
  words: readonly ReadonlySet<string>[],
  query: EntryQuery,
): object {
  const found = entries.filter((entry, at) => matches(entry, words[at] ?? new Set(), query));
  const facets = query.counts?.facets.map((field) => countValues(found, field));
  const ids = sorted(found, query)
    .slice(query.start, query.start + query.rows)
    .map(({ id }) => id);
  return { total: found.length, ids, facets };
}

function matches(entry: Entry, words: ReadonlySet<string>, { query, isTyping }: EntryQuery): boolean {
  if (query.kind === 'all') return true;
  if (query.kind === 'terms') return (entry.facets[query.field] ?? []).some((value) => query.values.includes(value));
  if (query.kind === 'range') return false;
  return wordsOf(query.text, 'en').every((word) =>
    isTyping ? [...words].some((each) => each.startsWith(word)) : words.has(word),
  );
}

function countValues(found: readonly Entry[], field: string): [string, number][] {
  const counts = new Map<string, number>();
  for (const entry of found) {
    for (const value of entry.facets[field] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

function sorted(found: readonly Entry[], { sort }: EntryQuery): Entry[] {
  if (!sort) return [...found].sort((one, other) => one.rank - other.rank);
  const value = (entry: Entry): number => entry.numbers[sort.field] ?? Infinity;
  return [...found].sort((one, other) => (value(one) - value(other)) * sort.direction);
}
