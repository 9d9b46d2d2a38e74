import { Chip, Link } from '@basin/react-ui';
import { useLocation } from 'react-router';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import styles from './ActiveFilters.module.css';
import { facetSearch, listingSearch, unfilteredSearch, type ListingState } from './listing-state.ts';
import type { FacetView, ListingView, PriceScale } from './listing-view.ts';

export interface ActiveFiltersProps {
  readonly state: ListingState;
  readonly view: Pick<ListingView, 'facets' | 'price'>;
}

/** The active filters, each a link to the listing without it. */
export function ActiveFilters({ state, view: { facets, price } }: ActiveFiltersProps) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const priceText = usePriceText(state, price);
  const filters = [...state.query.facets].flatMap(([field, values]) =>
    values.map((key) => ({
      key: `${field}:${key}`,
      label: labelOf(facets, field, key),
      search: facetSearch(state, field, key),
    })),
  );
  if (priceText) filters.push({ key: 'price', label: priceText, search: listingSearch(state, noPrice) });
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t('listing.filters.active')} className={styles.root}>
      {filters.map(({ key, label, search }) => (
        <li key={key}>
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

const labelOf = (facets: readonly FacetView[], field: string, key: string) =>
  facets.find((facet) => facet.field === field)?.values.find((value) => value.key === key)?.label ?? key;

const noPrice = { priceFrom: undefined, priceTo: undefined };

function usePriceText({ priceFrom, priceTo }: ListingState, price: PriceScale | null): string | undefined {
  const { t, wholePrice } = useLanguage();
  const low = priceFrom ?? price?.min ?? 0;
  const high = priceTo ?? price?.max;
  if (high === undefined || (low <= (price?.min ?? 0) && high >= (price?.max ?? Infinity))) return undefined;
  return t('listing.price.range', { low: wholePrice(low), high: wholePrice(high) });
}
