import { Container, Heading, Link, LinkButton, Text } from '@basin/react-ui';
import type { FoundPage } from '@basin/sdk';
import { useId, useMemo } from 'react';
import { ProductGrid, Listing, isFiltered, useListingState, unpack, type ProductCardView } from '../catalogue/index.ts';
import { Departments } from '../../shell/header/Departments.tsx';
import { SearchField } from './SearchField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { FoundBySearch, SearchStart } from './found-by-search.ts';
import { LinkList } from '../../shell/document/LinkList.tsx';
import { SearchScreen } from './SearchScreen.tsx';
import styles from './SearchResults.module.css';

interface HeadingProps {
  readonly headingLevel: 1 | 2;
}
interface SearchResultsProps extends HeadingProps {
  readonly view: FoundBySearch;
}

/** The search start page, or the results for the shopper's words. */
export function SearchResults({ view, ...heading }: HeadingProps & { readonly view: FoundBySearch | SearchStart }) {
  return 'searches' in view ? <SearchScreen view={view} {...heading} /> : <Results view={view} {...heading} />;
}

/** The results of a search: pages, products with filters, and service parts. */
function Results(props: SearchResultsProps) {
  const { view: packed, order, pages, hasOwnPage } = props.view;
  const view = useMemo(() => unpack(packed), [packed]);
  const { t } = useLanguage();
  const state = useListingState();
  const query = state.keyword;
  const title = query ? t('search.title', { query }) : t('nav.search');
  const showsProducts = order.showsProducts || isFiltered(state);
  const hasGoods = showsProducts || order.showsParts;
  const listsPages = pages.length > 0 && (hasOwnPage || !hasGoods);
  const parts = order.showsParts && (
    <Parts {...props} query={query} alreadyStyled={showsProducts ? view.products : []} />
  );
  return (
    <>
      <Container render={<header />} className={styles.head}>
        <Heading level={props.headingLevel}>{title}</Heading>
        <SearchField key={query} defaultValue={query} />
        {order.isNear && <Text>{t('search.near', { query })}</Text>}
        {!listsPages && pages.length > 0 && <Pages pages={pages} />}
      </Container>
      {listsPages && <LinkList view={{ items: pages.map(linkTo) }} />}
      {order.partsFirst && parts}
      {!hasGoods && pages.length === 0 && (
        <Container>
          <NothingFound query={query} />
        </Container>
      )}
      {showsProducts && <Listing title={title} state={state} view={view} empty={<NothingFound query={query} />} />}
      {!order.partsFirst && parts}
    </>
  );
}

const linkTo = ({ title, path, description }: FoundPage) => ({ title, path, text: description ?? undefined });

/** Content pages that match the search, with their titles on one line. */
function Pages({ pages }: { pages: readonly FoundPage[] }) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.pages}>
      <Text render={<span />} id={id} tone="muted">
        {t('search.pages')}
      </Text>
      <ul>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <Link href={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PartsProps extends SearchResultsProps {
  readonly query: string;
  readonly alreadyStyled: readonly ProductCardView[];
}

function Parts({ view: { parts, partsTotal }, query, alreadyStyled }: PartsProps) {
  const { t, path } = useLanguage();
  const all = `${path('/support/service-parts')}?${new URLSearchParams({ keyword: query }).toString()}`;
  return (
    <Container render={<section />} className={styles.parts}>
      <Heading level={2}>{t('search.parts')}</Heading>
      <ProductGrid products={parts} alreadyStyled={alreadyStyled} label={t('search.parts')} />
      {partsTotal > parts.length && <LinkButton href={all}>{t('search.parts.all', { count: partsTotal })}</LinkButton>}
    </Container>
  );
}

function NothingFound({ query }: { query: string }) {
  const { t, path } = useLanguage();
  const reason = query === '' ? 'search.start' : 'search.empty';
  return (
    <div className={styles.empty}>
      <Text size="l">{t(reason, { query })}</Text>
      <Text tone="muted">{t(`${reason}.hint`)}</Text>
      <LinkButton href={path('/products')}>{t('nav.products')}</LinkButton>
      <Departments />
    </div>
  );
}
