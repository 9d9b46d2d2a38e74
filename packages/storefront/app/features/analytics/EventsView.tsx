import { Disclosure } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { ReportedEvent } from './adapters.ts';
import styles from './EventsView.module.css';

/** Lists the latest events for anyone who configures analytics. */
export function EventsView({ events }: { readonly events: readonly ReportedEvent[] }) {
  const { t } = useLanguage();
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
