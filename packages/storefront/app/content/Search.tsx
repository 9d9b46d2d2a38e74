import { Container, Heading, LinkButton, Text } from '@basin/react-ui';
import { useMemo } from 'react';
import { Departments } from '../components/Departments.tsx';
import { ProductGrid } from '../components/ProductGrid.tsx';
import { Listing } from '../listing/Listing.tsx';
import { useListingState } from '../listing/use-listing-state.ts';
import { SearchField } from '../layout/SearchField.tsx';
import { useLanguage } from '../texts/TextsProvider.tsx';
import type { PartProps } from './ContentPage.tsx';
import { unpack } from './packed.ts';
import styles from './Search.module.css';

/** What was found for a shopper's words: products with their filters, then service parts. */
export function Search({ view: { view: packed, parts, partsTotal }, headingLevel }: PartProps<'search'>) {
  const view = useMemo(() => unpack(packed), [packed]);
  const { t } = useLanguage();
  const state = useListingState();
  const query = state.keyword;
  const title = query ? t('search.title', { query }) : t('nav.search');
  return (
    <>
      <Container as="header" className={styles.head}>
        <Heading level={headingLevel}>{title}</Heading>
        <SearchField key={query} defaultValue={query} />
      </Container>
      {view.total > 0 || state.query.facets.size > 0 ? (
        <Listing title={title} state={state} view={view} hasSort={false} empty={<NothingFound query={query} />} />
      ) : (
        <Container>
          <NothingFound query={query} />
        </Container>
      )}
      {parts.length > 0 && (
        <Container as="section" className={styles.parts}>
          <Heading level={2}>{t('search.parts')}</Heading>
          <ProductGrid products={parts} label={t('search.parts')} />
          {partsTotal > parts.length && <AllParts query={query} />}
        </Container>
      )}
    </>
  );
}

function AllParts({ query }: { query: string }) {
  const { t, path } = useLanguage();
  const href = `${path('/support/service-parts')}?${new URLSearchParams({ keyword: query, type: 'part' }).toString()}`;
  return <LinkButton href={href}>{t('action.viewAll')}</LinkButton>;
}

function NothingFound({ query }: { query: string }) {
  const { t, path } = useLanguage();
  return (
    <div className={styles.empty}>
      <Text size="l">{t('search.empty', { query })}</Text>
      <Text tone="muted">{t('search.empty.hint')}</Text>
      <LinkButton href={path('/products')}>{t('nav.products')}</LinkButton>
      <Departments />
    </div>
  );
}
