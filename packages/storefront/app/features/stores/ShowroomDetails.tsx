import { formatPhone } from '@basin/domain';
import { Badge, Container, DescriptionList, Heading, Link, LinkButton, Text } from '@basin/react-ui';
import { useState, type ReactNode } from 'react';
import { Form } from 'react-router';
import { useFocusOnceDone } from '../../shell/document/use-focus-once-done.ts';
import { StructuredData } from '../../shell/document/StructuredData.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { AppointmentDialog } from './AppointmentDialogOnDemand.ts';
import type { AppointmentResult } from './book-appointment.server.ts';
import type { MapArea } from './map-area.server.ts';
import { openingAt, type Opening } from './opening.ts';
import { ShowroomCard } from './ShowroomCard.tsx';
import { showroomHash, ShowroomMap, type ShowroomMapProps } from './ShowroomMap.tsx';
import type { ShowroomPageView, ShowroomView } from './showroom-view.ts';
import { featureText } from './feature-text.ts';
import styles from './ShowroomDetails.module.css';
import { localTime, timeFormat } from './time-format.ts';
import { useMinute } from './use-minute.ts';

interface ShowroomDetailsProps {
  readonly showroom: ShowroomPageView;
  readonly nearby: readonly ShowroomView[];
  readonly area: MapArea;
  /** What it displays. */
  readonly children?: ReactNode;
  /** The result of the appointment form, or the form with what is known of the customer. */
  readonly result: AppointmentResult;
}

/** The hash of the appointment overlay. */
const appointmentId = 'appointment';

/** A showroom: its address, opening hours and features. */
export function ShowroomDetails({ showroom, nearby, area, children, result }: ShowroomDetailsProps) {
  const { t } = useLanguage();
  const { name, lines, phone, email, directions, features, image, appointment, isPreferred } = showroom;
  return (
    <>
      <Container render={<section />} className={styles.root}>
        <StructuredData facts={showroom.facts} />
        <header id={showroomHash(showroom.id)} className={styles.head}>
          <Heading level={1}>{name}</Heading>
          <Text tone="muted">{featureText(t, features)}</Text>
        </header>
        {image !== null && (
          <CataloguePicture
            name={image}
            alt={t('store.picture', { name })}
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
            <div className={styles.actions}>
              {appointment && (
                <LinkButton href={`#${appointmentId}`} variant="primary" wide>
                  {t('store.appointment')}
                </LinkButton>
              )}
              {directions !== null && (
                <LinkButton href={directions} wide>
                  {t('store.directions')}
                </LinkButton>
              )}
              <Preference isPreferred={isPreferred} />
            </div>
          </address>
          <Hours showroom={showroom} />
          <Map showrooms={[showroom, ...nearby]} area={area} />
        </div>
      </Container>
      {children}
      {nearby.length > 0 && <Nearby showrooms={nearby} />}
      {appointment && <AppointmentDialog id={appointmentId} offer={appointment} result={result} />}
    </>
  );
}

/** Whether this is the shopper's showroom, or the button that makes it so and then hands its focus over. */
function Preference({ isPreferred }: { readonly isPreferred: boolean }) {
  const { t } = useLanguage();
  const badge = useFocusOnceDone<HTMLSpanElement>(isPreferred);
  if (!isPreferred) return <PreferredShowroomForm />;
  return (
    <Badge ref={badge} tabIndex={-1} tone="success">
      {t('store.mine')}
    </Badge>
  );
}

/** A map of the showroom and others near it. */
function Map({ showrooms, area }: Pick<ShowroomMapProps, 'showrooms' | 'area'>) {
  const [current, setCurrent] = useState(showrooms[0]?.id ?? '');
  return <ShowroomMap showrooms={showrooms} area={area} current={current} onCurrentChange={setCurrent} />;
}

function Nearby({ showrooms }: { readonly showrooms: readonly ShowroomView[] }) {
  const { t } = useLanguage();
  return (
    <Container render={<section aria-labelledby="nearby" />} className={styles.nearby}>
      <Heading level={2} id="nearby">
        {t('store.nearby')}
      </Heading>
      <ul className={styles.showrooms}>
        {showrooms.map((showroom) => (
          <li key={showroom.id} id={showroomHash(showroom.id)}>
            <ShowroomCard showroom={showroom} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** Saves the showroom as the visitor's preferred one. */
function PreferredShowroomForm() {
  const { t } = useLanguage();
  return (
    <Form method="post" replace preventScrollReset>
      <SubmitButton intent="makeMine" wide>
        {t('store.makeMine')}
      </SubmitButton>
    </Form>
  );
}

/** The hours of the week. Guests share the page, so only the browser marks today and says whether the showroom is open. */
function Hours({ showroom }: { readonly showroom: ShowroomPageView }) {
  const { t } = useLanguage();
  const now = useMinute();
  const opening = now && openingAt(showroom.openingHours, localTime(now, showroom.timeZone));
  return (
    <section>
      <div className={styles.hours}>
        <Heading level={2} size="title">
          {t('store.hours')}
        </Heading>
        {opening && (
          <Text size="s">
            <OpeningText opening={opening} hours={showroom.hours} />
          </Text>
        )}
      </div>
      <DescriptionList
        items={showroom.hours.map(({ id, day, hours = t('store.closed') }) =>
          id === opening?.today
            ? { term: <strong aria-current="date">{day}</strong>, details: <strong>{hours}</strong> }
            : { term: day, details: hours },
        )}
      />
    </section>
  );
}

/** Says until when the showroom is open, or when it opens next. */
function OpeningText({ opening, hours }: { readonly opening: Opening; readonly hours: ShowroomPageView['hours'] }) {
  const { t, locale } = useLanguage();
  const time = timeFormat(locale);
  if (opening.isOpen) return t('store.open', { time: time(opening.until) });
  const { opens } = opening;
  if (opens === undefined) return t('store.closed');
  const day = hours.find(({ id }) => id === opens.day)?.day ?? '';
  return t(opens.day === opening.today ? 'store.opens.today' : 'store.opens', { day, time: time(opens.at) });
}
