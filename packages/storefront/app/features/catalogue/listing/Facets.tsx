import { debounceMs } from '@basin/domain';
import { Button, Disclosure, FacetGroup, Link, RangeField } from '@basin/react-ui';
import { memo, useEffect, useEffectEvent, useRef, type RefObject, type SubmitEvent, type SyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { HiddenFields } from '../../../shell/forms/HiddenFields.tsx';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import { afterPaint } from '../../../shell/document/after-paint.ts';
import styles from './Facets.module.css';
import { isFiltered, listingSearch, readListingState, unfilteredSearch, type ListingState } from './listing-state.ts';
import type { FacetView, ListingView, PriceScale } from './listing-view.ts';
import { filtersOf, usePressedFilters } from './pressed-filters.tsx';
import { useListingState } from './use-listing-state.ts';

const openAtFirst = 3;

/**
 * The listing's filters, as a form whose fields become the query string. With scripts each change navigates at once.
 */
export function Facets({ view }: { view: ListingView }) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [state, followForm, follow] = useFormAsUrl(form);
  const closeSheet = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    follow();
    event.currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover();
  };
  return (
    <form ref={form} onChange={followForm} onSubmit={closeSheet} className={styles.root}>
      <HiddenFields fields={hiddenParameters(state)} />
      {view.price && <PriceFilter from={state.priceFrom} to={state.priceTo} range={view.price} />}
      {view.facets.map((facet, index) => (
        <Filter
          key={facet.field}
          facet={facet}
          chosen={(state.query.facets.get(facet.field) ?? none).join('\n')}
          isWhole={state.openFacet === facet.field}
          isOpenAtFirst={index < openAtFirst}
        />
      ))}
      <div className={styles.foot}>
        {isFiltered(state) && <Link href={pathname + unfilteredSearch(state)}>{t('listing.filters.clear')}</Link>}
        <Button type="submit" variant="primary" wide>
          {t('listing.filters.show', { count: view.total })}
        </Button>
      </div>
    </form>
  );
}

const none: readonly string[] = [];

interface FilterProps {
  readonly facet: FacetView;
  /** The chosen values, a line each: one text, so that a press renders only the filter that it changes. */
  readonly chosen: string;
  readonly isWhole: boolean;
  readonly isOpenAtFirst: boolean;
}

const Filter = memo(function Filter({ facet, chosen, isWhole, isOpenAtFirst }: FilterProps) {
  const { t } = useLanguage();
  const value = chosen === '' ? none : chosen.split('\n');
  return (
    <FacetGroup
      legend={facet.label}
      name={facet.field}
      value={value}
      options={facet.values.map(optionOf)}
      open={isOpenAtFirst || value.length > 0 || isWhole}
      fallback={isWhole ? undefined : <AllValues field={facet.field} />}
      more={t('action.showMore')}
      less={t('action.showLess')}
    />
  );
});

const optionOf = ({ key, label = key, count }: FacetView['values'][number]) => ({
  value: key,
  label,
  note: count > 0 ? count : undefined,
});

/** Links to the page with all values of a filter, for browsers without scripts. */
function AllValues({ field }: { readonly field: string }) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  return (
    <Link href={pathname + listingSearch(useListingState(), { open: field })} rel="nofollow">
      {t('action.viewAll')}
    </Link>
  );
}

/** Hidden fields that preserve the search words and sort order when a filter changes. */
const hiddenParameters = ({ query }: ListingState) =>
  [...query.parameters].filter(([name]) => !['page', 'from', 'open', 'priceFrom', 'priceTo'].includes(name));

interface PriceFilterProps {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly range: PriceScale;
}

const PriceFilter = memo(function PriceFilter({ from, to, range }: PriceFilterProps) {
  const { t, wholePrice } = useLanguage();
  const { min, max, step, counts } = range;
  const chosen = [from ?? min, to ?? max] as const;
  return (
    <Disclosure summary={t('listing.price')} open>
      <RangeField
        key={chosen.join()}
        legend={t('listing.price')}
        legendHidden
        low={{ label: t('listing.price.from'), name: 'priceFrom' }}
        high={{ label: t('listing.price.to'), name: 'priceTo' }}
        min={min}
        max={max}
        step={step}
        defaultValue={chosen}
        histogram={counts}
        valueText={wholePrice}
      />
    </Disclosure>
  );
});

/**
 * Keeps the URL in step with the form, including choices made before hydration. The state reflects the form immediately
 * after a click and the URL after the next navigation.
 */
function useFormAsUrl(form: RefObject<HTMLFormElement | null>) {
  const waiting = useRef<() => void>(undefined);
  const navigate = useNavigate();
  const { search: shown } = useLocation();
  const { search, press } = usePressedFilters();
  const nextSearch = () => (form.current ? searchOfForm(form.current) : filtersOf(shown));
  const follow = () => {
    if (nextSearch() !== filtersOf(shown)) void navigate({ search: nextSearch() }, { preventScrollReset: true });
  };
  const followLater = useEffectEvent(follow);
  useEffect(() => {
    followLater();
    return () => waiting.current?.();
  }, []);
  const onChange = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    waiting.current?.();
    const isBox = target instanceof HTMLInputElement && target.type === 'checkbox';
    if (isBox) press(nextSearch());
    waiting.current = isBox ? afterPaint(follow) : afterTyping(follow);
  };
  return [readListingState(search), onChange, follow] as const;
}

function afterTyping(task: () => void): () => void {
  const timer = setTimeout(task, debounceMs);
  return () => clearTimeout(timer);
}

/** Returns the query string of a submitted form, without price bounds at the ends of their range. */
function searchOfForm(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter(([name]) => !isUnchangedBound(form.elements.namedItem(name)));
  return filtersOf(new URLSearchParams(entries as [string, string][]).toString());
}

const isUnchangedBound = (field: unknown) =>
  field instanceof HTMLInputElement &&
  field.type === 'number' &&
  field.value === (field.name === 'priceFrom' ? field.min : field.max);
