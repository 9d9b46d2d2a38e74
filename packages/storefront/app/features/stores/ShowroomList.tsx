import { storeFeatures } from '@basin/domain';
import {
  Badge,
  CheckboxGroup,
  Container,
  Disclosure,
  Heading,
  Link,
  LinkButton,
  SelectList,
  SkipLink,
  Text,
} from '@basin/react-ui';
import { useState } from 'react';
import { Form } from 'react-router';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { PlaceField } from './PlaceField.tsx';
import { LocateMe, type LocateMeProps } from './LocateMe.tsx';
import type { FoundShowrooms } from './find-showrooms.server.ts';
import { ShowroomCard } from './ShowroomCard.tsx';
import { showroomHash, ShowroomMap } from './ShowroomMap.tsx';
import styles from './ShowroomList.module.css';
import type { ShowroomView } from './showroom-view.ts';

interface ShowroomListProps extends Pick<LocateMeProps, 'locationError' | 'isPlaceUnknown'> {
  readonly found: FoundShowrooms;
  /** Where the place comes from when the visitor did not enter it. */
  readonly startText: 'store.startsAtMine' | 'store.guessed' | null;
  /** The visitor's preferred showroom. */
  readonly own: { readonly name: string; readonly path: string } | null;
}

/** The id of the map and the list. */
const resultsId = 'showrooms';

/** The showrooms near a place, or all of them by region, each with its features. */
export function ShowroomList({ found, startText, own, ...place }: ShowroomListProps) {
  const { t, path } = useLanguage();
  const { near, showrooms, area } = found;
  const [current, setCurrent] = useState('');
  return (
    <Container render={<section />} className={styles.root}>
      <SearchForm found={found} own={own} {...place} />
      <div
        id={resultsId}
        className={styles.results}
        data-mapped={showrooms.some(({ place: spot }) => spot) || undefined}
      >
        <ResultCount found={found} />
        {startText && near !== '' && <Text size="s">{t(startText, { place: near })}</Text>}
        <ShowroomMap
          showrooms={showrooms}
          area={area}
          current={current}
          onCurrentChange={setCurrent}
          className={styles.map}
        />
        {near === '' && found.chosenRegions.length === 0 ? (
          <CardsByRegion found={found} current={current} setCurrent={setCurrent} />
        ) : (
          <ul className={styles.showrooms}>
            <Cards showrooms={showrooms} current={current} setCurrent={setCurrent} />
          </ul>
        )}
        {near !== '' && (
          <div>
            <LinkButton href={path(`/find-a-showroom/browse-all-showrooms${found.all.query}`)}>
              {t(found.all.text)}
            </LinkButton>
          </div>
        )}
      </div>
    </Container>
  );
}

/** The place, the features and the regions to search by. */
function SearchForm({ found, own, ...place }: Omit<ShowroomListProps, 'startText'>) {
  const { t, path } = useLanguage();
  const { near, features } = found;
  return (
    <Form role="search" aria-label={t('store.title')} className={styles.form}>
      <div className={styles.place}>
        <PlaceField key={near} near={near} />
        <SubmitButton>{t('search.submit')}</SubmitButton>
      </div>
      <LocateMe {...place} />
      {own && (
        <Text size="s">
          <Badge tone="success">{t('store.mine')}</Badge> <Link href={path(own.path)}>{own.name}</Link>
        </Text>
      )}
      <CheckboxGroup
        key={features.join()}
        legend={t('store.features')}
        name="feature"
        defaultValue={features}
        options={storeFeatures.map((value) => ({ value, label: t(`store.feature.${value}`) }))}
      />
      <Regions found={found} />
    </Form>
  );
}

/** How many showrooms were found, and near which place. */
function ResultCount({ found: { near, showrooms, heading, emptyText } }: { readonly found: FoundShowrooms }) {
  const { t } = useLanguage();
  const count = emptyText ? t(emptyText) : t('store.count', { count: showrooms.length });
  return (
    <div role="status" className={styles.status}>
      <Heading level={2} size="title">
        {heading ? t(heading, { place: near }) : count}
      </Heading>
      {heading && (
        <Text size="s" tone="muted">
          {count}
        </Text>
      )}
    </div>
  );
}

interface CurrentShowroom {
  /** The id of the showroom that the map highlights. */
  readonly current: string;
  readonly setCurrent: (id: string) => void;
}

/** The showrooms of all regions, each region closed, because the whole list is long. */
function CardsByRegion({ found, ...current }: CurrentShowroom & { readonly found: FoundShowrooms }) {
  const { regions, showrooms } = found;
  const codes = regions.map(({ value }) => value);
  const others = showrooms.filter(({ state }) => !codes.includes(state ?? ''));
  return (
    <>
      <div className={styles.showrooms}>
        {regions.map(({ value, label, count }) => (
          <Disclosure key={value} headingLevel={3} summary={label} note={count}>
            <ul>
              <Cards headingLevel={4} showrooms={showrooms.filter(({ state }) => state === value)} {...current} />
            </ul>
          </Disclosure>
        ))}
      </div>
      {others.length > 0 && (
        <ul className={styles.showrooms}>
          <Cards showrooms={others} {...current} />
        </ul>
      )}
    </>
  );
}

interface CardsProps extends CurrentShowroom {
  readonly showrooms: readonly ShowroomView[];
  readonly headingLevel?: 3 | 4;
}

function Cards({ showrooms, headingLevel, current, setCurrent }: CardsProps) {
  return showrooms.map((showroom) => (
    <li
      key={showroom.id}
      id={showroomHash(showroom.id)}
      data-current={showroom.id === current || undefined}
      onPointerEnter={() => setCurrent(showroom.id)}
      className={styles.showroom}
    >
      <ShowroomCard showroom={showroom} headingLevel={headingLevel} />
    </li>
  ));
}

/** The states and provinces to filter by. Hidden when the visitor searches near a place. */
function Regions({ found: { regions, chosenRegions } }: { readonly found: FoundShowrooms }) {
  const { t } = useLanguage();
  if (regions.length === 0) return null;
  return (
    <>
      <SkipLink href={`#${resultsId}`}>{t('store.skipToMap')}</SkipLink>
      <SelectList
        key={chosenRegions.join()}
        legend={t('store.regions')}
        name="region"
        options={regions.map(({ value, label, count }) => ({ value, label, note: count }))}
        defaultValue={chosenRegions}
        searchLabel={t('store.regions.search')}
        statusText={(count) => t('store.regions.count', { count })}
      />
    </>
  );
}
