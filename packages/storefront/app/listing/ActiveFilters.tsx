import { Chip, Link } from '@basin/react-ui';
import { useLocation } from 'react-router';
import { useLanguage } from '../texts/TextsProvider.tsx';
import styles from './ActiveFilters.module.css';
import { facetSearch, listingSearch, unfilteredSearch, type ListingState } from './listing-state.ts';
import type { PriceRangeView } from './listing-view.ts';

export interface ActiveFiltersProps {
  readonly state: ListingState;
  readonly price: PriceRangeView | undefined;
}

/** The filters that are on, each a link to the same listing without it. */
export function ActiveFilters({ state, price }: ActiveFiltersProps) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const priceText = usePriceText(state, price);
  const filters = [...state.query.facets].flatMap(([field, values]) =>
    values.map((label) => ({ label, search: facetSearch(state, field, label) })),
  );
  if (priceText) filters.push({ label: priceText, search: listingSearch(state, noPrice) });
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t('listing.filters.active')} className={styles.root}>
      {filters.map(({ label, search }) => (
        <li key={label}>
          <Chip href={pathname + search} removeLabel={t('listing.filters.remove', { label: '' }).trim()}>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Link href={pathname + unfilteredSearch(state)} className={styles.clear}>
          {t('listing.filters.clear')}
        </Link>
      </li>
    </ul>
  );
}

const noPrice = { priceFrom: undefined, priceTo: undefined };

function usePriceText({ priceFrom, priceTo }: ListingState, price: PriceRangeView | undefined): string | undefined {
  const { t, wholePrice } = useLanguage();
  const low = priceFrom ?? price?.min ?? 0;
  const high = priceTo ?? price?.max;
  if (high === undefined || (low <= (price?.min ?? 0) && high >= (price?.max ?? Infinity))) return undefined;
  return t('listing.price.range', { low: wholePrice(low), high: wholePrice(high) });
}
