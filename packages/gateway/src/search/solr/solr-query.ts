import type { Locale } from '@basin/domain';
import type { EntryQuery } from '../entry.ts';
import type { Clause } from '../query.ts';
import { roundGap } from '../number-column.ts';
import { languageField, productField, rankField, sortField, variantsField } from './solr-fields.ts';
import { wordQueries, type SolrQuery } from './solr-words.ts';

/** The restrictions of a query besides `q`. */
export type Restrictions = Pick<EntryQuery, 'scope' | 'filters'>;

/** Returns the queries to try until one matches. */
export function queriesOf(entryQuery: EntryQuery, locale: Locale): SolrQuery[] {
  const { query, preferred = [] } = entryQuery;
  if (query.kind === 'all') return [{ q: '*:*', isNear: false }];
  if (query.kind !== 'words') return [{ q: clauseText(query), isNear: false }];
  const queries = wordQueries(query.text, locale, entryQuery);
  if (preferred.length === 0) return queries;
  const preferences = preferred.map(({ clause, weight }) => `${clauseText(clause)}^=${weight * preference}`);
  return queries.map(({ q, isNear, isInCategories = false }) => ({
    q: `(${q}) AND (${[...(isInCategories ? [] : ['*:*']), ...preferences].join(' OR ')})`,
    isNear,
  }));
}

// greater than any word score
const preference = 10_000;

/** Returns the parameters of a page with counts, and the highest number of each range field. */
export function pageRequest(locale: Locale, query: EntryQuery, q: string): URLSearchParams {
  const { sort, start, rows, counts = { facets: [], ranges: [] } } = query;
  const byRelevance = query.query.kind === 'words' ? ['score desc'] : [];
  const order = sort ? [`${sortField(sort.field)} ${sort.direction > 0 ? 'asc' : 'desc'}`] : byRelevance;
  return request(locale, query, q, {
    fl: productField,
    start: String(start),
    rows: String(rows),
    sort: [...order, `${rankField} asc`, 'id asc'].join(', '),
    'json.facet': JSON.stringify({
      variants: `sum(${variantsField})`,
      // whether the query matches anything regardless of filters
      matched: { type: 'query', q: '*:*', domain: { excludeTags: [allFilters] } },
      ...named('facet', counts.facets, (field) => ({
        type: 'terms',
        field,
        limit: maxValues,
        mincount: 1,
        domain: domainWithout(field, query),
      })),
      ...named('highest', counts.ranges, (field) => ({
        type: 'query',
        q: '*:*',
        domain: domainWithout(field, query),
        facet: { highest: `max(${field})` },
      })),
    }),
  });
}

/** Returns the parameters to count ranges of a round width, from 0 to the highest number of each field. */
export function rangesRequest(locale: Locale, query: EntryQuery, q: string, highest: ReadonlyMap<string, number>) {
  const fields = query.counts?.ranges ?? [];
  return request(locale, query, q, {
    rows: '0',
    'json.facet': JSON.stringify(
      named('range', fields, (field) => {
        const { end, gap } = rangesUpTo(highest.get(field) ?? 0);
        return { type: 'range', field, start: 0, end, gap, include: 'lower', domain: domainWithout(field, query) };
      }),
    ),
  });
}

/** Returns the ranges that include every number up to the highest. */
export function rangesUpTo(highest: number): { end: number; gap: number; count: number } {
  const gap = roundGap(highest);
  const count = Math.floor(highest / gap) + 1;
  return { end: count * gap, gap, count };
}

const maxValues = 100;
/** The tag of all filters; each also has the tag of its field. */
const allFilters = 'every';
const tagOf = (field: string): string => `by_${field.replaceAll('.', '_')}`;

function request(locale: Locale, { scope = [], filters }: Restrictions, q: string, rest: Record<string, string>) {
  // names the parser, because a custom request handler may have another default
  const parameters = new URLSearchParams({ q, defType: 'lucene', 'q.op': 'OR', wt: 'json', ...rest });
  parameters.append('fq', `${languageField}:"${locale}"`);
  for (const clause of scope) parameters.append('fq', `{!tag=${allFilters}}${clauseText(clause)}`);
  for (const clause of filters)
    parameters.append('fq', `{!tag=${allFilters},${tagOf(clause.field)}}${clauseText(clause)}`);
  return parameters;
}

/** Returns the domain of a field's counts, which ignores the filters on the field itself. */
function domainWithout(field: string, { filters }: Restrictions): { excludeTags: string[] } | undefined {
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
