import { formatPhone } from '@basin/domain';
import { Container, DescriptionList, Heading, Link, LinkButton, Text } from '@basin/react-ui';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { OpeningHours, ShowroomPageView } from './showroom-view.ts';
import styles from './ShowroomDetails.module.css';

/** One showroom: where it is, when it is open, what it offers. */
export function ShowroomDetails({ showroom }: { readonly showroom: ShowroomPageView }) {
  const { t } = useLanguage();
  const { name, lines, phone, email, directions, features, image, hours } = showroom;
  return (
    <Container render={<section />} className={styles.root}>
      <header className={styles.head}>
        <Heading level={1}>{name}</Heading>
        <Text tone="muted">{features.map((feature) => t(`store.feature.${feature}`)).join(' · ')}</Text>
      </header>
      {image !== null && (
        <CataloguePicture
          name={image}
          alt=""
          shape="wide"
          sizes={pictureSizes.room}
          priority
          className={styles.picture}
        />
      )}
      <div className={styles.facts}>
        <address className={styles.address}>
          <Text size="l" render={<div />}>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Text>
          {phone !== null && <Link href={`tel:+1${phone}`}>{formatPhone(phone)}</Link>}
          {email !== null && <Link href={`mailto:${email}`}>{email}</Link>}
          {directions !== null && <LinkButton href={directions}>{t('store.directions')}</LinkButton>}
        </address>
        <section>
          <Heading level={2} size="title">
            {t('store.hours')}
          </Heading>
          <Hours hours={hours} />
        </section>
      </div>
    </Container>
  );
}

function Hours({ hours }: { readonly hours: readonly OpeningHours[] }) {
  const { t } = useLanguage();
  return (
    <DescriptionList items={hours.map(({ day, hours: open }) => ({ term: day, details: open ?? t('store.closed') }))} />
  );
}
