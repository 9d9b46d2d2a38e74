import { facetFilter } from '@basin/domain';
import type { Facet } from '../../contract/facet.ts';
import type { ProductFilters } from '../products/filter-fields.ts';
import type { ProductFacet } from '../products/list-products.ts';

/** The field of the index behind each filter. */
export type FilterFields = Readonly<Record<string, string>>;

/** The questions of some filters; a filter without a value, or that nobody knows, asks nothing. */
export const questionsIn = (fields: FilterFields, filters: ProductFilters): string[] =>
  Object.entries(fields).flatMap(([name, field]) => facetFilter(field, filters[name] ?? []) ?? []);

/** The filters that an answer offers, by name; a facet of another field is left out. */
export const facetsIn = (fields: FilterFields, facets: readonly Facet[], filters: ProductFilters): ProductFacet[] =>
  facets.flatMap(({ field, label, values }) => {
    const [name] = Object.entries(fields).find(([, own]) => own === field) ?? [];
    if (name === undefined) return [];
    const chosen = filters[name] ?? [];
    const offered = values.map(({ value, count }) => ({
      ...{ key: value, label: value, count },
      isChosen: chosen.includes(value),
    }));
    return [{ name, label, values: offered }];
  });
