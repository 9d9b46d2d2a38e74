import { Accordion, Link } from '@basin/react-ui';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { RoomFilter } from './find-rooms.server.ts';
import styles from './RoomFilters.module.css';

/** The room filters. Each value is a link to the same page with it, so no script is needed. */
export function RoomFilters({ filters }: { readonly filters: readonly RoomFilter[] }) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const chosen = filters.flatMap(({ name, chosen: value }) => (value === '' ? [] : [[name, value] as const]));
  const hrefOf = (name: string, value: string) => {
    const search = new URLSearchParams(chosen.map(([...pair]) => pair));
    if (value === '') search.delete(name);
    else search.set(name, value);
    return search.size > 0 ? `${pathname}?${search.toString()}` : pathname;
  };
  const items = filters.map(({ name, label, values, chosen: value }) => ({
    id: name,
    summary: label,
    note: values.find(({ key }) => key === value)?.label ?? t('rooms.any'),
    children: (
      <ul className={styles.values}>
        {[{ key: '', label: t('rooms.any') }, ...values].map(({ key, label: text }) => (
          <li key={key}>
            <Link
              href={hrefOf(name, key)}
              rel="nofollow" // filters combine into thousands of URLs with the same rooms
              variant="quiet"
              aria-current={key === value || undefined}
              onClick={closeFilter}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    ),
  }));
  return (
    <nav aria-label={t('listing.filters')}>
      <Accordion exclusive items={items} className={styles.filters} />
      {chosen.length > 0 && (
        <Link href={pathname} className={styles.clear}>
          {t('listing.filters.clear')}
        </Link>
      )}
    </nav>
  );
}

/** Closes the filter of the chosen value and moves focus to its summary. */
function closeFilter({ currentTarget }: MouseEvent): void {
  const filter = currentTarget.closest('details');
  filter?.removeAttribute('open');
  filter?.querySelector('summary')?.focus();
}
