import { Disclosure } from '@basin/react-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { ReportedEvent } from './adapters.ts';
import styles from './EventsView.module.css';

/**
 * Lists the latest events for anyone who configures analytics. It appears when a page is opened with `#analytics` and
 * stays until the tab closes.
 */
export function EventsView({ events }: { readonly events: readonly ReportedEvent[] }) {
  const { t } = useLanguage();
  if (!useIsViewOpen()) return null;
  return (
    <aside aria-label={t('consent.events')} className={styles.root}>
      <Disclosure summary={`${t('consent.events')} (${events.length})`} open>
        <ol className={styles.events}>
          {events.map(({ name, details, user }, index) => (
            <li key={index}>
              <strong>{name}</strong> <code>{JSON.stringify({ ...details, user })}</code>
            </li>
          ))}
        </ol>
      </Disclosure>
    </aside>
  );
}

const storageKey = 'basin.analytics-view';

function useIsViewOpen(): boolean {
  const { hash } = useLocation();
  const hasHash = hash === '#analytics';
  useEffect(() => {
    if (hasHash) sessionStorage.setItem(storageKey, 'shown');
  }, [hasHash]);
  return hasHash || sessionStorage.getItem(storageKey) !== null;
}
