import { Button, Container, Heading, Link } from '@basin/react-ui';
import { useId, useState, type ReactNode } from 'react';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { Departments } from '../../shell/header/Departments.tsx';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { usePrice } from '../catalogue/index.ts';
import { recentLists } from '../recent/index.ts';
import type { SearchStart } from './found-by-search.ts';
import { SearchField } from './SearchField.tsx';
import styles from './SearchScreen.module.css';
import type { SuggestedProduct } from './suggestions.ts';
import { useSearchPath } from './use-search-path.ts';
import { recentSearches } from './use-suggestions.tsx';

interface SearchScreenProps {
  readonly view: SearchStart;
  readonly headingLevel: 1 | 2;
}

/** The search start page: the field, recent and frequent searches, popular products, and the departments. */
export function SearchScreen({ view: { searches, products }, headingLevel }: SearchScreenProps) {
  const { t } = useLanguage();
  return (
    <Container className={styles.root}>
      <header className={styles.head}>
        <Heading level={headingLevel}>{t('search.start')}</Heading>
        <SearchField isPageItself className={styles.field} />
      </header>
      <div className={styles.lists}>
        <RecentSearches />
        {searches.length > 0 && (
          <Section title={t('search.top')}>
            <SearchLinks searches={searches} />
          </Section>
        )}
        {products.length > 0 && (
          <Section title={t('search.popular')}>
            <ul className={styles.popular}>
              {products.map((product) => (
                <li key={product.path}>
                  <PopularProduct product={product} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
      <Section title={t('search.pages.category')}>
        <Departments headingLevel={3} />
      </Section>
    </Container>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} size="title" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function SearchLinks({ searches }: { readonly searches: readonly string[] }) {
  const searchPath = useSearchPath();
  return (
    <ul className={styles.searches}>
      {searches.map((words) => (
        <li key={words}>
          <Link href={searchPath(words)} variant="quiet" className={styles.words}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The recent searches, which only this browser stores. */
function RecentSearches() {
  const { t } = useLanguage();
  const isInBrowser = useIsInBrowser();
  const [isCleared, setIsCleared] = useState(false);
  const recent = isInBrowser && !isCleared ? recentSearches() : [];
  const clear = () => {
    recentLists().clearSearches();
    document.querySelector<HTMLElement>('main [data-first-focus]')?.focus(); // the button disappears
    setIsCleared(true);
  };
  if (recent.length === 0) return null;
  return (
    <Section title={t('search.recent')}>
      <SearchLinks searches={recent} />
      <Button type="button" size="small" variant="quiet" onClick={clear} className={styles.clear}>
        {t('search.recent.clear')}
      </Button>
    </Section>
  );
}

function PopularProduct({ product: { path, name, image, price, coverage } }: { readonly product: SuggestedProduct }) {
  const { current, unit } = usePrice()({ price: price?.from, isFrom: price?.isRange, coverage });
  return (
    <Link href={path} variant="quiet" className={styles.product}>
      {image && <CataloguePicture name={image} alt="" sizes={pictureSizes.topSearch} className={styles.picture} />}
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>
        {current} {unit}
      </span>
    </Link>
  );
}
