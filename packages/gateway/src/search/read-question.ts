import { defaultLanguage, locales, type Locale } from '@basin/domain';
import type { Sort } from './entry.ts';
import { allowedClause, allowedFields, allowedQuery, allowedSort } from './field-access.ts';
import { parseClause, parseQuery } from './parse-query.ts';
import { findProfile, type Profile } from './profile.ts';
import { QueryProblem, type Clause, type Query } from './query.ts';
import type { SearchQuestion } from './search-engine.ts';

const MOST_ROWS = 100;
const LAST_START = 10_000;

/** A question that was read and may be asked. */
export interface ReadQuestion {
  readonly profile: Profile;
  readonly locale: Locale;
  readonly query: Query;
  readonly filters: readonly Clause[];
  readonly sort: Sort | undefined;
  /** Fields of the documents; none means all. */
  readonly fields: readonly string[];
  readonly rows: number;
  readonly start: number;
  readonly persona: string;
}

/**
 * Reads a question and checks it against what its caller may see.
 *
 * @throws {QueryProblem} when it cannot be read or may not be asked
 */
export function readQuestion(question: SearchQuestion): ReadQuestion {
  const { q = '', fq = [], fl = [], sort, persona, profilename, collections, start = 0 } = question;
  const profile = findProfile(profilename, collections);
  const { rows = profile.rows } = question;
  if (!(rows <= MOST_ROWS)) throw new QueryProblem(`rows is at most ${MOST_ROWS}.`);
  if (!(start <= LAST_START)) throw new QueryProblem(`start is at most ${LAST_START}.`);
  const clauses = fq.map(parseClause);
  return {
    profile,
    locale: localeOf(clauses),
    query: allowedQuery(parseQuery(q), persona),
    filters: clauses.filter(({ field }) => field !== LANGUAGE).map((clause) => allowedClause(clause, persona)),
    sort: allowedSort(sort, persona),
    fields: allowedFields(fl, persona),
    rows,
    start,
    persona,
  };
}

const LANGUAGE = 'language_s';

/** The language that is asked for; English when none is. */
function localeOf(clauses: readonly Clause[]): Locale {
  const asked = clauses.flatMap((clause) =>
    clause.kind === 'terms' && clause.field === LANGUAGE ? clause.values : [],
  );
  const [value = defaultLanguage] = asked;
  const locale = locales.find((known) => known === value);
  if (!locale || new Set(asked).size > 1) throw new QueryProblem(`${LANGUAGE} must be one of ${locales.join(', ')}.`);
  return locale;
}
