import { QueryProblem, type Clause, type Query } from './query.ts';

const maxTextLength = 200;
const maxClauseLength = 20_000;
const maxValues = 100;
const maxValueLength = 200;

const clause = /^([A-Za-z_][\w.]*):(.*)$/s;
const rangePattern = /^\[(\*|-?\d{1,12}(?:\.\d{1,6})?) TO (\*|-?\d{1,12}(?:\.\d{1,6})?)\]$/;
const valuePattern = /"((?:[^"\\]|\\.)*)"|([^\s"()[\]{}:\\^~*?]+)/sy;
const or = /\s+OR\s+/y;

/**
 * Parses the parameter `q`: `*:*` (or `*.*`) matches everything, `field:…` is a clause, anything else is words.
 *
 * @throws {QueryProblem} for local parameters, and for a clause that `parseClause` rejects
 * @see wire reference §49, §56
 */
export function parseQuery(q: string): Query {
  const text = q.trim();
  if (text === '' || text === '*:*' || text === '*.*') return { kind: 'all' };
  rejectLocalParameters(text);
  if (looksLikeClause(text)) return parseClause(text);
  if (text.length > maxTextLength) throw new QueryProblem(`q has more than ${maxTextLength} characters.`);
  return { kind: 'words', text };
}

/**
 * Parses a filter: `field:"a"`, `field:("a" OR "b")` or `field:[low TO high]`.
 *
 * @throws {QueryProblem} for anything else
 * @see wire reference §G
 */
export function parseClause(text: string): Clause {
  const filter = text.trim();
  rejectLocalParameters(filter);
  if (filter.length > maxClauseLength) throw new QueryProblem(`A filter has more than ${maxClauseLength} characters.`);
  const [, field, rest = ''] = clause.exec(filter) ?? [];
  if (field === undefined) throw new QueryProblem(`A filter must be field:value, not ${quoted(filter)}.`);
  const range = rangePattern.exec(rest);
  if (range) return rangeClause(field, range[1] ?? '*', range[2] ?? '*');
  return { kind: 'terms', field, values: valuesOf(field, rest) };
}

/**
 * Distinguishes clauses from words with a colon: a clause has a dot or underscore in its field, or a quoted or
 * bracketed value.
 */
function looksLikeClause(text: string): boolean {
  const [, field = '', rest = ''] = clause.exec(text) ?? [];
  return /[._]/.test(field) || (field !== '' && /^["([{*]/.test(rest));
}

function rejectLocalParameters(text: string): void {
  if (text.startsWith('{!')) throw new QueryProblem('Local parameters are not supported.');
}

function rangeClause(field: string, lowText: string, highText: string): Clause {
  const low = lowText === '*' ? -Infinity : Number(lowText);
  const high = highText === '*' ? Infinity : Number(highText);
  if (low > high) throw new QueryProblem(`The lower bound of ${field} exceeds the upper bound.`);
  return { kind: 'range', field, low, high };
}

function valuesOf(field: string, text: string): string[] {
  const grouped = text.startsWith('(') && text.endsWith(')');
  const list = grouped ? text.slice(1, -1).trim() : text;
  const values: string[] = [];
  for (let at = 0; at < list.length;) {
    if (values.length > 0) at = matchAt(or, list, at, field)[1];
    const [value, end] = matchAt(valuePattern, list, at, field);
    values.push(value);
    at = end;
  }
  const allowed = grouped ? maxValues : 1;
  if (values.length === 0 || values.length > allowed)
    throw new QueryProblem(`${field} must have 1 to ${allowed} values.`);
  return values;
}

function matchAt(pattern: RegExp, text: string, at: number, field: string): [value: string, end: number] {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (!match) throw new QueryProblem(`Invalid value of ${field} at ${quoted(text.slice(at))}.`);
  const value = match[1]?.replaceAll(/\\(.)/gs, '$1') ?? match[2] ?? '';
  if (value.length > maxValueLength) throw new QueryProblem(`A value of ${field} is too long.`);
  return [value, pattern.lastIndex];
}

const quoted = (text: string): string => JSON.stringify(text.slice(0, 40));
