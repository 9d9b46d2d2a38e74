import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { PendingRow, ProductRow, type ProductCardView } from '../catalogue/index.ts';
import { recentLists } from './recent-lists.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

interface RecentlyViewedProps {
  readonly view: { readonly heading: string };
}

/** The products recently viewed in this browser. Only the browser has the list, so the row appears after hydration. */
export function RecentlyViewed({ view: { heading } }: RecentlyViewedProps) {
  const { path } = useLanguage();
  const { load, data, state } = useFetcher<ProductCardView[]>();
  useEffect(() => {
    const skus = recentLists().viewedSkus();
    if (skus.length > 0) void load(`${path('/product-cards')}?sku=${skus.join()}`);
  }, [load, path]);
  if (state === 'loading' && !data) return <PendingRow heading={heading} />;
  return <ProductRow heading={heading} products={data ?? []} />;
}
