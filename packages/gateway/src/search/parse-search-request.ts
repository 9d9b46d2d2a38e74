import { defaultLanguage, locales, type Locale } from '@basin/domain';
import type { Sort } from './entry.ts';
import { allowedClause, allowedFields, allowedQuery, allowedSort } from './field-access.ts';
import { parseClause, parseQuery } from './parse-query.ts';
import { findProfile, type Profile } from './profile.ts';
import { QueryProblem, type Clause, type Query } from './query.ts';
import type { SearchRequest } from './search-engine.ts';

const maxRows = 100;
const maxStart = 1_000_000;

/** A parsed and permitted search request. */
export interface ParsedSearchRequest {
  readonly profile: Profile;
  readonly locale: Locale;
  readonly query: Query;
  readonly filters: readonly Clause[];
  readonly sort: Sort | undefined;
  /** The fields of the documents; empty for all. */
  readonly fields: readonly string[];
  readonly rows: number;
  readonly start: number;
  readonly persona: string;
}

/**
 * Parses a search request and checks the caller's permissions.
 *
 * @throws {QueryProblem} when it is invalid or forbidden
 */
export function parseSearchRequest(request: SearchRequest): ParsedSearchRequest {
  const { q = '', fq = [], fl = [], sort, persona, profilename, collections, start = 0 } = request;
  const profile = findProfile(profilename, collections);
  const { rows = profile.rows } = request;
  if (!(rows <= maxRows)) throw new QueryProblem(`rows must be at most ${maxRows}.`);
  if (!(start <= maxStart)) throw new QueryProblem(`start must be at most ${maxStart}.`);
  const clauses = fq.map(parseClause);
  return {
    profile,
    locale: localeOf(clauses),
    query: allowedQuery(parseQuery(q), persona),
    filters: clauses.filter(({ field }) => field !== language).map((clause) => allowedClause(clause, persona)),
    sort: allowedSort(sort, persona),
    fields: allowedFields(fl, persona),
    rows,
    start,
    persona,
  };
}

const language = 'language_s';

/** Returns the requested language; English by default. */
function localeOf(clauses: readonly Clause[]): Locale {
  const requested = clauses.flatMap((clause) =>
    clause.kind === 'terms' && clause.field === language ? clause.values : [],
  );
  const [value = defaultLanguage] = requested;
  const locale = locales.find((known) => known === value);
  if (!locale || new Set(requested).size > 1)
    throw new QueryProblem(`${language} must be one of ${locales.join(', ')}.`);
  return locale;
}
