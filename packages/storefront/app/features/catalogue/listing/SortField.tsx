import { Icon } from '@basin/react-ui';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import { listingSearch, listingSorts, type ListingState } from './listing-state.ts';
import styles from './SortField.module.css';

/** The order of a listing. Without scripts a button beside it sends the choice. */
export function SortField({ state }: { state: ListingState }) {
  const { t } = useLanguage();
  const id = useId();
  const navigate = useNavigate();
  const choose = (sort: string) => navigate({ search: listingSearch(state, { sort }) }, { preventScrollReset: true });
  const kept = [...state.query.parameters].filter(([name]) => !['sort', 'page', 'from'].includes(name));
  const facets = [...state.query.facets].flatMap(([name, values]) => values.map((value) => [name, value] as const));
  return (
    <form className={styles.root}>
      {[...kept, ...facets].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{t('listing.sort')}</label>
      <span className={styles.field}>
        <select
          id={id}
          name="sort"
          value={state.sort}
          className={styles.select}
          onChange={(event) => void choose(event.currentTarget.value)}
        >
          {listingSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`listing.sort.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" width={14} height={14} className={styles.mark} />
      </span>
      <button className={styles.submit}>{t('action.apply')}</button>
    </form>
  );
}
