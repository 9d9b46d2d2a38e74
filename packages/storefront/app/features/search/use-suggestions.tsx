import { Icon, type ComboboxOption } from '@basin/react-ui';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { usePrice } from '../catalogue/index.ts';
import { recentLists } from '../recent/index.ts';
import { useImages } from '../../shell/pictures/use-images.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './SearchField.module.css';
import type { SuggestedProduct, SuggestionsView } from './suggestions.ts';
import { useSearchPath } from './use-search-path.ts';

/**
 * Returns the suggestions for the typed words, with the path as value: products, pages, service parts and all results.
 * Before the second letter they are recent and popular searches. `noResultsText` is to be announced when nothing was
 * found, so that the last row stands alone.
 *
 * @param hasStarters whether to suggest anything before the second letter
 */
export function useSearchSuggestions(hasStarters: boolean) {
  const { path } = useLanguage();
  const found = useFetcher<SuggestionsView>();
  const top = useFetcher<SuggestionsView>();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const foundOptions = useFoundOptions();
  const starters = useStarters();
  const suggestions = path('/search/suggestions');
  const ask = (text: string) => {
    const keyword = text.trim();
    setTyped(keyword);
    if (keyword.length > 1) return void found.load(`${suggestions}?${new URLSearchParams({ keyword }).toString()}`);
    if (!hasStarters) return;
    setRecent(recentSearches());
    if (!top.data && top.state === 'idle') void top.load(suggestions);
  };
  if (typed.length > 1) {
    const options = found.data ? foundOptions(found.data) : [];
    return { options, noResultsText: options.length === 1 ? found.data?.last?.label : undefined, ask };
  }
  return { options: hasStarters ? starters(recent, top.data) : [], ask };
}

const maxRecentSearches = 5;

/** Returns the recent searches in this browser, newest first. */
export const recentSearches = (): string[] =>
  recentLists()
    .searches()
    .map(({ keyWord }) => keyWord)
    .slice(0, maxRecentSearches);

function useFoundOptions() {
  const { t } = useLanguage();
  const optionOf = useProductOption();
  return ({ products, parts, pages, last }: SuggestionsView): ComboboxOption[] => {
    const found = [
      ...products.map((each) => optionOf(each, t('search.products'))),
      ...pages.map(({ path, title, kind }) => ({
        value: path,
        label: title,
        text: '',
        group: t(`search.pages.${kind}`),
      })),
      ...parts.map((each) => optionOf(each, t('search.parts'))),
    ];
    const line = found.length > 0 ? styles.all : undefined; // below them, and it stays when they scroll
    return last ? [...found, { ...last, media: <Icon name="search" className={line} /> }] : found;
  };
}

function useStarters() {
  const { t } = useLanguage();
  const optionOf = useProductOption();
  const searchPath = useSearchPath();
  const searches = (all: readonly string[], group: string) =>
    all.map((words) => ({ value: searchPath(words), label: words, text: words, group }));
  return (recent: readonly string[], popular: SuggestionsView | undefined): ComboboxOption[] => [
    ...searches(recent, t('search.recent')),
    ...searches(popular?.searches.filter((words) => !recent.includes(words)) ?? [], t('search.top')),
    ...(popular?.products.map((each) => optionOf(each, t('search.popular'))) ?? []),
  ];
}

/** For a high-density screen. */
const pictureWidthPx = 96;

/** Returns a function that renders a product's option: picture, name, model number and price. */
function useProductOption() {
  const imageOf = useImages();
  const priceOf = usePrice();
  return ({ path, name, modelNumber, image, price, coverage }: SuggestedProduct, group: string): ComboboxOption => {
    const { current, unit } = priceOf({ price: price?.from, isFrom: price?.isRange, coverage });
    return {
      value: path,
      label: name,
      note: (
        <>
          {current} {unit} ·{' '}
          <span translate="no" className={styles.number}>
            {modelNumber}
          </span>
        </>
      ),
      media: image && <img src={imageOf(image, pictureWidthPx)} alt="" className={styles.picture} />,
      group,
      text: '', // the field keeps no name of a product that it opened
    };
  };
}
