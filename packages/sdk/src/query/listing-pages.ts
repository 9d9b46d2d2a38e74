import { listingPageSize } from '@basin/domain';
import type { ListedProducts, ListProducts, Products } from '@basin/sdk';
import type { QueryKey } from './queries.ts';

/** The options of an infinite query for a listing. */
export interface ListingPages {
  readonly queryKey: QueryKey;
  readonly queryFn: (page: { readonly pageParam: number }) => Promise<ListedProducts>;
  readonly initialPageParam: number;
  /** Returns the number of products to skip for the next page; undefined when all are loaded. */
  readonly getNextPageParam: (last: ListedProducts, pages: readonly ListedProducts[]) => number | undefined;
}

/**
 * Returns the options of an infinite query for a listing with "show more": `useInfiniteQuery(listingPages(sdk, {
 * category }))`.
 */
export const listingPages = (sdk: { readonly products: Products }, wanted: ListProducts = {}): ListingPages => ({
  queryKey: ['basin', 'products', 'listPages', wanted],
  queryFn: ({ pageParam }) => sdk.products.list({ limit: listingPageSize, ...wanted, skip: pageParam }),
  initialPageParam: wanted.skip ?? 0,
  getNextPageParam: ({ total, products }, pages) => {
    const shown = (wanted.skip ?? 0) + pages.reduce((sum, page) => sum + page.products.length, 0);
    return products.length > 0 && shown < total ? shown : undefined;
  },
});
