import { Disclosure, Link, Text } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { ReportedEvent } from './adapters.ts';
import styles from './EventsView.module.css';

interface EventsViewProps {
  /** Undefined while the visitor has not given consent. */
  readonly events?: readonly ReportedEvent[];
}

/** Lists the latest events for anyone who configures analytics. */
export default function EventsView({ events }: EventsViewProps) {
  const { t, path } = useLanguage();
  return (
    <aside aria-label={t('consent.events')} className={styles.root}>
      <Disclosure summary={`${t('consent.events')} (${events?.length ?? 0})`} open>
        {events === undefined && (
          <Text size="s">
            {t('consent.events.none')} <Link href={path('/privacy-choices')}>{t('consent.choices')}</Link>
          </Text>
        )}
        <ol className={styles.events}>
          {events?.map(({ name, details, user }, index) => (
            <li key={index}>
              <strong>{name}</strong> <code>{JSON.stringify({ ...details, user })}</code>
            </li>
          ))}
        </ol>
      </Disclosure>
    </aside>
  );
}
