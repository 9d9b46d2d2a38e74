import type { ValueCount } from './facet-column.ts';
import type { RangeCounts } from './number-column.ts';
import type { Clause, Query, TermsClause } from './query.ts';
import type { Vocabulary } from './synonyms.ts';
import type { EntryTexts } from './word-index.ts';

/** What an index knows of one document; a field's name is that on the wire. */
export interface Entry {
  readonly id: string;
  /** Exact values that lead to the document and are not counted. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Exact values that are counted. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly numbers: Readonly<Record<string, number | undefined>>;
  /** Text that documents are sorted by. */
  readonly titles: Readonly<Record<string, string>>;
  readonly texts: EntryTexts;
  readonly models: readonly string[];
  /** How many variants the document stands for. */
  readonly variantCount: number;
  /** Where it stands when nothing else decides: lower comes first. */
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
  /** What all results keep to, whatever is chosen. */
  readonly scope?: readonly Clause[];
  /** What a shopper has chosen. */
  readonly filters: readonly Clause[];
  /** Without it: best match first, or by rank. */
  readonly sort?: Sort | undefined;
  readonly start: number;
  readonly rows: number;
  /** The last word may be unfinished. */
  readonly isTyping?: boolean;
  /** What words stand for; without it, themselves. */
  readonly vocabulary?: Vocabulary;
  /** What comes first among the results of words, the heaviest before the others. */
  readonly preferred?: readonly Preference[];
  /** Which fields to count: values, and ranges of numbers. */
  readonly counts?: { readonly facets: readonly string[]; readonly ranges: readonly string[] };
}

/** An empty catalogue has no fields that could be asked for, and finds nothing whatever the question. */
export const nothingFound = (): Found => ({
  total: 0,
  variantTotal: 0,
  isNear: false,
  ids: [],
  facets: new Map(),
  ranges: new Map(),
});

export interface Found {
  readonly total: number;
  /** Variants of all documents found. */
  readonly variantTotal: number;
  /** No document has the words as they were typed: these come close. */
  readonly isNear: boolean;
  /** The ids of the page. */
  readonly ids: readonly string[];
  readonly facets: ReadonlyMap<string, readonly ValueCount[]>;
  readonly ranges: ReadonlyMap<string, RangeCounts>;
}
