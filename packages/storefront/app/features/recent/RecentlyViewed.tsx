import { Button } from '@basin/react-ui';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { PendingRow, ProductRow, type ProductCardView } from '../catalogue/index.ts';
import { recentLists } from './recent-lists.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

interface RecentlyViewedProps {
  readonly view: { readonly heading: string };
}

/** The products recently viewed in this browser. Only the browser has the list, so the row appears after hydration. */
export function RecentlyViewed({ view: { heading } }: RecentlyViewedProps) {
  const { t, path } = useLanguage();
  const [isCleared, setIsCleared] = useState(false);
  const { load, data, state } = useFetcher<ProductCardView[]>();
  useEffect(() => {
    const skus = recentLists().viewedSkus();
    if (skus.length > 0) void load(`${path('/product-cards')}?sku=${skus.join()}`);
  }, [load, path]);
  const clear = () => {
    recentLists().clearViewed();
    setIsCleared(true);
  };
  if (isCleared) return null;
  if (state === 'loading' && !data) return <PendingRow heading={heading} />;
  return (
    <ProductRow
      heading={heading}
      products={data ?? []}
      action={
        <Button size="small" variant="quiet" onClick={clear}>
          {t('recent.clear')}
        </Button>
      }
    />
  );
}
