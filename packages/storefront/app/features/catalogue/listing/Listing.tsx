import { Button, Container, Icon, Popover } from '@basin/react-ui';
import { useId, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ProductGrid } from '../ProductGrid.tsx';
import { useFocusAfter } from '../../../shell/document/use-focus-after.ts';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { EarlyFilters } from './EarlyFilters.tsx';
import { Facets } from './Facets.tsx';
import styles from './Listing.module.css';
import { isFiltered, type ListingState } from './listing-state.ts';
import type { ListingView } from './listing-view.ts';
import { MoreProducts } from './MoreProducts.tsx';
import { PressedFiltersProvider, usePressedFilters } from './pressed-filters.tsx';
import { SortField } from './SortField.tsx';

export interface ListingProps {
  readonly title: string;
  readonly state: ListingState;
  readonly view: ListingView;
  /** Replaces the grid when nothing is found. */
  readonly empty: ReactNode;
}

/** Products with their filters in one form: beside the grid on wide screens, in a sheet on narrow ones. */
export function Listing({ title, state, view, empty }: ListingProps) {
  const { t } = useLanguage();
  const filtersId = useId();
  const products = view.products;
  const count = useFocusAfter<HTMLParagraphElement>(useLocation().search, { preventScroll: true });
  if (products.length === 0 && !isFiltered(state)) return <Container>{empty}</Container>;
  return (
    <Container className={styles.root}>
      <PressedFiltersProvider>
        <div className={styles.toolbar}>
          <p role="status" ref={count} tabIndex={-1} className={styles.count}>
            {t('listing.count', { count: view.total })}
          </p>
          <Button variant="quiet" popoverTarget={filtersId} className={styles.open}>
            <Icon name="filter" /> {t('listing.filters')}
          </Button>
          <SortField />
        </div>
        <Popover sidebar id={filtersId} title={t('listing.filters')} closeLabel={t('action.close')}>
          <Facets view={view} />
        </Popover>
        <Results>
          <ActiveFilters state={state} view={view} />
          {products.length > 0 ? <ProductGrid products={products} label={title} isListing /> : empty}
          <MoreProducts state={state} view={view} />
        </Results>
      </PressedFiltersProvider>
      <EarlyFilters />
    </Container>
  );
}

/** Marks the results as pending while another view of the listing loads, without rendering the products again. */
function Results({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const { isWaiting } = usePressedFilters();
  return (
    <div className={styles.results} aria-busy={isWaiting || location?.pathname === pathname || undefined}>
      {children}
    </div>
  );
}
