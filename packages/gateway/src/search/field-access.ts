import { guestPersona, priceField } from '@basin/domain';
import { customerGroups } from '../catalogue/index.ts';
import type { Sort } from './entry.ts';
import { QueryProblem, type Clause, type Query } from './query.ts';

/** Returns the personas whose prices a shopper may see: their own, guests, and `ANY`. */
export const visiblePersonas = (persona: string): string[] => [...new Set([persona, guestPersona, 'ANY'])];

const priceFieldPattern = /^(?:priceList\.(\w+)\.(\w+)|(priceStartingAt|discountedPriceStartingAt)\.(\w+)_d)$/;
const sort = /^(\S+) (asc|desc)$/;
const sortable = new Set(['productName_s', 'RegionLaunchDate_dt']);

/**
 * Translates a clause to the fields of the index.
 *
 * @throws {QueryProblem} for the prices of another persona, or a range of a field that is not a price
 */
export function allowedClause<Kind extends Clause>(clause: Kind, persona: string): Kind {
  const column = priceColumn(clause.field, persona);
  if (clause.kind === 'range' && column === undefined) {
    throw new QueryProblem(`${clause.field} cannot be filtered by range.`);
  }
  const field = clause.field === 'variantList.sku_ss' ? 'sku_s' : (column ?? clause.field);
  return { ...clause, field };
}

/** Translates a query to the fields of the index. @throws {QueryProblem} as `allowedClause` */
export function allowedQuery(query: Query, persona: string): Query {
  return query.kind === 'terms' || query.kind === 'range' ? allowedClause(query, persona) : query;
}

/** Parses a sort order; undefined means by relevance. @throws {QueryProblem} for a field that is not sortable */
export function allowedSort(text: string | undefined, persona: string): Sort | undefined {
  if (text === undefined) return undefined;
  const [, field = '', direction] = sort.exec(text) ?? [];
  if (field === 'score') return undefined;
  const column = priceColumn(field, persona) ?? (sortable.has(field) ? field : undefined);
  if (column === undefined) throw new QueryProblem(`${field || text} cannot be sorted by.`);
  return { field: column, direction: direction === 'desc' ? -1 : 1 };
}

/**
 * Returns the requested fields if the persona may see them.
 *
 * @throws {QueryProblem} for the prices of another persona
 */
export function allowedFields(fields: readonly string[], persona: string): readonly string[] {
  for (const field of fields) personaOf(field, persona);
  return fields;
}

/**
 * Returns the column of a price field, or undefined for other fields.
 *
 * @throws {QueryProblem} for a price of another persona
 */
export function priceColumn(field: string, persona: string): string | undefined {
  const owner = personaOf(field, persona);
  if (owner === undefined) return undefined;
  if (!/finalPrice_d$|^priceStartingAt/.test(field))
    throw new QueryProblem(`${field} cannot be searched or sorted by.`);
  const group = customerGroups.find((known) => known === owner) ?? guestPersona;
  return priceField(group);
}

function personaOf(field: string, persona: string): string | undefined {
  const match = priceFieldPattern.exec(field);
  if (!match) {
    if (/^(?:priceList|priceStartingAt|discountedPriceStartingAt)\b/.test(field))
      throw new QueryProblem(`Unknown field ${field}.`);
    return undefined;
  }
  const owner = match[1] ?? match[4] ?? '';
  if (!visiblePersonas(persona).includes(owner)) throw new QueryProblem(`The prices of ${owner} are not accessible.`);
  return owner;
}
