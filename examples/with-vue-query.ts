import type { Sdk } from '@basin/sdk';
import { listingPages } from '@basin/sdk/query';
import { useInfiniteQuery } from '@tanstack/vue-query';
import { computed } from 'vue';

/** A listing in Vue with "show more". */
export function useListing(sdk: Pick<Sdk, 'products'>, category: string) {
  const { data, fetchNextPage, hasNextPage, suspense } = useInfiniteQuery(listingPages(sdk, { category, limit: 3 }));
  const products = computed(() => data.value?.pages.flatMap((page) => page.products) ?? []);
  return { products, showMore: fetchNextPage, hasMore: hasNextPage, suspense };
}
