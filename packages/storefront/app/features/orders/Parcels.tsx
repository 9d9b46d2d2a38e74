import { Heading, Link, Text } from '@basin/react-ui';
import type { OrderedUnits } from '@basin/sdk';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { OrderPageView } from './order-view.ts';
import styles from './Parcels.module.css';

/** The parcels of an order: carrier, day and what each holds; nothing before the first is sent. */
export function Parcels({ order }: { readonly order: OrderPageView }) {
  const { t, day } = useLanguage();
  if (order.trackings.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="label">
        {t('order.parcels')}
      </Heading>
      <ul className={styles.list}>
        {order.trackings.map(({ carrier, number, url, sentAt, units }) => (
          <li key={number}>
            {url === null ? (
              <Text render={<div />}>
                {carrier} {number}
              </Text>
            ) : (
              <Link href={url}>{t('order.track', { carrier, number })}</Link>
            )}
            {sentAt && (
              <Text size="s" tone="muted">
                {t('order.parcel.sent', { day: day(sentAt) })}
              </Text>
            )}
            {units && <Units units={units} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The units of lines that came back; nothing when none did. */
export function Returned({ order }: { readonly order: OrderPageView }) {
  const { t } = useLanguage();
  if (order.returned.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="label">
        {t('order.returned')}
      </Heading>
      <Units units={order.returned} />
    </section>
  );
}

function Units({ units }: { readonly units: readonly OrderedUnits[] }) {
  const { t } = useLanguage();
  return units.map(({ name, quantity }, index) => (
    <Text key={index} size="s" tone="muted">
      {t('order.units', { quantity: String(quantity), name })}
    </Text>
  ));
}
