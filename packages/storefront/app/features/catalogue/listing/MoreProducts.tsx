import { listingPageSize } from '@basin/domain';
import { LoadMore } from '@basin/react-ui';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { afterPaint } from '../../../shell/document/after-paint.ts';
import { useIsInBrowser } from '../../../shell/document/use-is-in-browser.ts';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import { listingSearch, type ListingState } from './listing-state.ts';
import type { ListingView } from './listing-view.ts';

/**
 * Shows how much of the listing is visible and loads more. Without scripts the link opens the next page. With scripts
 * it opens both pages' products: they are preloaded and appended below.
 */
export function MoreProducts({ state, view }: { state: ListingState; view: ListingView }) {
  const { t } = useLanguage();
  const { pathname, key } = useLocation();
  const [pressedAt, setPressedAt] = useState<string>(); // the page's key: another page has not been pressed
  const navigate = useNavigate();
  const navigation = useNavigation();
  const shown = Math.min((state.firstPage - 1) * listingPageSize + view.products.length, view.total);
  const page = state.lastPage + 1;
  const isLive = useIsInBrowser();
  const more = listingSearch(state, { page, from: isLive ? state.firstPage : undefined });
  const isPending = pressedAt === key || navigation.state === 'loading';
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined || view.products.length <= firstNew.current) return;
    cardLinkAt(firstNew.current)?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [view.products.length]);
  const addBelow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (isPending) return;
    firstNew.current = view.products.length;
    setPressedAt(key);
    afterPaint(() => void navigate({ search: more }, { replace: true, preventScrollReset: true }));
  };
  return (
    <LoadMore
      summary={t('listing.shown', { shown, total: view.total })}
      shown={shown}
      total={view.total}
      href={shown < view.total ? pathname + more : undefined}
      pending={isPending}
      onClick={addBelow}
    >
      {t('listing.loadMore')}
    </LoadMore>
  );
}

/** After loading more, moves focus to the first new product. */
const cardLinkAt = (index: number) =>
  document.querySelectorAll('main [data-media]')[index]?.querySelector<HTMLElement>('a[href]');
