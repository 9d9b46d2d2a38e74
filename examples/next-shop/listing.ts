import { productSorts, type ListProducts, type ProductFilters, type ProductSort } from '@basin/sdk';

/** What Next gives for `?a=1&a=2`. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** What the address of a listing says. */
export interface Wanted {
  readonly category: string;
  readonly sort: ProductSort;
  readonly filters: ProductFilters;
  /** From 1. */
  readonly page: number;
}

const pageSize = 24;

/** Reads `?category=basins&sort=newest&filter=finish:chrome&filter=finish:brass&page=2`; what cannot be read is left out. */
export function wantedBy(params: SearchParams): Wanted {
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

export function addressOf({ category, sort, filters, page }: Wanted): string {
  const chosen = Object.entries(filters).flatMap(([name, keys]) => keys.map((key) => ['filter', `${name}:${key}`]));
  const params = [['category', category], ['sort', sort], ...chosen, ['page', String(page)]];
  return `/?${new URLSearchParams(params).toString()}`;
}

/** The listing with a value chosen, or not chosen any more, from its first page on. */
export function toggled(wanted: Wanted, name: string, key: string): Wanted {
  const { [name]: chosen = [], ...others } = wanted.filters;
  const keys = chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
  return { ...wanted, page: 1, filters: keys.length > 0 ? { ...others, [name]: keys } : others };
}

/** What the SDK is asked for. */
export const questionOf = ({ page, ...wanted }: Wanted): ListProducts => ({
  ...wanted,
  skip: (page - 1) * pageSize,
  limit: pageSize,
});

/** What comes after this page of a listing; undefined at its end. */
export const nextOf = (wanted: Wanted, total: number): Wanted | undefined =>
  wanted.page * pageSize < total ? { ...wanted, page: wanted.page + 1 } : undefined;
