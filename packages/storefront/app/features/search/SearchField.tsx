import { debounceMs } from '@basin/domain';
import { Combobox, Icon } from '@basin/react-ui';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { recentLists } from '../recent/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './SearchField.module.css';
import { useSearchPath } from './use-search-path.ts';
import { useSearchSuggestions } from './use-suggestions.tsx';

export interface SearchFieldProps {
  /** Distinguishes two search fields on a page. */
  readonly label?: string;
  readonly defaultValue?: string;
  /**
   * Whether search is the page's purpose. The field then has the focus, and the page itself lists recent and popular
   * searches.
   */
  readonly isPageItself?: boolean;
  readonly className?: string | undefined;
}

/** A search field with suggestions. Without scripts it is a form that opens the results. */
export function SearchField(props: SearchFieldProps) {
  const { label, defaultValue = '', isPageItself = false, className = '' } = props;
  const { t, path } = useLanguage();
  const navigate = useNavigate();
  const searchPath = useSearchPath();
  const { options, noResultsText, ask } = useSearchSuggestions(!isPageItself);
  const remember = (keyWord: string) => recentLists().addSearch({ keyWord, id: keyWord });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get('keyword');
    const keyword = typeof typed === 'string' ? typed.trim() : '';
    if (keyword === '') return;
    event.preventDefault();
    remember(keyword);
    void navigate(searchPath(keyword));
  };
  return (
    <form
      action={path('/search')}
      role="search"
      aria-label={label ?? t('search.label')}
      onSubmit={submit}
      data-page={isPageItself || undefined}
      className={`${styles.root} ${className}`}
    >
      <Combobox
        data-first-focus={isPageItself || undefined}
        label={t('search.label')}
        labelHidden
        name="keyword"
        required
        defaultValue={defaultValue}
        placeholder={t('search.submit')}
        listLabel={t('search.suggestions')}
        options={options}
        status={noResultsText ?? t('search.suggestionCount', { count: options.length })}
        onQuery={ask}
        queryDelayMs={debounceMs}
        onFocus={() => ask('')}
        onSelect={({ value, text }) => {
          if (text) remember(text);
          void navigate(value);
        }}
        className={styles.field}
      />
      <button className={styles.submit}>
        <Icon name="search" label={t('search.submit')} />
      </button>
    </form>
  );
}
