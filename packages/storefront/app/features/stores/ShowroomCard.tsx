import { distanceIn, formatPhone } from '@basin/domain';
import { Heading, Link, Text } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { featureText } from './feature-text.ts';
import styles from './ShowroomCard.module.css';
import type { ShowroomView } from './showroom-view.ts';

interface ShowroomCardProps {
  readonly showroom: ShowroomView;
  readonly headingLevel?: 3 | 4 | undefined;
}

/** A showroom in a list: its name, address, features and distance. */
export function ShowroomCard({ showroom, headingLevel = 3 }: ShowroomCardProps) {
  const { t, path } = useLanguage();
  const { name, lines, phone, directions, distanceKm, features } = showroom;
  return (
    <>
      <Heading level={headingLevel} size="title">
        {showroom.path === null ? (
          name
        ) : (
          <Link href={path(showroom.path)} variant="quiet">
            {name}
          </Link>
        )}
      </Heading>
      <address className={styles.address}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {phone !== null && (
          <a href={`tel:+1${phone}`} aria-label={t('store.call', { phone: formatPhone(phone) })}>
            {formatPhone(phone)}
          </a>
        )}
      </address>
      <Text size="s" tone="muted">
        {featureText(t, features)}
      </Text>
      <Text size="s" render={<div />} className={styles.way}>
        {distanceKm !== null && <Distance km={distanceKm} />}
        {directions !== null && (
          <Link href={directions} aria-label={`${t('store.directions')}, ${name}`}>
            {t('store.directions')}
          </Link>
        )}
      </Text>
    </>
  );
}

/** A distance in miles, or in kilometres in languages with metric units. */
function Distance({ km }: { readonly km: number }) {
  const { t, isMetric, number } = useLanguage();
  const distance = distanceIn(isMetric ? 'km' : 'mi', km);
  return distance < 1 ? t('store.distance.here') : t('store.distance', { distance: number(distance) });
}
