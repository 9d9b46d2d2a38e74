import { inLocale, type Locale } from '@basin/domain';
import type { Entry, EntryQuery, MatchedEntries } from '../../src/search/entry.ts';
import { wordsOf } from '../../src/search/fold-text.ts';
import type { Clause } from '../../src/search/query.ts';
import { noSynonyms, type Term } from '../../src/search/synonyms.ts';
import {
  attempts,
  isNear,
  requiredTerms,
  synonymWeight,
  wordImpacts,
  type MatchMode,
} from '../../src/search/word-index.ts';

/** Computes the result of a search with plain loops over the entries. Entries of other languages are in the same order. */
export function plainSearch(
  entries: readonly Entry[],
  locale: Locale,
  query: EntryQuery,
  foreign: readonly [Locale, readonly Entry[]][] = [],
): MatchedEntries {
  const matches =
    query.query.kind === 'words' ? plainMatches([[locale, entries], ...foreign], query.query.text, query) : undefined;
  const scores = matches?.scores;
  const isInScope = (entry: Entry) =>
    (query.query.kind === 'words' ? scores?.has(entry) : query.query.kind === 'all' || has(entry, query.query)) ===
      true && (query.scope ?? []).every((clause) => has(entry, clause));
  const passing = (filters: readonly Clause[]) =>
    entries.filter((entry) => isInScope(entry) && filters.every((clause) => has(entry, clause)));
  const found = passing(query.filters);
  const without = (field: string) => passing(query.filters.filter((clause) => clause.field !== field));
  const counts = query.counts ?? { facets: [], ranges: [] };
  return {
    total: found.length,
    variantTotal: found.reduce((sum, { variantCount }) => sum + variantCount, 0),
    isNear: matches?.isNear ?? false,
    ids: [...found]
      .sort(order(query, locale, entries, scores))
      .slice(query.start, query.start + query.rows)
      .map(({ id }) => id),
    facets: new Map(
      counts.facets
        .map((field) => [field, plainCounts(without(field), field)] as const)
        .filter(([, values]) => values.length > 0),
    ),
    ranges: new Map(counts.ranges.flatMap((field) => plainRanges(without(field), field))),
  };
}

function has(entry: Entry, clause: Clause): boolean {
  if (clause.kind === 'terms') return (entry.facets[clause.field] ?? []).some((value) => clause.values.includes(value));
  const value = entry.numbers[clause.field] ?? Number.NaN;
  return value >= clause.low && value <= clause.high;
}

function order(
  { sort, query, preferred = [] }: EntryQuery,
  locale: Locale,
  entries: readonly Entry[],
  scores: Map<Entry, number> | undefined,
) {
  const places = new Map(entries.map((entry, place) => [entry, place]));
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const preference = (entry: Entry) =>
    Math.max(0, ...preferred.map(({ clause, weight }) => (has(entry, clause) ? weight : 0)));
  const rounded = (entry: Entry) => Math.round((scores?.get(entry) ?? 0) * 1000);
  return (one: Entry, other: Entry): number => {
    const byRank = one.rank - other.rank || (places.get(one) ?? 0) - (places.get(other) ?? 0);
    if (!sort && query.kind !== 'words') return byRank;
    if (!sort) return preference(other) - preference(one) || rounded(other) - rounded(one) || byRank;
    if (sort.field === 'productName_s') {
      return compare(one.titles[sort.field] ?? '', other.titles[sort.field] ?? '') * sort.direction || byRank;
    }
    const [a, b] = [one.numbers[sort.field], other.numbers[sort.field]];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined) || byRank;
    return (a - b) * sort.direction || byRank;
  };
}

function plainCounts(found: readonly Entry[], field: string): [string, number][] {
  const counts = new Map<string, number>();
  for (const entry of found) {
    for (const value of new Set(entry.facets[field] ?? [])) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1)).slice(0, 100);
}

function plainRanges(found: readonly Entry[], field: string) {
  const values = found.flatMap((entry) => entry.numbers[field] ?? []);
  if (values.length === 0) return [];
  const highest = Math.max(...values);
  const gaps = [1, 2, 2.5, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000];
  const gap = gaps.find((width) => width > Math.max(highest, 24) / 24) ?? 0;
  const counts = Array.from(
    { length: Math.floor(highest / gap) + 1 },
    (_, at) => values.filter((value) => value >= at * gap && value < (at + 1) * gap).length,
  );
  return [[field, { start: 0, end: counts.length * gap, gap, counts }] as const];
}

