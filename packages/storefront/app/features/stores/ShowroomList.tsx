import { formatPhone, storeFeatures } from '@basin/domain';
import { Button, CheckboxGroup, Container, Heading, Link, LinkButton, Text, TextField } from '@basin/react-ui';
import { Form } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { OwnPlace, type OwnPlaceProps } from './OwnPlace.tsx';
import type { FoundShowrooms } from './find-showrooms.server.ts';
import type { ShowroomView } from './showroom-view.ts';
import styles from './ShowroomList.module.css';

interface ShowroomListProps extends Pick<OwnPlaceProps, 'locationError' | 'isLost'> {
  readonly found: FoundShowrooms;
}

/** Showrooms near a place, or all of them, with what each offers. */
export function ShowroomList({ found: { near, features, showrooms }, ...place }: ShowroomListProps) {
  const { t, path } = useLanguage();
  return (
    <Container render={<section />} className={styles.root}>
      <Form role="search" aria-label={t('store.title')} className={styles.form}>
        <div className={styles.place}>
          <TextField
            key={near}
            name="near"
            label={t('store.search')}
            defaultValue={near}
            autoComplete="postal-code"
            maxLength={100}
          />
          <Button type="submit">{t('search.submit')}</Button>
        </div>
        <OwnPlace {...place} />
        <CheckboxGroup
          key={features.join()}
          legend={t('store.features')}
          name="feature"
          defaultValue={features}
          options={storeFeatures.map((value) => ({ value, label: t(`store.feature.${value}`) }))}
        />
      </Form>
      <div className={styles.results}>
        <div role="status" className={styles.status}>
          {near !== '' && (
            <Heading level={2} size="title">
              {t(showrooms.length > 0 ? 'store.near' : 'store.none', { place: near })}
            </Heading>
          )}
          <Text size="s" tone="muted">
            {showrooms.length > 0 || near !== ''
              ? t('store.count', { count: showrooms.length })
              : t(features.length > 0 ? 'store.unfit' : 'store.empty')}
          </Text>
        </div>
        <ul className={styles.showrooms}>
          {showrooms.map((showroom) => (
            <Showroom key={showroom.id} showroom={showroom} />
          ))}
        </ul>
        {near !== '' && (
          <div>
            <LinkButton href={path('/find-a-showroom/browse-all-showrooms')}>{t('store.all')}</LinkButton>
          </div>
        )}
      </div>
    </Container>
  );
}

function Showroom({ showroom }: { readonly showroom: ShowroomView }) {
  const { t, path, number } = useLanguage();
  const { name, lines, phone, directions, miles, features } = showroom;
  return (
    <li className={styles.showroom}>
      <Heading level={3} size="title">
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
        {features.map((feature) => t(`store.feature.${feature}`)).join(' · ')}
      </Text>
      <Text size="s" render={<div />} className={styles.way}>
        {miles !== null && t('store.distance', { distance: number(miles) })}
        {directions !== null && <Link href={directions}>{t('store.directions')}</Link>}
      </Text>
    </li>
  );
}
