import { guestPersona, priceField } from '@basin/domain';
import { customerGroups } from '../catalogue/index.ts';
import type { Sort } from './entry.ts';
import { QueryProblem, type Clause, type Query } from './query.ts';

/** Personas whose prices a shopper may see: their own, those of guests, and those of anyone. */
export const visiblePersonas = (persona: string): string[] => [...new Set([persona, guestPersona, 'ANY'])];

const PRICE_FIELD = /^(?:priceList\.(\w+)\.(\w+)|(priceStartingAt|discountedPriceStartingAt)\.(\w+)_d)$/;
const SORT = /^(\S+) (asc|desc)$/;
const sortable = new Set(['productName_s', 'RegionLaunchDate_dt']);

/**
 * A clause on the index's own fields.
 *
 * @throws {QueryProblem} when it asks about the prices of another persona, or by range about what is not a price
 */
export function allowedClause<Asked extends Clause>(clause: Asked, persona: string): Asked {
  const column = priceColumn(clause.field, persona);
  if (clause.kind === 'range' && column === undefined) {
    throw new QueryProblem(`${clause.field} is not a field that can be filtered by range.`);
  }
  const field = clause.field === 'variantList.sku_ss' ? 'sku_s' : (column ?? clause.field);
  return { ...clause, field };
}

/** A query on the index's own fields. @throws {QueryProblem} as `allowedClause` */
export function allowedQuery(query: Query, persona: string): Query {
  return query.kind === 'terms' || query.kind === 'range' ? allowedClause(query, persona) : query;
}

/** What to sort by; undefined for the order of relevance. @throws {QueryProblem} for a field that is not sortable */
export function allowedSort(text: string | undefined, persona: string): Sort | undefined {
  if (text === undefined) return undefined;
  const [, field = '', direction] = SORT.exec(text) ?? [];
  if (field === 'score') return undefined;
  const column = priceColumn(field, persona) ?? (sortable.has(field) ? field : undefined);
  if (column === undefined) throw new QueryProblem(`${field || text} is not a field that can be sorted by.`);
  return { field: column, direction: direction === 'desc' ? -1 : 1 };
}

/** Fields of documents that may be asked for. @throws {QueryProblem} for the prices of another persona */
export function allowedFields(fields: readonly string[], persona: string): readonly string[] {
  for (const field of fields) personaOf(field, persona);
  return fields;
}

/** The column of a price field; undefined when the field is no price. @throws {QueryProblem} for a price of another persona */
export function priceColumn(field: string, persona: string): string | undefined {
  const owner = personaOf(field, persona);
  if (owner === undefined) return undefined;
  if (!/finalPrice_d$|^priceStartingAt/.test(field)) throw new QueryProblem(`${field} can only be shown.`);
  const group = customerGroups.find((known) => known === owner) ?? guestPersona;
  return priceField(group);
}

function personaOf(field: string, persona: string): string | undefined {
  const match = PRICE_FIELD.exec(field);
  if (!match) {
    if (/^(?:priceList|priceStartingAt|discountedPriceStartingAt)\b/.test(field))
      throw new QueryProblem(`There is no field ${field}.`);
    return undefined;
  }
  const owner = match[1] ?? match[4] ?? '';
  if (!visiblePersonas(persona).includes(owner)) throw new QueryProblem(`The prices of ${owner} cannot be asked for.`);
  return owner;
}
