import { Container, Icon } from '@basin/react-ui';
import { useId, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ProductGrid } from '../ProductGrid.tsx';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Facets } from './Facets.tsx';
import styles from './Listing.module.css';
import { isFiltered, type ListingState } from './listing-state.ts';
import type { ListingView } from './listing-view.ts';
import { MoreProducts } from './MoreProducts.tsx';
import { SortField } from './SortField.tsx';

export interface ListingProps {
  readonly title: string;
  readonly state: ListingState;
  readonly view: ListingView;
  /** A search is in the order of its words. */
  readonly hasSort?: boolean;
  /** Stands in for the grid when nothing is found. */
  readonly empty: ReactNode;
}

/** Products with their filters: beside them on wide screens, in a sheet on narrow ones. Both are one form. */
export function Listing({ title, state, view, hasSort = true, empty }: ListingProps) {
  const { t } = useLanguage();
  const filtersId = useId();
  const isLoading = useIsListingLoading();
  const products = view.products;
  if (products.length === 0 && !isFiltered(state)) return <Container>{empty}</Container>;
  return (
    <Container className={styles.root}>
      <div className={styles.toolbar}>
        <p role="status" className={styles.count}>
          {t('listing.count', { count: view.total })}
        </p>
        <button type="button" popoverTarget={filtersId} className={styles.open}>
          <Icon name="filter" /> {t('listing.filters')}
        </button>
        {hasSort && <SortField state={state} />}
      </div>
      <aside id={filtersId} popover="auto" aria-label={t('listing.filters')} className={styles.filters}>
        <header className={styles.head}>
          {t('listing.filters')}
          <button type="button" popoverTarget={filtersId} popoverTargetAction="hide" className={styles.close}>
            <Icon name="close" label={t('action.close')} />
          </button>
        </header>
        <Facets view={view} />
      </aside>
      <div className={styles.results} aria-busy={isLoading}>
        <ActiveFilters state={state} view={view} />
        {products.length > 0 ? <ProductGrid products={products} label={title} isListing /> : empty}
        <MoreProducts state={state} view={view} />
      </div>
    </Container>
  );
}

/** Whether another view of this same listing is on its way. */
function useIsListingLoading(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname;
}
