import { SelectField } from '@basin/react-ui';
import { useNavigate } from 'react-router';
import { HiddenFields } from '../../../shell/forms/HiddenFields.tsx';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import { afterPaint } from '../../../shell/document/after-paint.ts';
import { listingSearch, listingSorts, readListingState, type ListingSort } from './listing-state.ts';
import { usePressedFilters } from './pressed-filters.tsx';
import styles from './SortField.module.css';

/** The sort order of a listing. Without scripts a button submits the choice. */
export function SortField() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { search, press } = usePressedFilters();
  const state = readListingState(search);
  const choose = (sort: string) => {
    const sorted = listingSearch(state, { sort });
    press(sorted);
    afterPaint(() => void navigate({ search: sorted }, { preventScrollReset: true }));
  };
  const parameters = [...state.query.parameters].filter(([name]) => !['sort', 'page', 'from', 'open'].includes(name));
  const textOf = (sort: ListingSort) =>
    t(sort === 'relevance' && state.keyword !== '' ? 'search.sort.relevance' : `listing.sort.${sort}`);
  const facets = [...state.query.facets].flatMap(([name, values]) => values.map((value) => [name, value] as const));
  return (
    <form className={styles.root}>
      <HiddenFields fields={[...parameters, ...facets]} />
      <SelectField
        inline
        label={t('listing.sort')}
        name="sort"
        value={state.sort}
        options={listingSorts.map((sort) => ({ value: sort, label: textOf(sort) }))}
        onValueChange={choose}
      />
      <button className={styles.submit}>{t('action.apply')}</button>
    </form>
  );
}
