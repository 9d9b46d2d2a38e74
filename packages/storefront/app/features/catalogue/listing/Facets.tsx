import { debounceMs } from '@basin/domain';
import { Button, Disclosure, FacetGroup, Link, RangeField } from '@basin/react-ui';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import styles from './Facets.module.css';
import { isFiltered, listingSearch, readListingState, unfilteredSearch, type ListingState } from './listing-state.ts';
import type { PriceSpread } from '@basin/sdk';
import type { FacetView, ListingView } from './listing-view.ts';

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
      {hiddenParameters(state).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {view.price && <PriceFilter state={state} range={view.price} />}
      {view.facets.map(({ field, label, values }, index) => {
        const chosen = state.query.facets.get(field) ?? [];
        const isWhole = state.openFacet === field;
        return (
          <FacetGroup
            key={field}
            legend={label}
            name={field}
            value={chosen}
            options={values.map(optionOf)}
            open={index < openAtFirst || chosen.length > 0 || isWhole}
            fallback={isWhole ? undefined : <AllValues href={pathname + listingSearch(state, { open: field })} />}
            more={t('action.showMore')}
            less={t('action.showLess')}
          />
        );
      })}
      <div className={styles.foot}>
        {isFiltered(state) && <Link href={pathname + unfilteredSearch(state)}>{t('listing.filters.clear')}</Link>}
        <Button type="submit" variant="primary" wide>
          {t('listing.filters.show', { count: view.total })}
        </Button>
      </div>
    </form>
  );
}

const optionOf = ({ key, label = key, count }: FacetView['values'][number]) => ({
  value: key,
  label,
  note: count > 0 ? count : undefined,
});

/** Links to the page with all values of a filter, for browsers without scripts. */
function AllValues({ href }: { readonly href: string }) {
  const { t } = useLanguage();
  return (
    <Link href={href} rel="nofollow">
      {t('action.viewAll')}
    </Link>
  );
}

/** Hidden fields that preserve the search words and sort order when a filter changes. */
const hiddenParameters = ({ query }: ListingState) =>
  [...query.parameters].filter(([name]) => !['page', 'from', 'open', 'priceFrom', 'priceTo'].includes(name));

function PriceFilter({ state, range }: { state: ListingState; range: PriceSpread }) {
  const { t, wholePrice } = useLanguage();
  const { min, max, step, counts } = range;
  const chosen = [state.priceFrom ?? min, state.priceTo ?? max] as const;
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
}

/**
 * Keeps the URL in step with the form, including choices made before hydration. The state reflects the form immediately
 * after a click and the URL after the next navigation.
 */
function useFormAsUrl(form: RefObject<HTMLFormElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const [pressed, setPressed] = useState({ key, search });
  const nextSearch = () => (form.current ? searchOfForm(form.current) : searchOfState(search));
  const follow = (flushSync = false) => {
    if (nextSearch() === searchOfState(search)) return;
    void navigate({ search: nextSearch() }, { preventScrollReset: true, flushSync });
  };
  const followAtFirst = useEffectEvent(follow);
  useEffect(() => {
    followAtFirst();
    return () => clearTimeout(timer.current);
  }, []);
  const onChange = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    const isBox = target instanceof HTMLInputElement && target.type === 'checkbox';
    if (isBox) setPressed({ key, search: nextSearch() });
    if (isBox)
      follow(true); // synchronous, so that the pending state shows before React does other work
    else timer.current = setTimeout(follow, debounceMs);
  };
  const state = readListingState(pressed.key === key ? pressed.search : search);
  return [state, onChange, follow] as const;
}

/** Returns the query string of a submitted form, without price bounds at the ends of their range. */
function searchOfForm(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter(([name]) => !isUnchangedBound(form.elements.namedItem(name)));
  return searchOfState(new URLSearchParams(entries as [string, string][]).toString());
}

const isUnchangedBound = (field: unknown) =>
  field instanceof HTMLInputElement &&
  field.type === 'number' &&
  field.value === (field.name === 'priceFrom' ? field.min : field.max);

const searchOfState = (search: string) => listingSearch(readListingState(search), {});