/** The matches of the first mode and language that has any. */
function plainMatches(
  languages: readonly (readonly [Locale, readonly Entry[]])[],
  text: string,
  { isTyping = false, vocabulary = noSynonyms, preferred = [] }: EntryQuery,
): { scores: Map<Entry, number>; isNear: boolean } {
  const own = languages[0]?.[1] ?? [];
  for (const { mode, isInCategories } of attempts(isTyping, preferred.length > 0)) {
    for (const [locale, entries] of languages) {
      const found = plainScores(entries, locale, inLocale(vocabulary, locale).read(text).terms, mode);
      const scores = [...found].flatMap(([entry, score]): [Entry, number][] => {
        const same = own[entries.indexOf(entry)];
        return same && (!isInCategories || preferred.some(({ clause }) => has(same, clause))) ? [[same, score]] : [];
      });
      if (scores.length === 0) continue;
      return { scores: new Map(scores), isNear: isNear(mode) };
    }
  }
  return { scores: new Map(), isNear: false };
}

function plainScores(
  entries: readonly Entry[],
  locale: Locale,
  terms: readonly Term[],
  mode: MatchMode,
): Map<Entry, number> {
  const { impacts, rarities } = plainWords(entries, locale);
  const factorsOf = (word: string, how: MatchMode): [string, number][] =>
    [...rarities].flatMap(([known, rarity]): [string, number][] => {
      const weight = matchWeight(word, known, how);
      return weight > 0 ? [[known, weight * rarity]] : [];
    });
  const ways = terms.map((term) =>
    term.map((way, place) => ({
      weight: place === 0 ? 1 : synonymWeight,
      words: way.map((word) => factorsOf(word, place === 0 ? mode : 'exact')),
    })),
  );
  const found = new Map<Entry, number>();
  for (const [entry, its] of impacts) {
    const best = ways.map((term) =>
      Math.max(
        0,
        ...term.map(({ weight, words }) => {
          const each = words.map((factors) =>
            Math.max(0, ...factors.map(([known, factor]) => factor * Math.fround(its.get(known) ?? 0))),
          );
          return each.every((value) => value > 0) ? weight * each.reduce((sum, value) => sum + value, 0) : 0;
        }),
      ),
    );
    const having = best.filter((value) => value > 0).length;
    if (having > 0 && having >= requiredTerms(terms.length, mode))
      found.set(
        entry,
        best.reduce((sum, value) => sum + value, 0),
      );
  }
  return found;
}

interface PlainWords {
  impacts: Map<Entry, Map<string, number>>;
  rarities: Map<string, number>;
}
const knownWords = new WeakMap<readonly Entry[], PlainWords>();

function plainWords(entries: readonly Entry[], locale: Locale): PlainWords {
  const known = knownWords.get(entries);
  if (known) return known;
  const impacts = new Map(entries.map((entry) => [entry, wordImpacts(entry.texts, (text) => wordsOf(text, locale))]));
  const having = new Map<string, number>();
  for (const word of [...impacts.values()].flatMap((its) => [...its.keys()]))
    having.set(word, (having.get(word) ?? 0) + 1);
  const rarities = new Map(
    [...having].map(([word, count]) => [word, Math.log1p((entries.length - count + 0.5) / (count + 0.5))]),
  );
  knownWords.set(entries, { impacts, rarities });
  return { impacts, rarities };
}

/** How well a typed word matches a known one: exactly, as a prefix, or with a typing mistake. */
function matchWeight(word: string, known: string, mode: MatchMode): number {
  if (known === word) return 1;
  if (mode === 'exact' || mode === 'anyTerm') return 0;
  if (known.startsWith(word)) return (0.6 * word.length) / known.length;
  if (mode !== 'fuzzy') return 0;
  const isSwapped = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ).includes(known);
  if (isSwapped) return 0.6;
  const allowed = word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;
  const mistakes = editDistance(word, known);
  return allowed > 0 && mistakes <= allowed ? 0.4 / Math.max(1, mistakes) : 0;
}

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      next.push(Math.min((next[to - 1] ?? 0) + 1, (row[to] ?? 0) + 1, (row[to - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
