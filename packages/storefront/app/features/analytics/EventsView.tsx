import { Disclosure } from '@basin/react-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { CountedEvent } from './adapters.ts';
import styles from './EventsView.module.css';

/** The last events, for whoever sets analytics up: shown from the moment that a page is opened with `#analytics` until the tab closes. */
export function EventsView({ events }: { readonly events: readonly CountedEvent[] }) {
  const { t } = useLanguage();
  if (!useIsWanted()) return null;
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

function useIsWanted(): boolean {
  const { hash } = useLocation();
  const isAsked = hash === '#analytics';
  useEffect(() => {
    if (isAsked) sessionStorage.setItem(storageKey, 'shown');
  }, [isAsked]);
  return isAsked || sessionStorage.getItem(storageKey) !== null;
}
