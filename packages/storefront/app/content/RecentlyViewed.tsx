import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { ProductRow } from '../components/ProductRow.tsx';
import type { ProductCardView } from '../catalogue/product-card.ts';
import { recentlyViewed } from '../recent/recent-lists.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import type { PartProps } from './ContentPage.tsx';

/** Products that this browser has shown before; it alone knows them, so they come when scripts run. */
export function RecentlyViewed({ view: { heading } }: PartProps<'recently-viewed'>) {
  const { path } = useLanguage();
  const { load, data } = useFetcher<ProductCardView[]>();
  useEffect(() => {
    const skus = recentlyViewed.read();
    if (skus.length > 0) void load(`${path('/product-cards')}?sku=${skus.join()}`);
  }, [load, path]);
  return <ProductRow heading={heading} products={data ?? []} />;
}
