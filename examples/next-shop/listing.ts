import { productSorts, type ListProducts, type ProductFilters, type ProductSort } from '@basin/sdk';

/** The search params that Next passes to a page, such as for `?a=1&a=2`. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The state of a listing in its URL. */
export interface ListQuery {
  readonly category: string;
  readonly sort: ProductSort;
  readonly filters: ProductFilters;
  /** From 1. */
  readonly page: number;
}

const pageSize = 24;

/** Reads `?category=basins&sort=newest&filter=finish:chrome&filter=finish:brass&page=2`. Invalid parts are ignored. */
export function readQuery(params: SearchParams): ListQuery {
  const first = (name: string) => [params[name]].flat()[0];
  const page = Number(first('page'));
  return {
    category: first('category') ?? 'bathroom-faucets',
    sort: productSorts.find((sort) => sort === first('sort')) ?? 'relevance',
    filters: filtersFrom([params.filter ?? []].flat()),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

function filtersFrom(pairs: readonly string[]): ProductFilters {
  const filters: Record<string, string[]> = {};
  for (const [, name = '', key = ''] of pairs.map((pair) => /^([^:]+):(.+)$/.exec(pair) ?? []))
    if (name !== '') (filters[name] ??= []).push(key);
  return filters;
}

export function pageUrl({ category, sort, filters, page }: ListQuery): string {
  const chosen = Object.entries(filters).flatMap(([name, keys]) => keys.map((key) => ['filter', `${name}:${key}`]));
  const params = [['category', category], ['sort', sort], ...chosen, ['page', String(page)]];
  return `/?${new URLSearchParams(params).toString()}`;
}

/** Returns the first page of the listing with a filter value added or removed. */
export function toggleFilter(query: ListQuery, name: string, key: string): ListQuery {
  const { [name]: chosen = [], ...others } = query.filters;
  const keys = chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
  return { ...query, page: 1, filters: keys.length > 0 ? { ...others, [name]: keys } : others };
}

/** Converts the state to the parameters of `products.list`. */
export const sdkQuery = ({ page, ...query }: ListQuery): ListProducts => ({
  ...query,
  skip: (page - 1) * pageSize,
  limit: pageSize,
});

/** Returns the state of the next page, or undefined on the last page. */
export const nextPage = (query: ListQuery, total: number): ListQuery | undefined =>
  query.page * pageSize < total ? { ...query, page: query.page + 1 } : undefined;
