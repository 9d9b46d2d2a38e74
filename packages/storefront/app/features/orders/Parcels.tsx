import { Heading, Link, Stack, Text, Timeline } from '@basin/react-ui';
import type { OrderedUnits } from '@basin/sdk';
import { useId } from 'react';
import { unitsText } from '../cart/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { OrderPageView } from './order-view.ts';
import styles from './OrderView.module.css';

interface ParcelsProps {
  readonly order: Pick<OrderPageView, 'trackings'>;
  readonly level?: 2 | 3;
}

/** The parcels of an order or of its part with carrier, date and contents. Renders nothing until the first one ships. */
export function Parcels({ order, level = 2 }: ParcelsProps) {
  const { t } = useLanguage();
  const headingId = useId();
  const parcelEvent = useParcelEvent();
  if (order.trackings.length === 0) return null;
  return (
    <Stack render={<section />} gap={2}>
      <Heading level={level} size="label" id={headingId}>
        {t('order.parcels')}
      </Heading>
      <Timeline aria-labelledby={headingId} events={order.trackings.map(parcelEvent)} />
    </Stack>
  );
}

/** Returns a function that describes a parcel for the timeline. */
function useParcelEvent() {
  const { t, day } = useLanguage();
  return ({ carrier, number, url, sentAt, units }: OrderPageView['trackings'][number]) => ({
    id: number,
    title: url === null ? `${carrier} ${number}` : <Link href={url}>{t('order.track', { carrier, number })}</Link>,
    time: sentAt && t('order.parcel.sent', { day: day(sentAt) }),
    children: units && <Units units={units} />,
  });
}

/** The returned units, with the day of each return. Renders nothing when there are none. */
export function Returned({ order }: { readonly order: OrderPageView }) {
  const { t, day } = useLanguage();
  if (order.returns.length === 0) return null;
  return (
    <Stack render={<section />} gap={2}>
      <Heading level={2} size="label">
        {t('order.returned')}
      </Heading>
      {order.returns.map(({ returnedAt, units }, index) => (
        <div key={index}>
          {returnedAt && <Text size="s">{t('order.returnedOn', { day: day(returnedAt) })}</Text>}
          <Units units={units} />
        </div>
      ))}
    </Stack>
  );
}

function Units({ units }: { readonly units: readonly OrderedUnits[] }) {
  const { t } = useLanguage();
  return (
    <Text render={<ul />} size="s" tone="muted">
      {units.map(({ parts, ...line }, index) => (
        <li key={index}>
          {unitsText(t, line)}
          {parts.length > 0 && (
            <ul className={styles.parts}>
              {parts.map((part, at) => (
                <li key={at}>{unitsText(t, part)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Text>
  );
}
