import { facetFilter } from '@basin/domain';
import type { SearchResults } from '../../contract/search-response.ts';
import type { ProductFilters } from '../products/filter-fields.ts';
import type { ProductFacet } from '../products/list-products.ts';

/** The field of the index behind each filter. */
export type FilterFields = Readonly<Record<string, string>>;

/** Returns the index filters for some filters; unknown filters and filters without values are ignored. */
export const filterQueriesIn = (fields: FilterFields, filters: ProductFilters): string[] =>
  Object.entries(fields).flatMap(([name, field]) => facetFilter(field, filters[name] ?? []) ?? []);

/** Returns the filters that a response offers, by name; facets of other fields are left out. */
export const facetsIn = (
  fields: FilterFields,
  { facets, valueKeys }: Pick<SearchResults<unknown>, 'facets' | 'valueKeys'>,
  filters: ProductFilters,
): ProductFacet[] =>
  facets.flatMap(({ field, label, values }) => {
    const [name] = Object.entries(fields).find(([, own]) => own === field) ?? [];
    if (name === undefined) return [];
    const chosen = filters[name] ?? [];
    const offered = values.map(({ value, count }) => {
      const key = valueKeys[field]?.[value] ?? value;
      return { key, label: value, count, isChosen: chosen.includes(key) || chosen.includes(value) };
    });
    return [{ name, label, values: offered }];
  });
