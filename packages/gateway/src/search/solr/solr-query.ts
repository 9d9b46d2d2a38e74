import type { Locale } from '@basin/domain';
import type { EntryQuery } from '../entry.ts';
import type { Clause } from '../query.ts';
import { roundGap } from '../number-column.ts';
import { LANGUAGE, PRODUCT, RANK, sortField, VARIANTS } from './solr-fields.ts';
import { wordQueries, type SolrQuery } from './solr-words.ts';

/** Everything that a question says, without its `q`. */
export type Choices = Pick<EntryQuery, 'scope' | 'filters'>;

/** The queries to try until one finds something. */
export function queriesOf(question: EntryQuery, locale: Locale): SolrQuery[] {
  const { query, preferred = [] } = question;
  if (query.kind === 'all') return [{ q: '*:*', isNear: false }];
  if (query.kind !== 'words') return [{ q: clauseText(query), isNear: false }];
  const queries = wordQueries(query.text, locale, question);
  if (preferred.length === 0) return queries;
  const preferences = preferred.map(({ clause, weight }) => `${clauseText(clause)}^=${weight * PREFERENCE}`);
  return queries.map(({ q, isNear, isInCategories = false }) => ({
    q: `(${q}) AND (${[...(isInCategories ? [] : ['*:*']), ...preferences].join(' OR ')})`,
    isNear,
  }));
}

// no words are worth as much as a preference
const PREFERENCE = 10_000;

/** A page with its counts, and the highest number of each field that is counted in ranges. */
export function pageRequest(locale: Locale, query: EntryQuery, q: string): URLSearchParams {
  const { sort, start, rows, counts = { facets: [], ranges: [] } } = query;
  const byRelevance = query.query.kind === 'words' ? ['score desc'] : [];
  const order = sort ? [`${sortField(sort.field)} ${sort.direction > 0 ? 'asc' : 'desc'}`] : byRelevance;
  return request(locale, query, q, {
    fl: PRODUCT,
    start: String(start),
    rows: String(rows),
    sort: [...order, `${RANK} asc`, 'id asc'].join(', '),
    'json.facet': JSON.stringify({
      variants: `sum(${VARIANTS})`,
      // whether the query finds anything at all, whatever is chosen beside it
      matched: { type: 'query', q: '*:*', domain: { excludeTags: [EVERY] } },
      ...named('facet', counts.facets, (field) => ({
        type: 'terms',
        field,
        limit: MOST_VALUES,
        mincount: 1,
        domain: leavingOut(field, query),
      })),
      ...named('highest', counts.ranges, (field) => ({
        type: 'query',
        q: '*:*',
        domain: leavingOut(field, query),
        facet: { highest: `max(${field})` },
      })),
    }),
  });
}

/** The counts of ranges of a round width, from 0 up to the highest number of each field. */
export function rangesRequest(locale: Locale, query: EntryQuery, q: string, highest: ReadonlyMap<string, number>) {
  const fields = query.counts?.ranges ?? [];
  return request(locale, query, q, {
    rows: '0',
    'json.facet': JSON.stringify(
      named('range', fields, (field) => {
        const { end, gap } = rangesUpTo(highest.get(field) ?? 0);
        return { type: 'range', field, start: 0, end, gap, include: 'lower', domain: leavingOut(field, query) };
      }),
    ),
  });
}

/** The ranges that hold every number up to the highest. */
export function rangesUpTo(highest: number): { end: number; gap: number; count: number } {
  const gap = roundGap(highest);
  const count = Math.floor(highest / gap) + 1;
  return { end: count * gap, gap, count };
}

const MOST_VALUES = 100;
/** The tag of every filter; each has that of its field, too. */
const EVERY = 'every';
const tagOf = (field: string): string => `by_${field.replaceAll('.', '_')}`;

function request(locale: Locale, { scope = [], filters }: Choices, q: string, rest: Record<string, string>) {
  // the parser is named: a handler of one's own may have another by default
  const parameters = new URLSearchParams({ q, defType: 'lucene', 'q.op': 'OR', wt: 'json', ...rest });
  parameters.append('fq', `${LANGUAGE}:"${locale}"`);
  for (const clause of scope) parameters.append('fq', `{!tag=${EVERY}}${clauseText(clause)}`);
  for (const clause of filters) parameters.append('fq', `{!tag=${EVERY},${tagOf(clause.field)}}${clauseText(clause)}`);
  return parameters;
}

/** What a field is counted in: the results as they would be without the choices made in the field itself. */
function leavingOut(field: string, { filters }: Choices): { excludeTags: string[] } | undefined {
  return filters.some((clause) => clause.field === field) ? { excludeTags: [tagOf(field)] } : undefined;
}

const named = (prefix: string, fields: readonly string[], facetOf: (field: string) => object) =>
  Object.fromEntries(fields.map((field, place) => [`${prefix}${place}`, facetOf(field)]));

function clauseText(clause: Clause): string {
  const { field } = clause;
  if (clause.kind === 'range') return `${field}:[${bound(clause.low)} TO ${bound(clause.high)}]`;
  return `${field}:(${clause.values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(' OR ')})`;
}

const bound = (value: number): string => (Number.isFinite(value) ? String(value) : '*');
