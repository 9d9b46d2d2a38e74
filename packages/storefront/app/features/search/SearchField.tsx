import { debounceMs } from '@basin/domain';
import { Combobox, Icon, type ComboboxOption } from '@basin/react-ui';
import type { ProductSuggestion } from '@basin/sdk';
import { useState, type SubmitEvent } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { recentLists } from '../recent/index.ts';
import { useImages } from '../../shell/pictures/use-images.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** Tells two searches of a page apart. */
  readonly label?: string;
  readonly defaultValue?: string;
  readonly className?: string | undefined;
}

/** A search with suggestions. Without scripts it is a form that leads to the results. */
export function SearchField({ label, defaultValue = '', className = '' }: SearchFieldProps) {
  const { t, path } = useLanguage();
  const navigate = useNavigate();
  const { options, ask } = useSuggestions();
  const goTo = (keyword: string) => {
    recentLists().addSearch({ keyWord: keyword, id: keyword });
    void navigate(`${path('/search')}?${new URLSearchParams({ keyword }).toString()}`);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const keyword = new FormData(event.currentTarget).get('keyword');
    if (typeof keyword !== 'string' || keyword.trim() === '') return;
    event.preventDefault();
    goTo(keyword.trim());
  };
  return (
    <form
      action={path('/search')}
      role="search"
      aria-label={label ?? t('search.label')}
      onSubmit={submit}
      className={`${styles.root} ${className}`}
    >
      <Combobox
        label={t('search.label')}
        labelHidden
        name="keyword"
        required
        defaultValue={defaultValue}
        placeholder={t('search.submit')}
        listLabel={t('search.suggestions')}
        options={options}
        status={t('search.suggestionCount', { count: options.length })}
        onQuery={ask}
        queryDelayMs={debounceMs}
        onFocus={() => ask('')}
        onSelect={({ value }) => goTo(value)}
        className={styles.field}
      />
      <button className={styles.submit}>
        <Icon name="search" label={t('search.submit')} />
      </button>
    </form>
  );
}

/** On a dense screen. */
const pictureWidthPx = 96;

/** What fits the words so far; before the second letter, what was searched for here recently and what shoppers look for most. */
function useSuggestions() {
  const { t, path } = useLanguage();
  const optionOf = useOptionOf();
  const found = useFetcher<readonly ProductSuggestion[]>();
  const top = useFetcher<readonly ProductSuggestion[]>();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const ask = (text: string) => {
    const keyword = text.trim();
    setIsAsking(keyword.length > 1);
    if (keyword.length > 1)
      return void found.load(`${path('/search/suggestions')}?${new URLSearchParams({ keyword }).toString()}`);
    setRecent(
      recentLists()
        .searches()
        .map(({ keyWord }) => keyWord),
    );
    if (!top.data && top.state === 'idle') void top.load(path('/search/suggestions'));
  };
  const options = isAsking
    ? (found.data ?? []).map((each) => optionOf(each, t(each.kind === 'product' ? 'search.products' : 'search.parts')))
    : [
        ...recent.map((keyWord): ComboboxOption => ({ value: keyWord, label: keyWord, group: t('search.recent') })),
        ...(top.data ?? []).map((each) => optionOf(each, t('search.top'))),
      ];
  return { options, ask };
}

/** Returns the function that gives a product its row of the list, with its picture. */
function useOptionOf() {
  const imageOf = useImages();
  return ({ sku, modelNumber, name, image }: ProductSuggestion, group: string): ComboboxOption => ({
    value: sku,
    label: name,
    note: modelNumber,
    media: image && <img src={imageOf(image, pictureWidthPx)} alt="" className={styles.picture} />,
    group,
  });
}
