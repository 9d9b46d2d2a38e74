import type { ValueCount } from './facet-column.ts';
import type { RangeCounts } from './number-column.ts';
import type { Clause, Query, TermsClause } from './query.ts';
import type { Vocabulary } from './synonyms.ts';
import type { EntryTexts } from './word-index.ts';

/** An indexed document, with the wire names of its fields. */
export interface Entry {
  readonly id: string;
  /** Exact values that can be searched for but are not counted. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Exact values that are counted. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly numbers: Readonly<Record<string, number | undefined>>;
  /** Texts to sort by. */
  readonly titles: Readonly<Record<string, string>>;
  readonly texts: EntryTexts;
  readonly models: readonly string[];
  /** The number of variants that the document represents. */
  readonly variantCount: number;
  /** The default sort order: lower comes first. */
  readonly rank: number;
}

export interface Sort {
  readonly field: string;
  readonly direction: 1 | -1;
}

export interface Preference {
  readonly clause: TermsClause;
  /** At most 100. */
  readonly weight: number;
}

export interface EntryQuery {
  readonly query: Query;
  /** Restrictions on all results, also for the counts. */
  readonly scope?: readonly Clause[];
  /** The filters that the shopper has selected. */
  readonly filters: readonly Clause[];
  /** Defaults to best match first, or to rank. */
  readonly sort?: Sort | undefined;
  readonly start: number;
  readonly rows: number;
  /** The last word may be unfinished. */
  readonly isTyping?: boolean;
  /** The synonyms of words; none by default. */
  readonly vocabulary?: Vocabulary;
  /** Categories whose products come first among the results of words, by descending weight. */
  readonly preferred?: readonly Preference[];
  /** The fields whose values or number ranges are counted. */
  readonly counts?: { readonly facets: readonly string[]; readonly ranges: readonly string[] };
}

/** The result of any query on an empty catalogue, which has no fields. */
export const emptyResult = (): MatchedEntries => ({
  total: 0,
  variantTotal: 0,
  isNear: false,
  ids: [],
  facets: new Map(),
  ranges: new Map(),
});

export interface MatchedEntries {
  readonly total: number;
  /** The number of variants of all found documents. */
  readonly variantTotal: number;
  /** No document matches the typed words exactly: these are near matches. */
  readonly isNear: boolean;
  /** The ids of the page. */
  readonly ids: readonly string[];
  readonly facets: ReadonlyMap<string, readonly ValueCount[]>;
  readonly ranges: ReadonlyMap<string, RangeCounts>;
}
