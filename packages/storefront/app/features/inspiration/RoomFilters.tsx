import { Disclosure, Link } from '@basin/react-ui';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { RoomFilter } from './find-rooms.server.ts';
import styles from './RoomFilters.module.css';

/** What rooms are narrowed by: each value is a link to the same page with it, so no script is needed. */
export function RoomFilters({ filters }: { readonly filters: readonly RoomFilter[] }) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const chosen = filters.flatMap(({ name, chosen: value }) => (value === '' ? [] : [[name, value] as const]));
  const hrefOf = (name: string, value: string) => {
    const search = new URLSearchParams(chosen.map(([...pair]) => pair));
    if (value === '') search.delete(name);
    else search.set(name, value);
    return `${pathname}?${search.toString()}`;
  };
  return (
    <nav aria-label={t('listing.filters')} className={styles.root}>
      {filters.map(({ name, label, values, chosen: value }) => (
        <Disclosure key={name} name="room-filters" summary={label} note={value || t('rooms.any')}>
          <ul className={styles.values}>
            {['', ...values].map((key) => (
              <li key={key}>
                <Link
                  href={hrefOf(name, key)}
                  variant="quiet"
                  aria-current={key === value || undefined}
                  onClick={closeAround}
                >
                  {key || t('rooms.any')}
                </Link>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
      {chosen.length > 0 && (
        <Link href={pathname} className={styles.clear}>
          {t('listing.filters.clear')}
        </Link>
      )}
    </nav>
  );
}

/** Closes the filter that a value was chosen in; the focus goes back to its line. */
function closeAround({ currentTarget }: MouseEvent): void {
  const filter = currentTarget.closest('details');
  filter?.removeAttribute('open');
  filter?.querySelector('summary')?.focus();
}
