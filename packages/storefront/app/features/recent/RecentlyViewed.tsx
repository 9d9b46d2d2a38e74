import { Button } from '@basin/react-ui';
import { useEffect, useState, type MouseEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { PendingRow, ProductRow, type ProductCardView } from '../catalogue/index.ts';
import { recentLists } from './recent-lists.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

interface RecentlyViewedProps {
  readonly view: { readonly heading: string };
}

/** The products recently viewed in this browser. Only the browser has the list, so the row appears after hydration. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  return <Row key={useLocation().pathname} {...props} />; // from one product to the next the list has changed
}

function Row({ view: { heading } }: RecentlyViewedProps) {
  const { t, path } = useLanguage();
  const [isCleared, setIsCleared] = useState(false);
  const { load, data, state } = useFetcher<ProductCardView[]>();
  useEffect(() => {
    const skus = recentLists().viewedSkus();
    if (skus.length > 0) void load(`${path('/product-cards')}?sku=${skus.join()}`);
  }, [load, path]);
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    recentLists().clearViewed();
    currentTarget.closest('section')?.querySelector('h2')?.focus(); // the button disappears
    setIsCleared(true);
  };
  if (state === 'loading' && !data) return <PendingRow heading={heading} />;
  return (
    <ProductRow
      heading={heading}
      products={isCleared ? [] : (data ?? [])}
      emptyText={isCleared ? t('recent.cleared') : undefined}
      action={
        !isCleared && (
          <Button size="small" variant="quiet" onClick={clear}>
            {t('recent.clear')}
          </Button>
        )
      }
    />
  );
}
