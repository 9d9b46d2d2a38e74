import { formatPhone } from '@basin/domain';
import { Badge, Button, Container, DescriptionList, Heading, Link, LinkButton, Text } from '@basin/react-ui';
import { Form } from 'react-router';
import { StructuredData } from '../../shell/document/StructuredData.tsx';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useSending } from '../../shell/forms/use-sending.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { AppointmentDialog } from './AppointmentDialogOnDemand.ts';
import type { AppointmentAnswer } from './book-appointment.server.ts';
import type { OpeningHours, ShowroomPageView } from './showroom-view.ts';
import styles from './ShowroomDetails.module.css';

interface ShowroomDetailsProps {
  readonly showroom: ShowroomPageView;
  /** Of the form for an appointment. */
  readonly answer: AppointmentAnswer | undefined;
}

/** The hash of the overlay that books an appointment. */
const appointmentId = 'appointment';

/** One showroom: where it is, when it is open, what it offers. */
export function ShowroomDetails({ showroom, answer }: ShowroomDetailsProps) {
  const { t } = useLanguage();
  const { name, lines, phone, email, directions, features, image, hours, appointment, isMine } = showroom;
  return (
    <Container render={<section />} className={styles.root}>
      <StructuredData facts={showroom.facts} />
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
          {appointment && (
            <LinkButton href={`#${appointmentId}`} variant="primary">
              {t('store.appointment')}
            </LinkButton>
          )}
          {directions !== null && <LinkButton href={directions}>{t('store.directions')}</LinkButton>}
          {isMine ? <Badge tone="success">{t('store.mine')}</Badge> : <MakeMine />}
        </address>
        <section>
          <Heading level={2} size="title">
            {t('store.hours')}
          </Heading>
          <Hours hours={hours} />
        </section>
      </div>
      {appointment && <AppointmentDialog id={appointmentId} offer={appointment} answer={answer} />}
    </Container>
  );
}

/** Keeps the showroom as the visitor's own. */
function MakeMine() {
  const { t } = useLanguage();
  return (
    <Form method="post" replace preventScrollReset>
      <Button type="submit" name="intent" value="makeMine" pending={useSending({ intent: 'makeMine' })}>
        {t('store.makeMine')}
      </Button>
    </Form>
  );
}

function Hours({ hours }: { readonly hours: readonly OpeningHours[] }) {
  const { t } = useLanguage();
  return (
    <DescriptionList items={hours.map(({ day, hours: open }) => ({ term: day, details: open ?? t('store.closed') }))} />
  );
}
