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

/** The filters of a listing: a form whose fields are the address. With scripts each change goes there at once. */
export function Facets({ view }: { view: ListingView }) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [state, followForm, follow] = useFormAsAddress(form);
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

/** Leads to the page with all values of a filter: without scripts the others are not in it. */
function AllValues({ href }: { readonly href: string }) {
  const { t } = useLanguage();
  return (
    <Link href={href} rel="nofollow">
      {t('action.viewAll')}
    </Link>
  );
}

/** Words and order stay when a filter changes. */
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
 * Makes the address follow the form, also for what was chosen before scripts had loaded. The state is what the form was
 * last made to say, so that a box answers its press at once; after the next navigation it is what the address says.
 */
function useFormAsAddress(form: RefObject<HTMLFormElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const [pressed, setPressed] = useState({ key, search });
  const wanted = () => (form.current ? searchOfForm(form.current) : searchOfState(search));
  const follow = (flushSync = false) => {
    if (wanted() === searchOfState(search)) return;
    void navigate({ search: wanted() }, { preventScrollReset: true, flushSync });
  };
  const followAtFirst = useEffectEvent(follow);
  useEffect(() => {
    followAtFirst();
    return () => clearTimeout(timer.current);
  }, []);
  const onChange = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    const isBox = target instanceof HTMLInputElement && target.type === 'checkbox';
    if (isBox) setPressed({ key, search: wanted() });
    if (isBox)
      follow(true); // at once: the sign that it is at work waits for nothing that React has to do
    else timer.current = setTimeout(follow, debounceMs);
  };
  const state = readListingState(pressed.key === key ? pressed.search : search);
  return [state, onChange, follow] as const;
}

/** The address that sending the form leads to; bounds of the price at their ends say nothing. */
function searchOfForm(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter(([name]) => !isBoundAtItsEnd(form.elements.namedItem(name)));
  return searchOfState(new URLSearchParams(entries as [string, string][]).toString());
}

const isBoundAtItsEnd = (field: unknown) =>
  field instanceof HTMLInputElement &&
  field.type === 'number' &&
  field.value === (field.name === 'priceFrom' ? field.min : field.max);

const searchOfState = (search: string) => listingSearch(readListingState(search), {});
